<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
    <context>
        <name>keepsake</name>
        <message>
            <source>folder of all data</source>
            <translation>存放所有数据的文件夹</translation>
        </message>
        <message>
            <source>A private assistant that remembers you and shows you everything it remembers.</source>
            <translation>一个记得您、并把记得的一切都给您看的私人助手。</translation>
        </message>
        <message>
            <source>Without a command the window opens; a file to import or a keepsake:// link may be given then.</source>
            <translation>不带命令时打开窗口；此时可以给出要导入的文件或 keepsake:// 链接。</translation>
        </message>
        <message>
            <source>open the small window for one question</source>
            <translation>打开只问一个问题的小窗口</translation>
        </message>
        <message>
            <source>try every part of this program on this machine</source>
            <translation>在这台电脑上检验程序的每个部分</translation>
        </message>
        <message>
            <source>print the self-test's report as JSON</source>
            <translation>以 JSON 输出自检报告</translation>
        </message>
        <message>
            <source>commands</source>
            <translation>命令</translation>
        </message>
        <message>
            <source>Erase for good, with every earlier wording? What it was made of stays. This cannot be undone.</source>
            <translation>要连同以前的所有措辞一起永久清除吗？它所依据的内容会保留。此操作无法撤销。</translation>
        </message>
        <message>
            <source>what is done after the answers</source>
            <translation>回答之后做的事</translation>
        </message>
        <message>
            <source>what waits, runs or was given up</source>
            <translation>等待、进行或已放弃的任务</translation>
        </message>
        <message numerus="yes">
            <source>{n} jobs</source>
            <translation>
                <numerusform>{n} 项任务</numerusform>
            </translation>
        </message>
        <message>
            <source>It is tried again the next time Keepsake runs for a while.</source>
            <translation>下次 Keepsake 运行一段时间时会再试。</translation>
        </message>
        <message>
            <source>Thrown away.</source>
            <translation>已丢弃。</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>已保存。</translation>
        </message>
        <message>
            <source>Deleted. To undo: {command}</source>
            <translation>已删除。撤销：{command}</translation>
        </message>
        <message>
            <source>Erased. Nothing of it is left on the disk.</source>
            <translation>已清除。磁盘上没有留下任何痕迹。</translation>
        </message>
        <message>
            <source>give one your own words</source>
            <translation>改成您的原话</translation>
        </message>
        <message>
            <source>delete one; it is not made again</source>
            <translation>删除一条；不会再生成</translation>
        </message>
        <message>
            <source>erase some for good</source>
            <translation>永久清除</translation>
        </message>
        <message>
            <source>print JSON</source>
            <translation>输出 JSON</translation>
        </message>
        <message>
            <source>try a job again</source>
            <translation>再试一次任务</translation>
        </message>
        <message>
            <source>throw a job away</source>
            <translation>丢弃任务</translation>
        </message>
        <message>
            <source>all of them</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>do not ask</source>
            <translation>不再询问</translation>
        </message>
        <message>
            <source>what you keep talking about</source>
            <translation>您常谈的话题</translation>
        </message>
        <message>
            <source>summaries of chats</source>
            <translation>聊天摘要</translation>
        </message>
        <message>
            <source>For the next message: {name}</source>
            <translation>随下一条消息：{name}</translation>
        </message>
        <message>
            <source>chat in the terminal</source>
            <translation>在终端里聊天</translation>
        </message>
        <message>
            <source>one message, its answer, and out</source>
            <translation>发一条消息，得到回答后退出</translation>
        </message>
        <message>
            <source>a picture, a PDF or a text file for the first message; may be repeated</source>
            <translation>随第一条消息发送的图片、PDF 或文本文件；可重复使用</translation>
        </message>
        <message>
            <source>have the model go on with the last answer of --conversation</source>
            <translation>让模型继续 --conversation 中的最后一个回答</translation>
        </message>
        <message>
            <source>go on with this conversation</source>
            <translation>继续这个聊天</translation>
        </message>
        <message>
            <source>the model that answers</source>
            <translation>负责回答的模型</translation>
        </message>
        <message>
            <source>read and write no memory, leave nothing on disk</source>
            <translation>不读也不写记忆，不在磁盘上留下任何东西</translation>
        </message>
        <message>
            <source>a new conversation belongs to this space</source>
            <translation>新聊天属于这个空间</translation>
        </message>
        <message>
            <source>print JSON, one object an answer</source>
            <translation>输出 JSON，每个回答一个对象</translation>
        </message>
        <message>
            <source>the offline assistant</source>
            <translation>离线助手</translation>
        </message>
        <message>
            <source>You are talking to {model}. /undo takes the last exchange back, /quit or Ctrl-D ends.</source>
            <translation>您正在和 {model} 对话。/undo 撤回上一轮，/quit 或 Ctrl-D 退出。</translation>
        </message>
        <message>
            <source>/attach FILE gives a file, /continue goes on with an answer, /again [MODEL] answers anew.</source>
            <translation>/attach 文件 添加附件，/continue 继续回答，/again [模型] 重新回答。</translation>
        </message>
        <message>
            <source>⚠ {model} cannot see pictures: it is only told that there is one.</source>
            <translation>⚠ {model} 看不到图片：它只会知道有一张图片。</translation>
        </message>
        <message>
            <source>Taken back: {text}</source>
            <translation>已撤回：{text}</translation>
        </message>
        <message>
            <source>Not stored of your message: {kinds}</source>
            <translation>您的消息中未保存的内容：{kinds}</translation>
        </message>
        <message numerus="yes">
            <source>{n} conflicts</source>
            <translation>
                <numerusform>{n} 个冲突</numerusform>
            </translation>
        </message>
        <message>
            <source>statements that wait for your decision</source>
            <translation>等待您决定的说法</translation>
        </message>
        <message>
            <source>what waits</source>
            <translation>等待处理的</translation>
        </message>
        <message>
            <source>what was settled</source>
            <translation>已经处理的</translation>
        </message>
        <message>
            <source>keep the old one, take the new one, or both</source>
            <translation>保留旧的、采用新的，或两者都留</translation>
        </message>
        <message>
            <source>the text that a merge makes of the two</source>
            <translation>合并两者后的文本</translation>
        </message>
        <message>
            <source>both: the new one holds in this space only</source>
            <translation>both：新的只在这个空间里成立</translation>
        </message>
        <message>
            <source>Settled. To undo: memories undo {operation}</source>
            <translation>已处理。撤销：memories undo {operation}</translation>
        </message>
        <message>
            <source>new: {text}</source>
            <translation>新：{text}</translation>
        </message>
        <message>
            <source>old: {text}</source>
            <translation>旧：{text}</translation>
        </message>
        <message>
            <source>all conversations</source>
            <translation>所有聊天</translation>
        </message>
        <message>
            <source>messages with these words</source>
            <translation>含有这些词的消息</translation>
        </message>
        <message>
            <source>write one to a file: Markdown, or JSON (a PDF: in the window)</source>
            <translation>将一个聊天写入文件：Markdown 或 JSON（PDF 请在窗口中导出）</translation>
        </message>
        <message>
            <source>give one another title</source>
            <translation>给聊天换个标题</translation>
        </message>
        <message>
            <source>undo the last change to the list of conversations</source>
            <translation>撤销聊天列表的上一次更改</translation>
        </message>
        <message numerus="yes">
            <source>{n} conversations</source>
            <translation>
                <numerusform>{n} 个聊天</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} messages</source>
            <translation>
                <numerusform>{n} 条消息</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} messages of this chat</source>
            <translation>
                <numerusform>本聊天的 {n} 条消息</numerusform>
            </translation>
        </message>
        <message>
            <source>past chats</source>
            <translation>以往的聊天</translation>
        </message>
        <message>
            <source>those in the trash</source>
            <translation>回收站里的</translation>
        </message>
        <message>
            <source>those in the archive</source>
            <translation>归档中的聊天</translation>
        </message>
        <message>
            <source>results at most</source>
            <translation>最多显示的结果数</translation>
        </message>
        <message>
            <source>only in this chat</source>
            <translation>只在此聊天中</translation>
        </message>
        <message>
            <source>only what this side said</source>
            <translation>只看这一方说的</translation>
        </message>
        <message>
            <source>only since this day</source>
            <translation>只看这一天起</translation>
        </message>
        <message>
            <source>only before this day</source>
            <translation>只看这一天之前</translation>
        </message>
        <message>
            <source>only what a memory rests on</source>
            <translation>只看记忆所依据的消息</translation>
        </message>
        <message>
            <source>else as the file's ending says</source>
            <translation>否则按文件扩展名决定</translation>
        </message>
        <message>
            <source>Written to {file}. It is not encrypted: keep it where only you can read it.</source>
            <translation>已写入 {file}。它没有加密：请放在只有您能读到的地方。</translation>
        </message>
        <message>
            <source>the messages of one</source>
            <translation>一个聊天的消息</translation>
        </message>
        <message>
            <source>what an answer was given</source>
            <translation>一个回答得到了什么</translation>
        </message>
        <message>
            <source>about {used} of {window} tokens</source>
            <translation>约 {used} / {window} 个词元</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>新聊天</translation>
        </message>
        <message>
            <source>You</source>
            <translation>您</translation>
        </message>
        <message>
            <source>(erased since)</source>
            <translation>（之后已清除）</translation>
        </message>
        <message>
            <source>Put this backup in the place of the data? The present data is kept as a backup.</source>
            <translation>用这个备份替换现有数据吗？现有数据会作为备份保留。</translation>
        </message>
        <message>
            <source>where the data lies, and its backups</source>
            <translation>数据在哪里，有哪些备份</translation>
        </message>
        <message>
            <source>pack everything into a file, as encrypted as it is</source>
            <translation>把全部数据打包成一个文件，仍是加密的</translation>
        </message>
        <message>
            <source>put a backup in the place of the data, which is kept as a backup</source>
            <translation>用备份替换数据，原数据作为备份保留</translation>
        </message>
        <message>
            <source>erase all data, backups, settings, and the key</source>
            <translation>抹除全部数据、备份、设置和密钥</translation>
        </message>
        <message>
            <source>Home: {path}</source>
            <translation>数据文件夹：{path}</translation>
        </message>
        <message>
            <source>Backup written to {file}.</source>
            <translation>备份已写入 {file}。</translation>
        </message>
        <message>
            <source>The backup is in place.</source>
            <translation>备份已还原。</translation>
        </message>
        <message>
            <source>Everything is erased.</source>
            <translation>已全部抹除。</translation>
        </message>
        <message>
            <source>backups, putting one back, erasing everything</source>
            <translation>备份、还原、全部抹除</translation>
        </message>
        <message>
            <source>Erase everything?</source>
            <translation>全部抹除吗？</translation>
        </message>
        <message>
            <source>Passphrase of the backup: </source>
            <translation>备份的密码短语：</translation>
        </message>
        <message>
            <source>Key: {kept}</source>
            <translation>密钥：{kept}</translation>
        </message>
        <message>
            <source>Versions</source>
            <translation>版本</translation>
        </message>
        <message>
            <source>Database</source>
            <translation>数据库</translation>
        </message>
        <message>
            <source>check everything that Keepsake stands on</source>
            <translation>检查 Keepsake 所依赖的一切</translation>
        </message>
        <message>
            <source>Models</source>
            <translation>模型</translation>
        </message>
        <message>
            <source>Checks</source>
            <translation>检查</translation>
        </message>
        <message>
            <source>the folders; add, rename or remove one</source>
            <translation>文件夹；添加、重命名或移除</translation>
        </message>
        <message>
            <source>Erase {chats} with {messages}, for good? What was learnt from them stays. This cannot be undone.</source>
            <translation>永久清除{chats}（{messages}）？从中得知的内容会保留。此操作无法撤销。</translation>
        </message>
        <message numerus="yes">
            <source>{n} folders</source>
            <translation>
                <numerusform>{n} 个文件夹</numerusform>
            </translation>
        </message>
        <message>
            <source>keep some at the top</source>
            <translation>置顶若干聊天</translation>
        </message>
        <message>
            <source>put some out of the way</source>
            <translation>归档若干聊天</translation>
        </message>
        <message>
            <source>move some into a space, or out of all</source>
            <translation>将若干聊天移入某个空间，或移出所有空间</translation>
        </message>
        <message>
            <source>name of a space, or none</source>
            <translation>空间名称，或 none</translation>
        </message>
        <message>
            <source>put some into a folder, or take them out</source>
            <translation>将若干聊天放入文件夹，或取出</translation>
        </message>
        <message>
            <source>name of a folder, or none</source>
            <translation>文件夹名称，或 none</translation>
        </message>
        <message>
            <source>move some to the trash</source>
            <translation>将若干聊天移到回收站</translation>
        </message>
        <message>
            <source>and what was learnt only there</source>
            <translation>以及只在那里得知的内容</translation>
        </message>
        <message>
            <source>take some out of the trash</source>
            <translation>从回收站恢复若干聊天</translation>
        </message>
        <message>
            <source>a new folder</source>
            <translation>新建文件夹</translation>
        </message>
        <message>
            <source>call a folder otherwise</source>
            <translation>重命名文件夹</translation>
        </message>
        <message>
            <source>take a folder away; its chats stay</source>
            <translation>移除文件夹；其中的聊天保留</translation>
        </message>
        <message>
            <source>Done. To undo: conversations undo {operation}</source>
            <translation>已完成。撤销：conversations undo {operation}</translation>
        </message>
        <message>
            <source>no longer keep some at the top</source>
            <translation>取消置顶若干聊天</translation>
        </message>
        <message>
            <source>take some out of the archive</source>
            <translation>将若干聊天移出归档</translation>
        </message>
        <message numerus="yes">
            <source>Erase {n} memories with every version of them, for good? This cannot be undone.</source>
            <translation>
                <numerusform>要永久清除 {n} 条记忆及其所有版本吗？此操作无法撤销。</numerusform>
            </translation>
        </message>
        <message>
            <source>Goes for good: {versions} versions, {conflicts} conflicts, {backups} backups.</source>
            <translation>将永久删除：{versions} 个版本、{conflicts} 个冲突、{backups} 个备份。</translation>
        </message>
        <message>
            <source>Stays: {messages} chat messages that it comes from; {manifests} answers say that they used it, without its text.</source>
            <translation>保留：作为来源的 {messages} 条聊天消息；{manifests} 条回答记录曾用过它，但不含其文本。</translation>
        </message>
        <message>
            <source>all memories, or those with the words of a query</source>
            <translation>所有记忆，或含有查询词的记忆</translation>
        </message>
        <message>
            <source>save a fact</source>
            <translation>保存一个事实</translation>
        </message>
        <message>
            <source>give a memory another text</source>
            <translation>给记忆换一段文字</translation>
        </message>
        <message>
            <source>erase memories for good</source>
            <translation>永久清除记忆</translation>
        </message>
        <message>
            <source>confidence {value} ({reasons})</source>
            <translation>可信度 {value}（{reasons}）</translation>
        </message>
        <message>
            <source>what is remembered</source>
            <translation>记住了什么</translation>
        </message>
        <message>
            <source>to be seen in this space only</source>
            <translation>只在这个空间可见</translation>
        </message>
        <message>
            <source>what is seen in this space only</source>
            <translation>仅限在这个空间可见的内容</translation>
        </message>
        <message>
            <source>undo the last change to memories, or the one with this number</source>
            <translation>撤销记忆的上一次更改，或指定编号的更改</translation>
        </message>
        <message>
            <source>redo what was undone</source>
            <translation>重做已撤销的更改</translation>
        </message>
        <message numerus="yes">
            <source>{n} memories</source>
            <translation>
                <numerusform>{n} 条记忆</numerusform>
            </translation>
        </message>
        <message>
            <source>Saved: {fact}</source>
            <translation>已保存：{fact}</translation>
        </message>
        <message>
            <source>Moved to the trash. To undo: memories undo {operation}</source>
            <translation>已移到回收站。撤销：memories undo {operation}</translation>
        </message>
        <message>
            <source>Restored.</source>
            <translation>已恢复。</translation>
        </message>
        <message>
            <source>(in the trash)</source>
            <translation>（在回收站中）</translation>
        </message>
        <message>
            <source>one memory with its sources</source>
            <translation>一条记忆及其来源</translation>
        </message>
        <message>
            <source>every version of a memory</source>
            <translation>一条记忆的所有版本</translation>
        </message>
        <message>
            <source>move memories to the trash</source>
            <translation>把记忆移到回收站</translation>
        </message>
        <message>
            <source>take memories out of the trash</source>
            <translation>把记忆移出回收站</translation>
        </message>
        <message>
            <source>No fact was found in this.</source>
            <translation>这里没有找到事实。</translation>
        </message>
        <message>
            <source>used {n} times</source>
            <translation>已使用 {n} 次</translation>
        </message>
        <message>
            <source>typed by hand</source>
            <translation>手动输入</translation>
        </message>
        <message>
            <source>change what is known about memories: kind, importance, space, expiry</source>
            <translation>更改记忆的信息：类别、重要性、空间、期限</translation>
        </message>
        <message>
            <source>make one memory of several: the first gets the text</source>
            <translation>把几条记忆合并成一条：第一条得到新文字</translation>
        </message>
        <message>
            <source>memories that are worth a second look</source>
            <translation>值得再看一眼的记忆</translation>
        </message>
        <message>
            <source>what became of the memories between two days</source>
            <translation>两天之间记忆的变化</translation>
        </message>
        <message>
            <source>make all memories, or some, what they were on a day</source>
            <translation>把全部或部分记忆恢复到某一天的样子</translation>
        </message>
        <message numerus="yes">
            <source>{n} changes</source>
            <translation>
                <numerusform>{n} 处更改</numerusform>
            </translation>
        </message>
        <message>
            <source>a day as 2026-12-31, or never</source>
            <translation>日期，如 2026-12-31，或 never</translation>
        </message>
        <message>
            <source>keep memories at the top</source>
            <translation>把记忆置顶</translation>
        </message>
        <message>
            <source>and no longer</source>
            <translation>取消置顶</translation>
        </message>
        <message>
            <source>say that memories are fine as they are</source>
            <translation>确认这些记忆没有问题</translation>
        </message>
        <message>
            <source>what was remembered on a day</source>
            <translation>某一天记得的内容</translation>
        </message>
        <message>
            <source>To undo: memories undo</source>
            <translation>撤销：memories undo</translation>
        </message>
        <message>
            <source>“{day}” is no day: write 2026-12-31.</source>
            <translation>“{day}”不是日期：请写成 2026-12-31。</translation>
        </message>
        <message>
            <source>Already known: {fact}</source>
            <translation>已经知道：{fact}</translation>
        </message>
        <message>
            <source>Updated: {fact}</source>
            <translation>已更新：{fact}</translation>
        </message>
        <message>
            <source>Saved: {fact} (no longer: {other})</source>
            <translation>已保存：{fact}（不再是：{other}）</translation>
        </message>
        <message>
            <source>Not saved: “{fact}” contradicts “{other}”.</source>
            <translation>未保存：“{fact}”与“{other}”矛盾。</translation>
        </message>
        <message>
            <source>Waits for your decision: {fact}</source>
            <translation>等待您决定：{fact}</translation>
        </message>
        <message>
            <source>Not saved, as the settings say: {fact}</source>
            <translation>按设置没有保存：{fact}</translation>
        </message>
        <message>
            <source>Not stored: it holds {kinds}.</source>
            <translation>未保存：其中含有{kinds}。</translation>
        </message>
        <message>
            <source>Forgotten: {fact}</source>
            <translation>已忘记：{fact}</translation>
        </message>
        <message>
            <source>Nothing like this is saved: {fact}</source>
            <translation>没有保存过类似的内容：{fact}</translation>
        </message>
        <message>
            <source>Nothing was done: add --yes to confirm.</source>
            <translation>什么都没有做：加上 --yes 以确认。</translation>
        </message>
        <message>
            <source>From now on this value may be stored.</source>
            <translation>从现在起，这个值可以保存。</translation>
        </message>
        <message numerus="yes">
            <source>{n} values</source>
            <translation>
                <numerusform>{n} 个值</numerusform>
            </translation>
        </message>
        <message>
            <source>From now on this value is taken out again.</source>
            <translation>从现在起，这个值会再次被去除。</translation>
        </message>
        <message numerus="yes">
            <source>{n} refusals</source>
            <translation>
                <numerusform>{n} 次拒绝</numerusform>
            </translation>
        </message>
        <message>
            <source>what is taken out, and what was refused</source>
            <translation>哪些内容会被去除，哪些被拒绝过</translation>
        </message>
        <message>
            <source>what is done about each kind of private data</source>
            <translation>如何处理每一类隐私数据</translation>
        </message>
        <message>
            <source>choose what is done about a kind</source>
            <translation>选择如何处理某一类数据</translation>
        </message>
        <message>
            <source>let a value be stored; it is read from standard input</source>
            <translation>允许保存某个值；该值从标准输入读取</translation>
        </message>
        <message>
            <source>the values that may be stored</source>
            <translation>允许保存的值</translation>
        </message>
        <message>
            <source>take a value out of that list</source>
            <translation>把某个值从名单中移除</translation>
        </message>
        <message>
            <source>what was not stored: kinds only</source>
            <translation>没有保存的内容：仅列类别</translation>
        </message>
        <message>
            <source>empty the list</source>
            <translation>清空列表</translation>
        </message>
        <message>
            <source>choose a deeper reading, or show it</source>
            <translation>选择更深入的检查，或显示当前选择</translation>
        </message>
        <message>
            <source>Deeper reading</source>
            <translation>更深入的检查</translation>
        </message>
        <message>
            <source>None is installed, so nothing more is seen: the README says how to get one.</source>
            <translation>尚未安装任何模型，因此看不到更多内容：README 里有安装方法。</translation>
        </message>
        <message>
            <source>No model runs on this machine now, so nothing more is seen.</source>
            <translation>目前本机没有运行模型，因此看不到更多内容。</translation>
        </message>
        <message>
            <source>refuse, redact or keep</source>
            <translation>refuse、redact 或 keep</translation>
        </message>
        <message>
            <source>spell out the type to keep a secret</source>
            <translation>要保留机密，请完整写出其类别</translation>
        </message>
        <message>
            <source>in memories: {memory}; in chats: {chat}</source>
            <translation>记忆中：{memory}；聊天中：{chat}</translation>
        </message>
        <message>
            <source>Libraries</source>
            <translation>程序库</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>语言</translation>
        </message>
        <message>
            <source>Encrypted database</source>
            <translation>加密数据库</translation>
        </message>
        <message>
            <source>Privacy rules</source>
            <translation>隐私规则</translation>
        </message>
        <message>
            <source>System keyring</source>
            <translation>系统密钥环</translation>
        </message>
        <message>
            <source>Model server (of the test's own)</source>
            <translation>模型服务器（自检自带）</translation>
        </message>
        <message>
            <source>Window</source>
            <translation>窗口</translation>
        </message>
        <message>
            <source>works</source>
            <translation>正常</translation>
        </message>
        <message>
            <source>not there</source>
            <translation>不存在</translation>
        </message>
        <message>
            <source>FAILED</source>
            <translation>失败</translation>
        </message>
        <message>
            <source>Everything works.</source>
            <translation>一切正常。</translation>
        </message>
        <message>
            <source>Something does not work. Your data was not touched.</source>
            <translation>有部分功能不正常。您的数据未受影响。</translation>
        </message>
        <message>
            <source>No system keyring was found. Choose a passphrase; without it nobody can read your data, not even you.</source>
            <translation>没有找到系统密钥环。请设置一个密码短语；没有它，谁也读不了您的数据，包括您自己。</translation>
        </message>
        <message>
            <source>Passphrase: </source>
            <translation>密码短语： </translation>
        </message>
        <message>
            <source>New passphrase (at least 8 characters): </source>
            <translation>新的密码短语（至少 8 个字符）： </translation>
        </message>
        <message>
            <source>The two differ.</source>
            <translation>两次输入不一致。</translation>
        </message>
        <message>
            <source>Once more: </source>
            <translation>再输入一次： </translation>
        </message>
        <message>
            <source>every option, and changing it</source>
            <translation>所有选项及其更改</translation>
        </message>
        <message>
            <source>put the option, or all, back to the default</source>
            <translation>把该选项（或全部）恢复为默认值</translation>
        </message>
        <message>
            <source>parts of your life that do not mix</source>
            <translation>互不混合的生活部分</translation>
        </message>
        <message>
            <source>all spaces</source>
            <translation>所有空间</translation>
        </message>
        <message>
            <source>a new space</source>
            <translation>新空间</translation>
        </message>
        <message>
            <source>call a space otherwise</source>
            <translation>给空间改名</translation>
        </message>
        <message>
            <source>take a space away; what is in it is seen everywhere then</source>
            <translation>移除空间；其中内容之后在各处可见</translation>
        </message>
        <message>
            <source>Erase everything in the trash for good? This cannot be undone.</source>
            <translation>要永久清除回收站里的所有内容吗？此操作无法撤销。</translation>
        </message>
        <message>
            <source>where the room on the disk goes</source>
            <translation>磁盘空间用在哪里</translation>
        </message>
        <message>
            <source>erase what is in the trash for good</source>
            <translation>永久清除回收站里的内容</translation>
        </message>
        <message>
            <source>give the room of what was removed back to the disk</source>
            <translation>把已删内容占用的空间还给磁盘</translation>
        </message>
        <message>
            <source>in all, the trash counted once</source>
            <translation>合计，回收站只算一次</translation>
        </message>
        <message>
            <source>what would be stored of lines of text</source>
            <translation>这些文本行会被存成什么样</translation>
        </message>
        <message>
            <source>read objects {"text": ...}, one a line</source>
            <translation>读取 {"text": ...} 对象，每行一个</translation>
        </message>
        <message>
            <source>how pairs of statements stand to each other</source>
            <translation>成对的说法之间是什么关系</translation>
        </message>
        <message>
            <source>Not a JSON object with: {names}</source>
            <translation>不是含有这些字段的 JSON 对象：{names}</translation>
        </message>
        <message>
            <source>write everything to a file, or to the terminal</source>
            <translation>把全部内容写入文件或终端</translation>
        </message>
        <message>
            <source>memories as a list for people, instead of JSON</source>
            <translation>以便于阅读的列表代替 JSON</translation>
        </message>
        <message>
            <source>memories only</source>
            <translation>仅记忆</translation>
        </message>
        <message>
            <source>take in an export of Keepsake, ChatGPT or Claude, or a list of facts</source>
            <translation>导入 Keepsake、ChatGPT 或 Claude 的导出，或一份事实列表</translation>
        </message>
        <message>
            <source>only show what would become of each line</source>
            <translation>只显示每一行会如何处理</translation>
        </message>
        <message>
            <source>chats only</source>
            <translation>仅聊天</translation>
        </message>
        <message>
            <source>Import this?</source>
            <translation>导入这些吗？</translation>
        </message>
        <message numerus="yes">
            <source>{n} facts</source>
            <translation>
                <numerusform>{n} 条事实</numerusform>
            </translation>
        </message>
        <message>
            <source>Command palette</source>
            <translation>命令面板</translation>
        </message>
        <message>
            <source>Do or open anything: actions, settings, chats, memories</source>
            <translation>查找或打开任何内容：操作、设置、聊天、记忆</translation>
        </message>
        <message>
            <source>What was found</source>
            <translation>查找结果</translation>
        </message>
        <message>
            <source>Nothing found.</source>
            <translation>没有找到。</translation>
        </message>
        <message numerus="yes">
            <source>{n} entries</source>
            <translation>
                <numerusform>{n} 项</numerusform>
            </translation>
        </message>
        <message>
            <source>Action</source>
            <translation>操作</translation>
        </message>
        <message>
            <source>Setting</source>
            <translation>设置项</translation>
        </message>
        <message>
            <source>Chat</source>
            <translation>聊天</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>记忆</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>设置</translation>
        </message>
        <message>
            <source>Name of the folder; Enter saves, Escape keeps the old one</source>
            <translation>文件夹名称；按 Enter 保存，按 Esc 保留原名</translation>
        </message>
        <message>
            <source>Title of the chat; Enter saves, Escape keeps the old one</source>
            <translation>聊天标题；按 Enter 保存，按 Esc 保留原标题</translation>
        </message>
        <message>
            <source>{percent} %</source>
            <translation>{percent}%</translation>
        </message>
        <message>
            <source>Text of the memory; Enter saves, Escape keeps the old text</source>
            <translation>记忆的文字；Enter 保存，Escape 保留原文</translation>
        </message>
        <message>
            <source>About Keepsake</source>
            <translation>关于 Keepsake</translation>
        </message>
        <message>
            <source>Keepsake {version}</source>
            <translation>Keepsake {version}</translation>
        </message>
        <message>
            <source>Changes</source>
            <translation>更新日志</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>许可证</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Picture “{name}”</source>
            <translation>图片“{name}”</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>另存为…</translation>
        </message>
        <message>
            <source>The text as it was taken in: this is what the model reads.</source>
            <translation>这是读取到的文本，模型读到的就是它。</translation>
        </message>
        <message>
            <source>Fit to window</source>
            <translation>适应窗口</translation>
        </message>
        <message>
            <source>Full size</source>
            <translation>原始大小</translation>
        </message>
        <message>
            <source>Smaller</source>
            <translation>缩小</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>放大</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message numerus="yes">
            <source>Erase {n} chats for good?</source>
            <translation>
                <numerusform>永久清除 {n} 个聊天？</numerusform>
            </translation>
        </message>
        <message>
            <source>All messages are erased from the disk, with their history in the journal and every backup that holds them. What was learnt from them stays in the memory. This cannot be undone.</source>
            <translation>所有消息将从磁盘上清除，连同其在日志中的历史以及包含它们的所有备份。从中得知的内容会保留在记忆中。此操作无法撤销。</translation>
        </message>
        <message numerus="yes">
            <source>{n} chats</source>
            <translation>
                <numerusform>{n} 个聊天</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} summaries</source>
            <translation>
                <numerusform>{n} 份摘要</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} insights</source>
            <translation>
                <numerusform>{n} 条洞察</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} backups</source>
            <translation>
                <numerusform>{n} 个备份</numerusform>
            </translation>
        </message>
        <message>
            <source>Goes: {things}</source>
            <translation>删除：{things}</translation>
        </message>
        <message>
            <source>Stays: {things}</source>
            <translation>保留：{things}</translation>
        </message>
        <message numerus="yes">
            <source>and {n} more</source>
            <translation>
                <numerusform>以及另外 {n} 条</numerusform>
            </translation>
        </message>
        <message>
            <source>With and without</source>
            <translation>有它与没有它</translation>
        </message>
        <message>
            <source>Both answers stay in the chat; the arrows under the answer switch between them.</source>
            <translation>两个回答都留在聊天里；用回答下方的箭头切换。</translation>
        </message>
        <message>
            <source>The answer before</source>
            <translation>之前的回答</translation>
        </message>
        <message>
            <source>The answer without it</source>
            <translation>没有它的回答</translation>
        </message>
        <message>
            <source>{done} of {total}</source>
            <translation>{done} / {total}</translation>
        </message>
        <message>
            <source>less than a minute left</source>
            <translation>剩余不到一分钟</translation>
        </message>
        <message>
            <source>Progress of the download</source>
            <translation>下载进度</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Asking for {name} …</source>
            <translation>正在请求 {name} …</translation>
        </message>
        <message>
            <source>Downloaded. It is in the list of models now.</source>
            <translation>已下载，现在可以在模型列表中找到。</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Download a model</source>
            <translation>下载模型</translation>
        </message>
        <message>
            <source>Type a model's name as on ollama.com/library. One that can call tools works best with the memory.</source>
            <translation>请输入 ollama.com/library 上的模型名称。能调用工具的模型与记忆配合得最好。</translation>
        </message>
        <message>
            <source>Name of the model</source>
            <translation>模型名称</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>下载</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>{size} a second</source>
            <translation>每秒 {size}</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>Stopped. What has come is kept; it goes on from there.</source>
            <translation>已停止。已下载的部分会保留，下次从这里继续。</translation>
        </message>
        <message>
            <source>{name}: being put in place …</source>
            <translation>{name}：正在安装…</translation>
        </message>
        <message numerus="yes">
            <source>{n} minutes left</source>
            <translation>
                <numerusform>剩余 {n} 分钟</numerusform>
            </translation>
        </message>
        <message>
            <source>Erase for good</source>
            <translation>永久清除</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>User's guide</source>
            <translation>使用指南</translation>
        </message>
        <message>
            <source>Search the guide</source>
            <translation>在指南中搜索</translation>
        </message>
        <message>
            <source>Not in the guide.</source>
            <translation>指南中没有。</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>章节</translation>
        </message>
        <message>
            <source>A passphrase for the lock</source>
            <translation>锁定用的密码短语</translation>
        </message>
        <message>
            <source>The key of your data is in the system's keyring, so the lock needs a passphrase of its own.

The lock hides the window from people who pass by. It encrypts nothing: someone who can use your account while you are logged in can still reach your data. Against that, lock the computer.</source>
            <translation>您数据的密钥保存在系统钥匙串中，因此锁定需要单独的密码短语。

锁定只是让路过的人看不到窗口，并不加密任何内容：在您登录期间能使用您账户的人仍然可以接触到数据。要防范这种情况，请锁定电脑。</translation>
        </message>
        <message>
            <source>Passphrase</source>
            <translation>密码短语</translation>
        </message>
        <message>
            <source>Once more</source>
            <translation>再输入一次</translation>
        </message>
        <message>
            <source>Set the passphrase</source>
            <translation>设置密码短语</translation>
        </message>
        <message numerus="yes">
            <source>{n} tokens</source>
            <translation>
                <numerusform>{n} 个词元</numerusform>
            </translation>
        </message>
        <message>
            <source>score {score}</source>
            <translation>得分 {score}</translation>
        </message>
        <message>
            <source>memories</source>
            <translation>记忆</translation>
        </message>
        <message>
            <source>what was said lately</source>
            <translation>最近说的</translation>
        </message>
        <message>
            <source>memories to models elsewhere</source>
            <translation>交给别处模型的记忆</translation>
        </message>
        <message>
            <source>at most {n} tokens</source>
            <translation>最多 {n} 个词元</translation>
        </message>
        <message>
            <source>you</source>
            <translation>您</translation>
        </message>
        <message>
            <source>the model</source>
            <translation>模型</translation>
        </message>
        <message>
            <source>What I used</source>
            <translation>我用到了什么</translation>
        </message>
        <message numerus="yes">
            <source>{n} earlier messages no longer fitted.</source>
            <translation>
                <numerusform>有 {n} 条更早的消息放不下了。</numerusform>
            </translation>
        </message>
        <message>
            <source>summary of the chat</source>
            <translation>聊天摘要</translation>
        </message>
        <message numerus="yes">
            <source>{n} parts nearly used</source>
            <translation>
                <numerusform>差点用到 {n} 段</numerusform>
            </translation>
        </message>
        <message>
            <source>words {score}</source>
            <translation>词语 {score}</translation>
        </message>
        <message>
            <source>meaning {score}</source>
            <translation>含义 {score}</translation>
        </message>
        <message>
            <source>next to a hit {score}</source>
            <translation>临近命中 {score}</translation>
        </message>
        <message>
            <source>its chat {score}</source>
            <translation>所在聊天 {score}</translation>
        </message>
        <message>
            <source>time ×{factor}</source>
            <translation>时间 ×{factor}</translation>
        </message>
        <message>
            <source>speaker ×{factor}</source>
            <translation>说话者 ×{factor}</translation>
        </message>
        <message>
            <source>{name} on</source>
            <translation>{name}：开</translation>
        </message>
        <message>
            <source>{name} off</source>
            <translation>{name}：关</translation>
        </message>
        <message numerus="yes">
            <source>{n} attachments</source>
            <translation>
                <numerusform>{n} 个附件</numerusform>
            </translation>
        </message>
        <message>
            <source>No memories were given to the model.</source>
            <translation>没有向模型提供记忆。</translation>
        </message>
        <message numerus="yes">
            <source>{n} memories did not fit.</source>
            <translation>
                <numerusform>有 {n} 条记忆放不下。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} memories were left out, as you asked.</source>
            <translation>
                <numerusform>按您的要求略去了 {n} 条记忆。</numerusform>
            </translation>
        </message>
        <message>
            <source>The part of this chat that no longer fits was given as a summary.</source>
            <translation>此聊天中放不下的部分以摘要给出。</translation>
        </message>
        <message numerus="yes">
            <source>{n} parts of past chats</source>
            <translation>
                <numerusform>{n} 段过去的聊天</numerusform>
            </translation>
        </message>
        <message>
            <source>What you said lately in other chats</source>
            <translation>您最近在其他聊天里说的</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message>
            <source>Don't use again</source>
            <translation>以后不再使用</translation>
        </message>
        <message>
            <source>too far from the question</source>
            <translation>离问题太远</translation>
        </message>
        <message>
            <source>no room left</source>
            <translation>没有空间了</translation>
        </message>
        <message>
            <source>left out, as you asked</source>
            <translation>按您的要求略去</translation>
        </message>
        <message>
            <source>Settings: {settings}</source>
            <translation>设置：{settings}</translation>
        </message>
        <message>
            <source>Answer again without this</source>
            <translation>不用它再答一次</translation>
        </message>
        <message numerus="yes">
            <source>The model looked up {n} things itself.</source>
            <translation>
                <numerusform>模型自己查了 {n} 条。</numerusform>
            </translation>
        </message>
        <message>
            <source>given whole</source>
            <translation>完整提供</translation>
        </message>
        <message>
            <source>given in part: the rest did not fit</source>
            <translation>部分提供：其余放不下</translation>
        </message>
        <message>
            <source>not given: no room left</source>
            <translation>未提供：没有空间了</translation>
        </message>
        <message>
            <source>not given: the model cannot see pictures</source>
            <translation>未提供：模型看不到图片</translation>
        </message>
        <message>
            <source>Found by words and by meaning ({model}).</source>
            <translation>按词语和含义找到（{model}）。</translation>
        </message>
        <message>
            <source>Found by words.</source>
            <translation>按词语找到。</translation>
        </message>
        <message>
            <source>✓ taken up in the answer</source>
            <translation>✓ 回答中用到</translation>
        </message>
        <message>
            <source>{done} of {total} texts can be found by meaning</source>
            <translation>{total} 条文字中有 {done} 条可按含义查找</translation>
        </message>
        <message>
            <source>Download {model} ({size} MB) …</source>
            <translation>下载 {model}（{size} MB）…</translation>
        </message>
        <message>
            <source>It knows more than a hundred languages, and runs here.</source>
            <translation>它懂一百多种语言，并在本机运行。</translation>
        </message>
        <message>
            <source>No model for it is in use: what you said is found by its words.</source>
            <translation>没有可用的模型：您说过的话按词语查找。</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>已暂停</translation>
        </message>
        <message>
            <source>the model does not answer; it is tried again</source>
            <translation>模型没有响应；会再试</translation>
        </message>
        <message>
            <source>runs elsewhere</source>
            <translation>在别处运行</translation>
        </message>
        <message>
            <source>This removes the text, {wordings}, what clashed with it, its entries under Activity, its copies in the records of past prompts, and every backup that holds it. This cannot be undone.

The chat message it came from stays where it is; erase that chat to remove it too.</source>
            <translation>将删除这段文字、{wordings}、与它冲突的内容、它在“活动”中的记录、它在以往提示记录中的副本，以及所有含有它的备份。此操作无法撤销。

它来自的那条聊天消息会保留；要一并去除，请清除那个聊天。</translation>
        </message>
        <message numerus="yes">
            <source>Erase {n} memories for good?</source>
            <translation>
                <numerusform>要永久清除 {n} 条记忆吗？</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} records of answers, without the text</source>
            <translation>
                <numerusform>{n} 条回答记录（不含文本）</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>all {n} wordings it ever had</source>
            <translation>
                <numerusform>它的全部 {n} 种措辞</numerusform>
            </translation>
        </message>
        <message>
            <source>every wording it ever had</source>
            <translation>它曾有过的每一种措辞</translation>
        </message>
        <message>
            <source>, </source>
            <translation>、</translation>
        </message>
        <message numerus="yes">
            <source>{n} versions</source>
            <translation>
                <numerusform>{n} 个版本</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chat messages</source>
            <translation>
                <numerusform>{n} 条聊天消息</numerusform>
            </translation>
        </message>
        <message>
            <source>From now on it will be stored as you write it. To confirm, type: {type}</source>
            <translation>从现在起会按您写的原样保存。要确认，请输入：{type}</translation>
        </message>
        <message>
            <source>Keep: {kind}?</source>
            <translation>保留：{kind}？</translation>
        </message>
        <message>
            <source>Privacy</source>
            <translation>隐私</translation>
        </message>
        <message>
            <source>What is done about each kind of private data</source>
            <translation>如何处理每一类隐私数据</translation>
        </message>
        <message>
            <source>Before anything is stored, private data is taken out of it. The model that answers sees your own words; the disk never does.</source>
            <translation>任何内容在保存之前都会先去除隐私数据。回答的模型会看到您的原话；磁盘永远看不到。</translation>
        </message>
        <message>
            <source>Values that may be stored</source>
            <translation>可以保存的值</translation>
        </message>
        <message>
            <source>Take out again</source>
            <translation>重新去除</translation>
        </message>
        <message>
            <source>Values that you allowed while writing. Keepsake keeps no copy of them here, only a fingerprint that recognises them again.</source>
            <translation>您在输入时允许的值。Keepsake 在这里不保留它们的副本，只保留能再次识别它们的指纹。</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>规则</translation>
        </message>
        <message>
            <source>Allowed values</source>
            <translation>允许的值</translation>
        </message>
        <message>
            <source>In memories</source>
            <translation>记忆中</translation>
        </message>
        <message>
            <source>In chats</source>
            <translation>聊天中</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Rules only</source>
            <translation>仅规则</translation>
        </message>
        <message>
            <source>Also names and places, with spaCy</source>
            <translation>另用 spaCy 识别人名和地名</translation>
        </message>
        <message>
            <source>Also the chat model</source>
            <translation>另用聊天模型</translation>
        </message>
        <message>
            <source>Names of people and places are seen only by a deeper reading.</source>
            <translation>只有更深入的检查才能看出人名和地名。</translation>
        </message>
        <message>
            <source>Some ten milliseconds a text. Installed: {models}</source>
            <translation>每段文字约十毫秒。已安装：{models}</translation>
        </message>
        <message>
            <source>One more call of the model for each text, so answers are kept seconds later.</source>
            <translation>每段文字多调用一次模型，因此回答会晚几秒保存。</translation>
        </message>
        <message>
            <source>A secret: to keep it you have to spell out its name.</source>
            <translation>机密：要保留它，需要完整写出其名称。</translation>
        </message>
        <message>
            <source>“{text}”</source>
            <translation>“{text}”</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>涉及的内容</translation>
        </message>
        <message>
            <source>Keys of “{action}”</source>
            <translation>“{action}”的快捷键</translation>
        </message>
        <message>
            <source>The default: {keys}</source>
            <translation>默认：{keys}</translation>
        </message>
        <message>
            <source>Search actions and keys</source>
            <translation>搜索操作和快捷键</translation>
        </message>
        <message>
            <source>Reset all</source>
            <translation>全部重置</translation>
        </message>
        <message>
            <source>{keys} is taken by “{action}”. Nothing was changed.</source>
            <translation>{keys} 已被“{action}”占用。没有更改任何内容。</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>键盘快捷键</translation>
        </message>
        <message>
            <source>Press keys</source>
            <translation>请按下按键</translation>
        </message>
        <message>
            <source>Take Ctrl, Alt or a function key with it: {keys} is for typing.</source>
            <translation>请加上 Ctrl、Alt，或使用功能键：{keys} 是用来打字的。</translation>
        </message>
        <message>
            <source>none</source>
            <translation>无</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>空间</translation>
        </message>
        <message>
            <source>A chat in a space sees the memories of that space and those that belong to none; what is learnt in it stays there.</source>
            <translation>空间里的聊天能看到该空间的记忆和不属于任何空间的记忆；在其中得知的内容留在那里。</translation>
        </message>
        <message>
            <source>Name of a new space, for example Work</source>
            <translation>新空间的名称，例如“工作”</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>添加</translation>
        </message>
        <message>
            <source>Rename…</source>
            <translation>重命名…</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>移除</translation>
        </message>
        <message>
            <source>What is in it is seen everywhere then; this can be undone.</source>
            <translation>其中内容之后在各处可见；可以撤销。</translation>
        </message>
        <message>
            <source>Write what is true. The old texts stay in the memory's history.</source>
            <translation>请写下真实的情况。旧文字会保留在这条记忆的历史里。</translation>
        </message>
        <message>
            <source>Merge</source>
            <translation>合并</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message numerus="yes">
            <source>{n} statements</source>
            <translation>
                <numerusform>{n} 条陈述</numerusform>
            </translation>
        </message>
        <message>
            <source>Import</source>
            <translation>导入</translation>
        </message>
        <message>
            <source>Looking at the file…</source>
            <translation>正在查看文件…</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>预览</translation>
        </message>
        <message>
            <source>Memories</source>
            <translation>记忆</translation>
        </message>
        <message>
            <source>Chats</source>
            <translation>聊天</translation>
        </message>
        <message>
            <source>{facts}, {chats}. Nothing is saved yet.</source>
            <translation>{facts}，{chats}。尚未保存任何内容。</translation>
        </message>
        <message>
            <source>Imported: {facts}, {chats}. Each can be undone under Activity.</source>
            <translation>已导入：{facts}，{chats}。都可以在“活动”中撤销。</translation>
        </message>
        <message>
            <source>Statement</source>
            <translation>陈述</translation>
        </message>
        <message>
            <source>What would become of it</source>
            <translation>将如何处理</translation>
        </message>
        <message>
            <source>: </source>
            <translation>：</translation>
        </message>
        <message>
            <source>Check for updates</source>
            <translation>检查更新</translation>
        </message>
        <message>
            <source>Keepsake {newest} is out; you have {version}.</source>
            <translation>Keepsake {newest} 已发布；您使用的是 {version}。</translation>
        </message>
        <message>
            <source>If you installed Keepsake with your package manager, it brings the new version. Otherwise download it.</source>
            <translation>如果 Keepsake 是用软件包管理器安装的，新版本会由它提供；否则请自行下载。</translation>
        </message>
        <message>
            <source>Download it and install it over this one.</source>
            <translation>请下载并覆盖安装。</translation>
        </message>
        <message>
            <source>Open the page in your browser</source>
            <translation>在浏览器中打开页面</translation>
        </message>
        <message>
            <source>Later</source>
            <translation>以后再说</translation>
        </message>
        <message>
            <source>Keepsake {version} is the newest version.</source>
            <translation>Keepsake {version} 已是最新版本。</translation>
        </message>
        <message>
            <source>Your data stays where it is, and is backed up before it is changed.</source>
            <translation>您的数据保持原位，更改之前会先备份。</translation>
        </message>
        <message>
            <source>The key of your data is made from your passphrase, which is asked for at each start.</source>
            <translation>数据的密钥由您的密码短语生成，每次启动都会询问。</translation>
        </message>
        <message>
            <source>The key of your data is in this system's keyring, which your login opens.</source>
            <translation>数据的密钥保存在系统钥匙串中，您登录时会打开它。</translation>
        </message>
        <message>
            <source>What may be remembered?</source>
            <translation>可以记住什么？</translation>
        </message>
        <message>
            <source>Everything is kept on this machine, encrypted, and you can read, change and erase all of it. Passwords and personal numbers are taken out before anything is written.</source>
            <translation>一切都加密保存在这台电脑上，您都可以查看、修改和抹除。密码和个人号码在写入之前就会被去掉。</translation>
        </message>
        <message>
            <source>When you say something about yourself</source>
            <translation>当您说到自己时</translation>
        </message>
        <message>
            <source>Also look up what was said in past chats</source>
            <translation>同时查找以往聊天中说过的话</translation>
        </message>
        <message>
            <source>Try it: type something private</source>
            <translation>试一试：输入一些私密内容</translation>
        </message>
        <message>
            <source>For example: my password is Blue-Kettle7</source>
            <translation>例如：我的密码是 Blue-Kettle7</translation>
        </message>
        <message>
            <source>What would be stored is shown here. Nothing you type in this field is kept.</source>
            <translation>这里显示会存下的内容。您在此输入的任何内容都不会保留。</translation>
        </message>
        <message>
            <source>All rules…</source>
            <translation>全部规则…</translation>
        </message>
        <message>
            <source>Bring what you have</source>
            <translation>带上您已有的内容</translation>
        </message>
        <message>
            <source>The export of ChatGPT or Claude, or a list of facts. Every line is shown before anything is saved.</source>
            <translation>ChatGPT 或 Claude 的导出文件，或一份事实列表。保存之前每一行都会给您看。</translation>
        </message>
        <message>
            <source>Import from ChatGPT or Claude…</source>
            <translation>从 ChatGPT 或 Claude 导入…</translation>
        </message>
        <message>
            <source>Not remembered at all: it holds {kinds}.</source>
            <translation>完全不会记住：其中有{kinds}。</translation>
        </message>
        <message>
            <source>Exports and lists</source>
            <translation>导出文件和列表</translation>
        </message>
        <message>
            <source>In a chat it is kept as: {text}</source>
            <translation>在聊天中会存为：{text}</translation>
        </message>
        <message>
            <source>Kept as: {text} (taken out: {kinds})</source>
            <translation>会存为：{text}（去掉了：{kinds}）</translation>
        </message>
        <message>
            <source>Kept as you wrote it: {text}</source>
            <translation>按您写的保存：{text}</translation>
        </message>
        <message>
            <source>This machine has {size} of memory</source>
            <translation>这台电脑有 {size} 内存</translation>
        </message>
        <message>
            <source>Which model shall answer?</source>
            <translation>由哪个模型回答？</translation>
        </message>
        <message>
            <source>A model is a large file that is downloaded once. It takes about its size in memory, and a quarter more for what it is reading. Larger ones answer better and slower.</source>
            <translation>模型是一个大文件，只需下载一次。它占用的内存大约是自身大小，再加四分之一用于正在读的内容。越大答得越好，也越慢。</translation>
        </message>
        <message>
            <source>Also {model} ({size} MB): it finds words by meaning</source>
            <translation>同时下载 {model}（{size} MB）：按含义查找</translation>
        </message>
        <message>
            <source>No Ollama answers, so nothing can be downloaded now. Go back, or go on: the offline assistant answers until then.</source>
            <translation>Ollama 没有响应，现在无法下载。可以返回，也可以继续：在此之前由离线助手回答。</translation>
        </message>
        <message>
            <source>Models you have</source>
            <translation>您已有的模型</translation>
        </message>
        <message>
            <source>suits this machine best</source>
            <translation>最适合这台电脑</translation>
        </message>
        <message numerus="yes">
            <source>{n} models</source>
            <translation>
                <numerusform>{n} 个模型</numerusform>
            </translation>
        </message>
        <message>
            <source>Ollama {version} answers there, with {models}.</source>
            <translation>那里有 Ollama {version} 响应，共 {models}。</translation>
        </message>
        <message>
            <source>Download its installer and run it; it starts by itself. Then look again.</source>
            <translation>下载安装程序并运行，它会自动启动。然后再检查一次。</translation>
        </message>
        <message>
            <source>Where does the model run?</source>
            <translation>模型在哪里运行？</translation>
        </message>
        <message>
            <source>Keepsake talks to a language model on your own machine, through Ollama, a free program. Nothing you write goes to a company's server.</source>
            <translation>Keepsake 通过免费程序 Ollama 使用您电脑上的语言模型。您写的内容不会发到任何公司的服务器。</translation>
        </message>
        <message>
            <source>Command that installs Ollama</source>
            <translation>安装 Ollama 的命令</translation>
        </message>
        <message>
            <source>Open ollama.com in the browser</source>
            <translation>在浏览器中打开 ollama.com</translation>
        </message>
        <message>
            <source>Start Ollama</source>
            <translation>启动 Ollama</translation>
        </message>
        <message>
            <source>Look again</source>
            <translation>重新查找</translation>
        </message>
        <message>
            <source>Or go on without it: the offline assistant remembers, finds and quotes until there is a model.</source>
            <translation>也可以先不用它：在有模型之前，离线助手会记忆、查找和引用。</translation>
        </message>
        <message>
            <source>It runs at another address</source>
            <translation>它在另一个地址运行</translation>
        </message>
        <message>
            <source>Test</source>
            <translation>测试</translation>
        </message>
        <message>
            <source>Looking for Ollama at {host} …</source>
            <translation>正在 {host} 查找 Ollama…</translation>
        </message>
        <message>
            <source>Found at {host}. There is nothing to do here.</source>
            <translation>已在 {host} 找到，这里无需操作。</translation>
        </message>
        <message>
            <source>Starting Ollama …</source>
            <translation>正在启动 Ollama…</translation>
        </message>
        <message>
            <source>It is used from now on.</source>
            <translation>从现在起使用它。</translation>
        </message>
        <message>
            <source>Type this in a terminal; it installs Ollama and starts it. Then look again.</source>
            <translation>在终端中输入这条命令，它会安装并启动 Ollama。然后再检查一次。</translation>
        </message>
        <message>
            <source>Download it, move it to your applications, and open it once. Then look again.</source>
            <translation>下载后移到“应用程序”，打开一次。然后再检查一次。</translation>
        </message>
        <message>
            <source>Ollama {version} answers, with {models}.</source>
            <translation>Ollama {version} 已响应，共 {models}。</translation>
        </message>
        <message>
            <source>Ollama is installed, but does not run.</source>
            <translation>Ollama 已安装，但没有运行。</translation>
        </message>
        <message>
            <source>Start it here, or from your system's menu.</source>
            <translation>可以在这里启动，也可以从系统菜单启动。</translation>
        </message>
        <message>
            <source>Ollama was not found on this machine.</source>
            <translation>在这台电脑上没有找到 Ollama。</translation>
        </message>
        <message>
            <source>Welcome to Keepsake</source>
            <translation>欢迎使用 Keepsake</translation>
        </message>
        <message>
            <source>Try with a sample</source>
            <translation>用示例试一试</translation>
        </message>
        <message>
            <source>An invented person's memories and chats, to play with; removed with one click.</source>
            <translation>一个虚构人物的记忆和聊天，供您试用；一键即可删除。</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>上一步</translation>
        </message>
        <message>
            <source>Step {n} of {all}</source>
            <translation>第 {n} 步，共 {all} 步</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>开始</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>下一步</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>今天</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <translation>昨天</translation>
        </message>
        <message>
            <source>Previous 7 days</source>
            <translation>过去 7 天</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>本月</translation>
        </message>
        <message>
            <source>Pinned</source>
            <translation>置顶</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>消息</translation>
        </message>
        <message>
            <source>Temporary chat</source>
            <translation>临时聊天</translation>
        </message>
        <message>
            <source>an answer is coming</source>
            <translation>正在回答</translation>
        </message>
        <message>
            <source>a new answer</source>
            <translation>有新回答</translation>
        </message>
        <message>
            <source>collapsed</source>
            <translation>已折叠</translation>
        </message>
        <message>
            <source>expanded</source>
            <translation>已展开</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>已置顶</translation>
        </message>
        <message>
            <source>Folder: {name}</source>
            <translation>文件夹：{name}</translation>
        </message>
        <message>
            <source>Space: {name}</source>
            <translation>空间：{name}</translation>
        </message>
        <message>
            <source>In the archive</source>
            <translation>在归档中</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>重做</translation>
        </message>
        <message>
            <source>What</source>
            <translation>内容</translation>
        </message>
        <message>
            <source>Who</source>
            <translation>谁</translation>
        </message>
        <message>
            <source>When</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Typed by you</source>
            <translation>您输入的</translation>
        </message>
        <message>
            <source>You asked</source>
            <translation>您要求的</translation>
        </message>
        <message>
            <source>Noticed</source>
            <translation>顺带记下</translation>
        </message>
        <message>
            <source>You decided</source>
            <translation>您决定的</translation>
        </message>
        <message>
            <source>Imported</source>
            <translation>导入</translation>
        </message>
        <message>
            <source>Inferred</source>
            <translation>推断的</translation>
        </message>
        <message>
            <source>until {month}</source>
            <translation>至 {month}</translation>
        </message>
        <message>
            <source>Deleted {day}</source>
            <translation>删除于 {day}</translation>
        </message>
        <message>
            <source>Origin</source>
            <translation>来源</translation>
        </message>
        <message>
            <source>Confidence</source>
            <translation>可信度</translation>
        </message>
        <message>
            <source>Said again</source>
            <translation>再次提到</translation>
        </message>
        <message numerus="yes">
            <source>said {n} more times</source>
            <translation>
                <numerusform>又说过 {n} 次</numerusform>
            </translation>
        </message>
        <message>
            <source>kept until {day}</source>
            <translation>保留到{day}</translation>
        </message>
        <message>
            <source>not given to models</source>
            <translation>不交给模型</translation>
        </message>
        <message>
            <source>no longer true</source>
            <translation>不再成立</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>已删除</translation>
        </message>
        <message>
            <source>Since</source>
            <translation>自</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>清除</translation>
        </message>
        <message>
            <source>Answer again with another model</source>
            <translation>用另一个模型重新回答</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>Let the model go on from here</source>
            <translation>让模型从这里继续</translation>
        </message>
        <message numerus="yes">
            <source>{n} characters</source>
            <translation>
                <numerusform>{n} 个字符</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} pages</source>
            <translation>
                <numerusform>{n} 页</numerusform>
            </translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>图片</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>正在读取…</translation>
        </message>
        <message>
            <source>⚠ The offline assistant looks at no files. They are kept with the message for a model to come.</source>
            <translation>⚠ 离线助手不查看文件。文件会随消息保存，供以后的模型使用。</translation>
        </message>
        <message>
            <source>Take “{name}” away</source>
            <translation>移除“{name}”</translation>
        </message>
        <message>
            <source>Open “{name}”</source>
            <translation>打开“{name}”</translation>
        </message>
        <message>
            <source>cut</source>
            <translation>已截断</translation>
        </message>
        <message>
            <source>{model} can.</source>
            <translation>{model} 可以。</translation>
        </message>
        <message>
            <source>The last exchange was taken back; its text is in the box.</source>
            <translation>上一轮已撤回；文字回到了输入框。</translation>
        </message>
        <message>
            <source>The answer is there.</source>
            <translation>回答已完成。</translation>
        </message>
        <message>
            <source>Secrets are never stored; personal data is kept as a placeholder. The model saw your own words.</source>
            <translation>秘密从不保存；个人数据以占位符保存。模型看到的是您的原话。</translation>
        </message>
        <message>
            <source>Saved: {text}</source>
            <translation>已保存：{text}</translation>
        </message>
        <message>
            <source>Already known: {text}</source>
            <translation>已经知道：{text}</translation>
        </message>
        <message>
            <source>Updated: {text}</source>
            <translation>已更新：{text}</translation>
        </message>
        <message>
            <source>Saved as the newer fact: {text}</source>
            <translation>已作为较新的事实保存：{text}</translation>
        </message>
        <message>
            <source>Not saved: “{text}” contradicts “{other}”.</source>
            <translation>未保存：“{text}”与“{other}”矛盾。</translation>
        </message>
        <message>
            <source>Not sure, so not saved yet: {text}</source>
            <translation>不确定，因此尚未保存：{text}</translation>
        </message>
        <message>
            <source>Not saved: it holds {kinds}.</source>
            <translation>未保存：其中含有{kinds}。</translation>
        </message>
        <message>
            <source>Forgotten: {text}</source>
            <translation>已忘记：{text}</translation>
        </message>
        <message>
            <source>Nothing like this was saved.</source>
            <translation>没有保存过类似的内容。</translation>
        </message>
        <message>
            <source>Not stored of this message: {kinds}</source>
            <translation>这条消息中未保存的内容：{kinds}</translation>
        </message>
        <message>
            <source>undone</source>
            <translation>已撤销</translation>
        </message>
        <message>
            <source>settled</source>
            <translation>已处理</translation>
        </message>
        <message>
            <source>Keep the old</source>
            <translation>保留旧的</translation>
        </message>
        <message>
            <source>Take the new</source>
            <translation>采用新的</translation>
        </message>
        <message>
            <source>Keep both</source>
            <translation>两者都留</translation>
        </message>
        <message>
            <source>Not a conflict</source>
            <translation>不是冲突</translation>
        </message>
        <message>
            <source>Save with a placeholder</source>
            <translation>用占位符保存</translation>
        </message>
        <message>
            <source>Save it</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Drop it</source>
            <translation>丢弃</translation>
        </message>
        <message>
            <source>Wrap lines</source>
            <translation>自动换行</translation>
        </message>
        <message>
            <source>Copy the code</source>
            <translation>复制代码</translation>
        </message>
        <message>
            <source>code</source>
            <translation>代码</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>已复制</translation>
        </message>
        <message>
            <source>Don’t wrap lines</source>
            <translation>不换行</translation>
        </message>
        <message>
            <source>Write a message</source>
            <translation>写一条消息</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>消息</translation>
        </message>
        <message>
            <source>Attach pictures or files (or paste or drop them)</source>
            <translation>添加图片或文件（也可以粘贴或拖放）</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>发送</translation>
        </message>
        <message>
            <source>Pictures, PDF and text</source>
            <translation>图片、PDF 和文本</translation>
        </message>
        <message>
            <source>Attach</source>
            <translation>添加附件</translation>
        </message>
        <message>
            <source>Context {n} %</source>
            <translation>上下文 {n}%</translation>
        </message>
        <message>
            <source>How full the model’s window is</source>
            <translation>模型窗口的占用</translation>
        </message>
        <message>
            <source>Export this chat</source>
            <translation>导出此聊天</translation>
        </message>
        <message>
            <source>Assistant</source>
            <translation>助手</translation>
        </message>
        <message>
            <source>Find in this chat</source>
            <translation>在此聊天中查找</translation>
        </message>
        <message>
            <source>Previous match</source>
            <translation>上一个匹配</translation>
        </message>
        <message>
            <source>Next match</source>
            <translation>下一个匹配</translation>
        </message>
        <message>
            <source>Close the search</source>
            <translation>关闭查找</translation>
        </message>
        <message>
            <source>{n} of {m}</source>
            <translation>{n}/{m}</translation>
        </message>
        <message>
            <source>Nothing found</source>
            <translation>未找到</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Open this address in your browser?</source>
            <translation>要在浏览器中打开这个地址吗？</translation>
        </message>
        <message>
            <source>Open a link</source>
            <translation>打开链接</translation>
        </message>
        <message numerus="yes">
            <source>{n} past messages</source>
            <translation>
                <numerusform>{n} 条往日消息</numerusform>
            </translation>
        </message>
        <message>
            <source>Used {memories}, {past}</source>
            <translation>用到 {memories}、{past}</translation>
        </message>
        <message>
            <source>Used {past}</source>
            <translation>用到 {past}</translation>
        </message>
        <message>
            <source>Edit and send again</source>
            <translation>修改并重新发送</translation>
        </message>
        <message numerus="yes">
            <source>Used {n} memories</source>
            <translation>
                <numerusform>用到 {n} 条记忆</numerusform>
            </translation>
        </message>
        <message>
            <source>Used no memories</source>
            <translation>未用到记忆</translation>
        </message>
        <message>
            <source>Copy this message</source>
            <translation>复制这条消息</translation>
        </message>
        <message>
            <source>Quote in your message</source>
            <translation>在消息中引用</translation>
        </message>
        <message>
            <source>Earlier version</source>
            <translation>较早的版本</translation>
        </message>
        <message>
            <source>Later version</source>
            <translation>较新的版本</translation>
        </message>
        <message>
            <source>Copy the selection</source>
            <translation>复制所选内容</translation>
        </message>
        <message>
            <source>Quote the selection</source>
            <translation>引用所选内容</translation>
        </message>
        <message>
            <source>Copied as it is stored, with placeholders.</source>
            <translation>已按保存的样子复制，含占位符。</translation>
        </message>
        <message>
            <source>Copied.</source>
            <translation>已复制。</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>已停止。</translation>
        </message>
        <message>
            <source>The answer is not complete.</source>
            <translation>回答不完整。</translation>
        </message>
        <message>
            <source>The model no longer sees above this line.</source>
            <translation>此线以上，模型已看不到。</translation>
        </message>
        <message>
            <source>Answer again</source>
            <translation>重新回答</translation>
        </message>
        <message>
            <source>Newest</source>
            <translation>最新</translation>
        </message>
        <message>
            <source>Go to the newest message</source>
            <translation>转到最新消息</translation>
        </message>
        <message>
            <source>{kind}: {placeholder} is stored in its place</source>
            <translation>{kind}：改为保存 {placeholder}</translation>
        </message>
        <message>
            <source>{kind}: the message will not be sent with it</source>
            <translation>{kind}：含有它的消息不会发送</translation>
        </message>
        <message>
            <source>Change…</source>
            <translation>更改…</translation>
        </message>
        <message>
            <source>Will not be sent because of: {kinds}</source>
            <translation>因含有以下内容而不会发送：{kinds}</translation>
        </message>
        <message>
            <source>Will not be stored: {kinds}</source>
            <translation>不会保存：{kinds}</translation>
        </message>
        <message>
            <source>Leave it out of the message</source>
            <translation>从消息中去掉</translation>
        </message>
        <message>
            <source>Allow this one: store it as it is</source>
            <translation>允许这个：原样保存</translation>
        </message>
        <message>
            <source>A temporary chat</source>
            <translation>临时聊天</translation>
        </message>
        <message>
            <source>What can I do for you?</source>
            <translation>有什么可以帮您？</translation>
        </message>
        <message>
            <source>It reads and writes no memory and leaves nothing on the disk. Closing it ends it.</source>
            <translation>它不读也不写记忆，不在磁盘上留下任何东西。关闭即消失。</translation>
        </message>
        <message>
            <source>Keepsake remembers what matters about you, on this machine only, and shows you every bit of it. Passwords and personal numbers are never stored.</source>
            <translation>Keepsake 记住与您有关的要点，只保存在这台电脑上，并让您看到每一处细节。密码和个人号码从不保存。</translation>
        </message>
        <message>
            <source>Remember that I am a vegetarian and live in Lisbon</source>
            <translation>请记住我是素食者，住在里斯本</translation>
        </message>
        <message>
            <source>What do you know about me?</source>
            <translation>你知道我什么？</translation>
        </message>
        <message>
            <source>When did we talk about travel?</source>
            <translation>我们什么时候聊过旅行？</translation>
        </message>
        <message>
            <source>The answer is coming</source>
            <translation>回答即将到来</translation>
        </message>
        <message>
            <source>{seconds} s</source>
            <translation>{seconds} 秒</translation>
        </message>
        <message>
            <source>Thinking</source>
            <translation>思考过程</translation>
        </message>
        <message>
            <source>{minutes} min {seconds} s</source>
            <translation>{minutes} 分 {seconds} 秒</translation>
        </message>
        <message>
            <source>Thinking… {time}</source>
            <translation>思考中… {time}</translation>
        </message>
        <message>
            <source>Thought for {time}</source>
            <translation>思考了 {time}</translation>
        </message>
        <message>
            <source>This memory is not given to models any more.</source>
            <translation>不再把这条记忆交给模型。</translation>
        </message>
        <message>
            <source>This message is not given to models any more.</source>
            <translation>不再把这条消息交给模型。</translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are out of the trash.</source>
            <translation>
                <numerusform>已从回收站恢复 {n} 个聊天。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are erased.</source>
            <translation>
                <numerusform>已清除 {n} 个聊天。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are pinned.</source>
            <translation>
                <numerusform>已置顶 {n} 个聊天。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are no longer pinned.</source>
            <translation>
                <numerusform>已取消置顶 {n} 个聊天。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are in the archive.</source>
            <translation>
                <numerusform>已归档 {n} 个聊天。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are back in the list.</source>
            <translation>
                <numerusform>{n} 个聊天已回到列表。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are in no folder now.</source>
            <translation>
                <numerusform>{n} 个聊天已不在任何文件夹中。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are in the folder.</source>
            <translation>
                <numerusform>已将 {n} 个聊天放入文件夹。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are in no space now.</source>
            <translation>
                <numerusform>{n} 个聊天已不在任何空间中。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are in the space.</source>
            <translation>
                <numerusform>已将 {n} 个聊天移入空间。</numerusform>
            </translation>
        </message>
        <message>
            <source>Export</source>
            <translation>导出</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>新建文件夹</translation>
        </message>
        <message>
            <source>Name of the folder</source>
            <translation>文件夹名称</translation>
        </message>
        <message>
            <source>The folder is removed; its chats are not.</source>
            <translation>文件夹已移除；其中的聊天仍在。</translation>
        </message>
        <message>
            <source>The folder has another name.</source>
            <translation>文件夹已重命名。</translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are in the trash.</source>
            <translation>
                <numerusform>{n} 个聊天已移到回收站。</numerusform>
            </translation>
        </message>
        <message>
            <source>Search chats</source>
            <translation>搜索聊天</translation>
        </message>
        <message>
            <source>New temporary chat: no memory, nothing on disk</source>
            <translation>新的临时聊天：无记忆，不留痕迹</translation>
        </message>
        <message numerus="yes">
            <source>{n} results</source>
            <translation>
                <numerusform>{n} 个结果</numerusform>
            </translation>
        </message>
        <message>
            <source>Try fewer or other words, or take the filter away.</source>
            <translation>试试更少或不同的词，或取消筛选。</translation>
        </message>
        <message>
            <source>Your chats will be listed here.</source>
            <translation>您的聊天会列在这里。</translation>
        </message>
        <message>
            <source>The archive is empty. What you archive is out of the way, and still found by a search.</source>
            <translation>归档为空。归档的聊天不再占用列表，但仍可搜索到。</translation>
        </message>
        <message>
            <source>The trash is empty. Deleted chats stay here for a while and can be taken back.</source>
            <translation>回收站为空。删除的聊天会在此保留一段时间，可以恢复。</translation>
        </message>
        <message>
            <source>Archive</source>
            <translation>归档</translation>
        </message>
        <message>
            <source>Trash</source>
            <translation>回收站</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>删除</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>重命名</translation>
        </message>
        <message>
            <source>Remove the folder, keep its chats</source>
            <translation>移除文件夹，保留其中的聊天</translation>
        </message>
        <message>
            <source>New folder…</source>
            <translation>新建文件夹…</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>不放入文件夹</translation>
        </message>
        <message>
            <source>No space</source>
            <translation>无空间</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>恢复</translation>
        </message>
        <message>
            <source>Erase for good…</source>
            <translation>永久清除…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>导出…</translation>
        </message>
        <message>
            <source>Delete, with what was learnt only there</source>
            <translation>删除，连同只在那里得知的内容</translation>
        </message>
        <message>
            <source>Pin</source>
            <translation>置顶</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>取消置顶</translation>
        </message>
        <message>
            <source>Move to folder</source>
            <translation>移到文件夹</translation>
        </message>
        <message>
            <source>Take out of the archive</source>
            <translation>移出归档</translation>
        </message>
        <message>
            <source>Move to the archive</source>
            <translation>移到归档</translation>
        </message>
        <message>
            <source>Move to space</source>
            <translation>移到空间</translation>
        </message>
        <message>
            <source>Who said it</source>
            <translation>谁说的</translation>
        </message>
        <message>
            <source>Any time</source>
            <translation>任何时间</translation>
        </message>
        <message>
            <source>Within a day</source>
            <translation>一天内</translation>
        </message>
        <message>
            <source>Within a week</source>
            <translation>一周内</translation>
        </message>
        <message>
            <source>Within a month</source>
            <translation>一个月内</translation>
        </message>
        <message>
            <source>Within a year</source>
            <translation>一年内</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>空间</translation>
        </message>
        <message>
            <source>In the open chat</source>
            <translation>在打开的聊天中</translation>
        </message>
        <message>
            <source>What a memory rests on</source>
            <translation>记忆所依据的</translation>
        </message>
        <message>
            <source>Filter: {what}</source>
            <translation>筛选：{what}</translation>
        </message>
        <message>
            <source>Filter the chats and messages</source>
            <translation>筛选聊天和消息</translation>
        </message>
        <message>
            <source>Anyone</source>
            <translation>任何人</translation>
        </message>
        <message>
            <source>The model</source>
            <translation>模型</translation>
        </message>
        <message>
            <source>Everywhere</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>In the list</source>
            <translation>在列表中</translation>
        </message>
        <message>
            <source>No filter</source>
            <translation>不筛选</translation>
        </message>
        <message>
            <source>Select nothing</source>
            <translation>取消选择</translation>
        </message>
        <message numerus="yes">
            <source>{n} chats selected</source>
            <translation>
                <numerusform>已选择 {n} 个聊天</numerusform>
            </translation>
        </message>
        <message>
            <source>{said}. Replaced because it is private: {kinds}.</source>
            <translation>{said}。因属隐私已替换：{kinds}。</translation>
        </message>
        <message>
            <source>{said}. A secret is never stored ({kinds}).</source>
            <translation>{said}。秘密从不保存（{kinds}）。</translation>
        </message>
        <message>
            <source>Add something to remember, such as “I am a vegetarian”</source>
            <translation>添加要记住的内容，例如“我吃素”</translation>
        </message>
        <message>
            <source>Something to remember</source>
            <translation>要记住的内容</translation>
        </message>
        <message>
            <source>Decide now</source>
            <translation>现在决定</translation>
        </message>
        <message>
            <source>Close the result</source>
            <translation>关闭结果</translation>
        </message>
        <message>
            <source>Nothing was saved: no fact about you was found in this.</source>
            <translation>什么都没有保存：这里没有找到关于您的事实。</translation>
        </message>
        <message numerus="yes">
            <source>Took {n} memories out of the trash.</source>
            <translation>
                <numerusform>已从回收站取回 {n} 条记忆。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Erased {n} memories for good.</source>
            <translation>
                <numerusform>已永久清除 {n} 条记忆。</numerusform>
            </translation>
        </message>
        <message>
            <source>{decision}: “{text}”</source>
            <translation>{decision}：“{text}”</translation>
        </message>
        <message numerus="yes">
            <source>Changed {n} memories.</source>
            <translation>
                <numerusform>已更改 {n} 条记忆。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Made one of {n}: “{text}”</source>
            <translation>
                <numerusform>已把 {n} 条合为一条：“{text}”</numerusform>
            </translation>
        </message>
        <message>
            <source>Moved to the trash: “{text}”</source>
            <translation>已移到回收站：“{text}”</translation>
        </message>
        <message numerus="yes">
            <source>Moved {n} memories to the trash.</source>
            <translation>
                <numerusform>已将 {n} 条记忆移到回收站。</numerusform>
            </translation>
        </message>
        <message>
            <source>The new statement holds in:</source>
            <translation>新的陈述适用于：</translation>
        </message>
        <message numerus="yes">
            <source>{n} memories are as they were.</source>
            <translation>
                <numerusform>{n} 条记忆已恢复原样。</numerusform>
            </translation>
        </message>
        <message>
            <source>Undone: {what}</source>
            <translation>已撤销：{what}</translation>
        </message>
        <message>
            <source>Both, each in its space</source>
            <translation>两者都对，各在各的空间</translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation>没有可撤销的内容。</translation>
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation>没有可重做的内容。</translation>
        </message>
        <message>
            <source>Not undone: the same thing was changed again later. Nothing was touched. Take the later changes back first; they stand above this one under Activity.</source>
            <translation>未撤销：同一内容后来又被改过。什么都没有动。请先撤销后来的更改；它们在“活动”中位于这一条之上。</translation>
        </message>
        <message>
            <source>Saved without private data. Replaced: {kinds}.</source>
            <translation>保存时去掉了隐私数据。已替换：{kinds}。</translation>
        </message>
        <message>
            <source>Restored: “{text}”</source>
            <translation>已恢复：“{text}”</translation>
        </message>
        <message>
            <source>There are no spaces yet: Chat &gt; Spaces… makes one.</source>
            <translation>还没有空间：可在“聊天”&gt;“空间…”中创建。</translation>
        </message>
        <message>
            <source>Done again: {what}</source>
            <translation>已重做：{what}</translation>
        </message>
        <message>
            <source>The stored memory gets the new text; the old text stays in its history.</source>
            <translation>已存的记忆换成新文字；旧文字留在它的历史里。</translation>
        </message>
        <message>
            <source>The stored memory ends today and is kept as history; the new one begins today.</source>
            <translation>已存的记忆到今天为止，作为历史保留；新的从今天开始。</translation>
        </message>
        <message>
            <source>Changes nothing; the new statement is not saved.</source>
            <translation>什么都不改变；新的说法不保存。</translation>
        </message>
        <message>
            <source>These two do not agree</source>
            <translation>这两者不一致</translation>
        </message>
        <message>
            <source>Nobody was sure how this fits</source>
            <translation>不确定它们如何吻合</translation>
        </message>
        <message>
            <source>This waits for your word</source>
            <translation>等您说了算</translation>
        </message>
        <message>
            <source>Merge…</source>
            <translation>合并…</translation>
        </message>
        <message>
            <source>You write one text out of the two.</source>
            <translation>由您把两者写成一段文本。</translation>
        </message>
        <message>
            <source>since {day}</source>
            <translation>自 {day}</translation>
        </message>
        <message>
            <source>Details of the stored memory, and where it was said</source>
            <translation>已存记忆的详细信息，以及在哪里说的</translation>
        </message>
        <message>
            <source>said {when}</source>
            <translation>{when} 说的</translation>
        </message>
        <message>
            <source>Open the message</source>
            <translation>打开那条消息</translation>
        </message>
        <message>
            <source>Save in its place</source>
            <translation>保存并取代它</translation>
        </message>
        <message>
            <source>Drop</source>
            <translation>丢弃</translation>
        </message>
        <message>
            <source>Saves the new statement beside the stored one; both are true.</source>
            <translation>把新的说法存在旧的旁边；两者都成立。</translation>
        </message>
        <message>
            <source>{decision} · {when}</source>
            <translation>{decision} · {when}</translation>
        </message>
        <message>
            <source>Stored: {old}. New: {new}.</source>
            <translation>已存：{old}。新：{new}。</translation>
        </message>
        <message>
            <source>Both, each in its space…</source>
            <translation>两者都对，各在各的空间…</translation>
        </message>
        <message>
            <source>The new statement holds in one space only, the stored one as before.</source>
            <translation>新的陈述只在一个空间成立，已保存的保持不变。</translation>
        </message>
        <message>
            <source>Saves the statement as a memory.</source>
            <translation>把这个说法保存为记忆。</translation>
        </message>
        <message>
            <source>Does not save the statement.</source>
            <translation>不保存这个说法。</translation>
        </message>
        <message>
            <source>Keep both (dated)</source>
            <translation>两者都留（注明日期）</translation>
        </message>
        <message>
            <source>Saves the new statement too; you are not asked about these two again.</source>
            <translation>同时保存新的陈述；不会再就这两条询问您。</translation>
        </message>
        <message>
            <source>Stored</source>
            <translation>已存</translation>
        </message>
        <message>
            <source>New</source>
            <translation>新</translation>
        </message>
        <message>
            <source>nothing changed</source>
            <translation>没有改动</translation>
        </message>
        <message>
            <source>Which memories are shown</source>
            <translation>显示哪些记忆</translation>
        </message>
        <message>
            <source>All</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>Any kind</source>
            <translation>任何类别</translation>
        </message>
        <message>
            <source>Any origin</source>
            <translation>任何来源</translation>
        </message>
        <message>
            <source>Any confidence</source>
            <translation>任何可信度</translation>
        </message>
        <message>
            <source>Age</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Any age</source>
            <translation>任何时间</translation>
        </message>
        <message>
            <source>Seen in</source>
            <translation>可见于</translation>
        </message>
        <message>
            <source>Any space</source>
            <translation>任何空间</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>排序</translation>
        </message>
        <message>
            <source>Show all</source>
            <translation>显示全部</translation>
        </message>
        <message>
            <source>Of no space</source>
            <translation>不属于任何空间</translation>
        </message>
        <message>
            <source>Current</source>
            <translation>当前</translation>
        </message>
        <message>
            <source>Past</source>
            <translation>过去</translation>
        </message>
        <message>
            <source>Expiring</source>
            <translation>即将到期</translation>
        </message>
        <message>
            <source>Not given to models</source>
            <translation>不交给模型</translation>
        </message>
        <message>
            <source>Sure (75 % and more)</source>
            <translation>可靠（75% 及以上）</translation>
        </message>
        <message>
            <source>Fairly sure</source>
            <translation>比较可靠</translation>
        </message>
        <message>
            <source>Unsure (below 45 %)</source>
            <translation>不可靠（低于 45%）</translation>
        </message>
        <message>
            <source>Changed within a week</source>
            <translation>一周内有改动</translation>
        </message>
        <message>
            <source>Changed within a month</source>
            <translation>一个月内有改动</translation>
        </message>
        <message>
            <source>Changed within a year</source>
            <translation>一年内有改动</translation>
        </message>
        <message>
            <source>Older than a year</source>
            <translation>一年以前</translation>
        </message>
        <message>
            <source>Pinned, then newest</source>
            <translation>先置顶，再按新旧</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>最新在前</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>最旧在前</translation>
        </message>
        <message>
            <source>From A to Z</source>
            <translation>按字母顺序</translation>
        </message>
        <message>
            <source>Surest first</source>
            <translation>最可靠在前</translation>
        </message>
        <message>
            <source>Least sure first</source>
            <translation>最不可靠在前</translation>
        </message>
        <message>
            <source>Said most often first</source>
            <translation>说得最多在前</translation>
        </message>
        <message>
            <source>Good</source>
            <translation>正常</translation>
        </message>
        <message>
            <source>Worth a look</source>
            <translation>值得看看</translation>
        </message>
        <message>
            <source>Not working</source>
            <translation>不工作</translation>
        </message>
        <message>
            <source>messages, titles and the records of what answers were given</source>
            <translation>消息、标题，以及每个回答用到了什么的记录</translation>
        </message>
        <message>
            <source>with their sources and what waits for you</source>
            <translation>连同来源和等您决定的内容</translation>
        </message>
        <message>
            <source>Summaries and insights</source>
            <translation>摘要和洞察</translation>
        </message>
        <message>
            <source>Attachments</source>
            <translation>附件</translation>
        </message>
        <message>
            <source>pictures and texts of files</source>
            <translation>图片和文件的文字</translation>
        </message>
        <message>
            <source>Vectors</source>
            <translation>向量</translation>
        </message>
        <message>
            <source>to find what means the same</source>
            <translation>用来找到意思相同的内容</translation>
        </message>
        <message>
            <source>Word index</source>
            <translation>词语索引</translation>
        </message>
        <message>
            <source>to find words in three languages</source>
            <translation>用来在三种语言里找词</translation>
        </message>
        <message>
            <source>Activity</source>
            <translation>活动</translation>
        </message>
        <message>
            <source>every change with what was before, for undo and history</source>
            <translation>每次改动及其之前的内容，用于撤销和历史</translation>
        </message>
        <message>
            <source>The database itself</source>
            <translation>数据库本身</translation>
        </message>
        <message>
            <source>pages, indexes, encryption</source>
            <translation>页、索引、加密</translation>
        </message>
        <message>
            <source>Free inside the file</source>
            <translation>文件内的空闲</translation>
        </message>
        <message>
            <source>compacting gives it back</source>
            <translation>压缩后可收回</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>备份</translation>
        </message>
        <message>
            <source>encrypted copies</source>
            <translation>加密的副本</translation>
        </message>
        <message>
            <source>In the trash</source>
            <translation>在回收站里</translation>
        </message>
        <message>
            <source>part of the above</source>
            <translation>已包含在上面各项中</translation>
        </message>
        <message>
            <source>The database is whole</source>
            <translation>数据库完好</translation>
        </message>
        <message>
            <source>Every page was read and decrypted, and its checksums are right.</source>
            <translation>每一页都已读取并解密，校验和正确。</translation>
        </message>
        <message numerus="yes">
            <source>The database is damaged in {n} places</source>
            <translation>
                <numerusform>数据库有 {n} 处损坏</numerusform>
            </translation>
        </message>
        <message>
            <source>Export what is there now (Chat &gt; Export…), keep a copy of the data folder, and put the latest backup in its place. A failing disk is the usual cause.</source>
            <translation>请先导出现有内容（聊天 &gt; 导出…），保留数据文件夹的副本，再换上最近的备份。常见原因是磁盘故障。</translation>
        </message>
        <message>
            <source>The key is in the system's keyring</source>
            <translation>密钥在系统密钥环里</translation>
        </message>
        <message>
            <source>Whoever can unlock your session can open the database; a copy of the file alone cannot be read.</source>
            <translation>能解锁您的会话的人就能打开数据库；单有文件副本是读不了的。</translation>
        </message>
        <message>
            <source>The key is made from your passphrase</source>
            <translation>密钥由您的密码短语生成</translation>
        </message>
        <message>
            <source>It is stored nowhere, so nobody can restore it: do not lose the passphrase.</source>
            <translation>它不保存在任何地方，谁也无法找回：请不要丢失密码短语。</translation>
        </message>
        <message>
            <source>The privacy gate works</source>
            <translation>隐私检查正常</translation>
        </message>
        <message>
            <source>Everything passes it before it is stored.</source>
            <translation>所有内容在保存之前都要经过它。</translation>
        </message>
        <message>
            <source>The privacy gate did not load</source>
            <translation>隐私检查没有加载</translation>
        </message>
        <message>
            <source>Nothing is stored until it does. Start Keepsake again; if that does not help, install it anew.</source>
            <translation>在它加载之前什么也不会保存。请重新启动 Keepsake；如果无效，请重新安装。</translation>
        </message>
        <message>
            <source>Ollama {version} answers</source>
            <translation>Ollama {version} 有应答</translation>
        </message>
        <message numerus="yes">
            <source>{n} models can be chosen.</source>
            <translation>
                <numerusform>有 {n} 个模型可选。</numerusform>
            </translation>
        </message>
        <message>
            <source>No Ollama server answers</source>
            <translation>没有 Ollama 服务器应答</translation>
        </message>
        <message>
            <source>The offline assistant answers instead. Start Ollama, then check again.</source>
            <translation>现在由离线助手回答。请启动 Ollama，然后再检查一次。</translation>
        </message>
        <message>
            <source>Everything can be found by its meaning</source>
            <translation>所有内容都能按意思找到</translation>
        </message>
        <message numerus="yes">
            <source>{n} texts have vectors.</source>
            <translation>
                <numerusform>{n} 段文字已有向量。</numerusform>
            </translation>
        </message>
        <message>
            <source>{done} of {total} texts can be found by their meaning</source>
            <translation>{total} 段文字中有 {done} 段能按意思找到</translation>
        </message>
        <message>
            <source>The rest is made in the background; until then it is found by its words.</source>
            <translation>其余的在后台生成；在那之前按词语查找。</translation>
        </message>
        <message>
            <source>Making vectors is paused</source>
            <translation>向量生成已暂停</translation>
        </message>
        <message>
            <source>New texts are found by their words only. Settings &gt; Memory goes on with it.</source>
            <translation>新文字只能按词语找到。可在“设置 &gt; 记忆”中继续。</translation>
        </message>
        <message>
            <source>Search is by words alone</source>
            <translation>只按词语搜索</translation>
        </message>
        <message>
            <source>With an embedding model, what means the same is found too. The settings offer one.</source>
            <translation>有了嵌入模型，意思相同的内容也能找到。设置里可以下载一个。</translation>
        </message>
        <message>
            <source>The background does its work</source>
            <translation>后台工作正常</translation>
        </message>
        <message numerus="yes">
            <source>{n} jobs wait for a quiet moment.</source>
            <translation>
                <numerusform>{n} 个任务在等待空闲时刻。</numerusform>
            </translation>
        </message>
        <message>
            <source>The background is paused</source>
            <translation>后台已暂停</translation>
        </message>
        <message>
            <source>No titles, summaries or insights are made. “Background” in this panel goes on with it.</source>
            <translation>不会生成标题、摘要和洞察。可在本面板的“后台”中继续。</translation>
        </message>
        <message numerus="yes">
            <source>{n} jobs were given up</source>
            <translation>
                <numerusform>{n} 个任务已放弃</numerusform>
            </translation>
        </message>
        <message>
            <source>“Background” in this panel says why, and tries again.</source>
            <translation>本面板的“后台”会说明原因，并可重试。</translation>
        </message>
        <message>
            <source>The last backup is of {when}</source>
            <translation>最近一次备份：{when}</translation>
        </message>
        <message numerus="yes">
            <source>There are {n} backups, encrypted.</source>
            <translation>
                <numerusform>共有 {n} 份加密备份。</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no backup</source>
            <translation>没有备份</translation>
        </message>
        <message>
            <source>Before every update one is made. You can make one now, to a place of your choice: Settings &gt; Data &gt; Backups.</source>
            <translation>每次更新前会自动备份。您也可以现在备份到任意位置：“设置 &gt; 数据 &gt; 备份”。</translation>
        </message>
        <message>
            <source>{size} are free on the disk</source>
            <translation>磁盘剩余 {size}</translation>
        </message>
        <message>
            <source>That is enough.</source>
            <translation>足够了。</translation>
        </message>
        <message>
            <source>Only {size} are free on the disk</source>
            <translation>磁盘只剩 {size}</translation>
        </message>
        <message>
            <source>Make room soon: when the disk is full, nothing more can be stored.</source>
            <translation>请尽快腾出空间：磁盘满了就什么也存不了。</translation>
        </message>
        <message>
            <source>{name}: {before} → {after}</source>
            <translation>{name}：{before} → {after}</translation>
        </message>
        <message>
            <source>{did} (erased since)</source>
            <translation>{did}（之后已清除）</translation>
        </message>
        <message numerus="yes">
            <source>{did} ({n} memories)</source>
            <translation>
                <numerusform>{did}（{n} 条记忆）</numerusform>
            </translation>
        </message>
        <message>
            <source>{did}: “{name}”</source>
            <translation>{did}：“{name}”</translation>
        </message>
        <message>
            <source>Cannot be taken back: something that it touched was erased for good.</source>
            <translation>无法撤销：它涉及的某些内容已被永久清除。</translation>
        </message>
        <message>
            <source>Cannot be done again: after it was undone, other changes were made.</source>
            <translation>无法重做：撤销之后又有了别的改动。</translation>
        </message>
        <message>
            <source>A step of a chat: “Take back the last exchange” in the chat undoes those.</source>
            <translation>这是聊天的一步：请在聊天中用“撤回上一轮”撤销。</translation>
        </message>
        <message>
            <source>kind</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>importance</source>
            <translation>重要性</translation>
        </message>
        <message>
            <source>seen in</source>
            <translation>可见于</translation>
        </message>
        <message>
            <source>kept until</source>
            <translation>保留到</translation>
        </message>
        <message>
            <source>true since</source>
            <translation>成立自</translation>
        </message>
        <message>
            <source>times said again</source>
            <translation>重复提及次数</translation>
        </message>
        <message>
            <source>decision</source>
            <translation>决定</translation>
        </message>
        <message>
            <source>for good</source>
            <translation>永久</translation>
        </message>
        <message>
            <source>no longer pinned</source>
            <translation>取消置顶</translation>
        </message>
        <message>
            <source>no longer given to models</source>
            <translation>不再交给模型</translation>
        </message>
        <message>
            <source>given to models again</source>
            <translation>重新交给模型</translation>
        </message>
        <message>
            <source>archived</source>
            <translation>已归档</translation>
        </message>
        <message>
            <source>no longer archived</source>
            <translation>取消归档</translation>
        </message>
        <message>
            <source>moved to the trash</source>
            <translation>移到回收站</translation>
        </message>
        <message>
            <source>taken out of the trash</source>
            <translation>移出回收站</translation>
        </message>
        <message>
            <source>true again</source>
            <translation>重新成立</translation>
        </message>
        <message>
            <source>a space that is gone</source>
            <translation>已不存在的空间</translation>
        </message>
        <message>
            <source>Waiting statement</source>
            <translation>等待决定的陈述</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>摘要</translation>
        </message>
        <message>
            <source>Insight</source>
            <translation>洞察</translation>
        </message>
        <message numerus="yes">
            <source>Put before the model {n} times</source>
            <translation>
                <numerusform>已提供给模型 {n} 次</numerusform>
            </translation>
        </message>
        <message>
            <source>Never put before the model yet</source>
            <translation>尚未提供给模型</translation>
        </message>
        <message>
            <source>last {when}</source>
            <translation>最近一次 {when}</translation>
        </message>
        <message>
            <source>Saved {when}</source>
            <translation>保存于 {when}</translation>
        </message>
        <message>
            <source>Details of the memory</source>
            <translation>记忆的详细信息</translation>
        </message>
        <message>
            <source>Close the details (Esc)</source>
            <translation>关闭详细信息 (Esc)</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>详细信息</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>记忆的文字</translation>
        </message>
        <message>
            <source>Edit…</source>
            <translation>修改…</translation>
        </message>
        <message>
            <source>Move to the trash; this can be undone</source>
            <translation>移到回收站；可以撤销</translation>
        </message>
        <message>
            <source>untitled chat</source>
            <translation>未命名的聊天</translation>
        </message>
        <message>
            <source>{said} “{title}” · {when}</source>
            <translation>{said}“{title}” · {when}</translation>
        </message>
        <message>
            <source>Last changed {when}</source>
            <translation>最近更改于 {when}</translation>
        </message>
        <message numerus="yes">
            <source>Said {n} more times since</source>
            <translation>
                <numerusform>此后又说过 {n} 次</numerusform>
            </translation>
        </message>
        <message>
            <source>True since {day}</source>
            <translation>自 {day} 起成立</translation>
        </message>
        <message>
            <source>In the trash since {day}</source>
            <translation>自 {day} 起在回收站</translation>
        </message>
        <message>
            <source>Where it came from</source>
            <translation>来自哪里</translation>
        </message>
        <message>
            <source>History</source>
            <translation>历史</translation>
        </message>
        <message numerus="yes">
            <source>Show {n} earlier versions</source>
            <translation>
                <numerusform>再显示 {n} 个更早的版本</numerusform>
            </translation>
        </message>
        <message>
            <source>{said} · {when}</source>
            <translation>{said} · {when}</translation>
        </message>
        <message>
            <source>Edit the memory</source>
            <translation>修改记忆</translation>
        </message>
        <message>
            <source>You asked to remember it</source>
            <translation>您要求记住的</translation>
        </message>
        <message>
            <source>Noticed in passing</source>
            <translation>顺带注意到的</translation>
        </message>
        <message>
            <source>No longer true: until {day}</source>
            <translation>不再成立：至 {day}</translation>
        </message>
        <message>
            <source>True until {day}</source>
            <translation>至 {day} 为止成立</translation>
        </message>
        <message>
            <source>The old wording stays in the memory's history.</source>
            <translation>旧的措辞会保留在这条记忆的历史里。</translation>
        </message>
        <message>
            <source>Back to the side</source>
            <translation>回到侧边</translation>
        </message>
        <message>
            <source>Fill the window with the memory</source>
            <translation>让记忆占满窗口</translation>
        </message>
        <message>
            <source>Parts of the memory</source>
            <translation>记忆的各部分</translation>
        </message>
        <message>
            <source>{page}: choose another part of the memory</source>
            <translation>{page}：选择记忆的其他部分</translation>
        </message>
        <message>
            <source>{page}, {n}</source>
            <translation>{page}，{n}</translation>
        </message>
        <message>
            <source>Open the memory</source>
            <translation>打开记忆</translation>
        </message>
        <message>
            <source>Open the chat</source>
            <translation>打开聊天</translation>
        </message>
        <message>
            <source>{new}; before: {old}</source>
            <translation>{new}；之前：{old}</translation>
        </message>
        <message>
            <source>What the activity is about</source>
            <translation>显示哪些活动</translation>
        </message>
        <message>
            <source>What was done</source>
            <translation>做了什么</translation>
        </message>
        <message>
            <source>Search the activity</source>
            <translation>搜索活动</translation>
        </message>
        <message>
            <source>Memories and chats</source>
            <translation>记忆和聊天</translation>
        </message>
        <message>
            <source>Any change</source>
            <translation>任何改动</translation>
        </message>
        <message>
            <source>Saved</source>
            <translation>已保存</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>已更改</translation>
        </message>
        <message>
            <source>Deleted or restored</source>
            <translation>删除或恢复</translation>
        </message>
        <message>
            <source>Decided</source>
            <translation>已决定</translation>
        </message>
        <message>
            <source>Concluded</source>
            <translation>推断</translation>
        </message>
        <message>
            <source>Last 24 hours</source>
            <translation>最近 24 小时</translation>
        </message>
        <message>
            <source>Last 7 days</source>
            <translation>最近 7 天</translation>
        </message>
        <message>
            <source>Last 30 days</source>
            <translation>最近 30 天</translation>
        </message>
        <message>
            <source>Nothing has happened yet</source>
            <translation>还没有发生任何事</translation>
        </message>
        <message>
            <source>Every change to a memory will be listed here, whoever made it. Each one can be taken back, also after a restart.</source>
            <translation>对记忆的每一次更改都会列在这里，无论是谁做的。每一次都可以撤销，重启之后也行。</translation>
        </message>
        <message>
            <source>No change matches the search and the choices above.</source>
            <translation>没有改动符合搜索和上面的选择。</translation>
        </message>
        <message>
            <source>changed since: {what}</source>
            <translation>此后更改：{what}</translation>
        </message>
        <message>
            <source>What it knew</source>
            <translation>当时知道的内容</translation>
        </message>
        <message>
            <source>The change before (Page Up)</source>
            <translation>上一次改动（Page Up）</translation>
        </message>
        <message>
            <source>The next change (Page Down)</source>
            <translation>下一次改动（Page Down）</translation>
        </message>
        <message>
            <source>Make all of it so again</source>
            <translation>全部恢复成那样</translation>
        </message>
        <message>
            <source>Every memory becomes what it was; what came later goes to the trash. One undo.</source>
            <translation>每条记忆都变回当时的样子；之后新增的移入回收站。一步即可撤销。</translation>
        </message>
        <message>
            <source>Then: {n}</source>
            <translation>当时：{n}</translation>
        </message>
        <message>
            <source>Changed since: {n}</source>
            <translation>此后改动：{n}</translation>
        </message>
        <message>
            <source>Back to that</source>
            <translation>恢复这一条</translation>
        </message>
        <message>
            <source>Make this one so again: {text}</source>
            <translation>把这一条恢复成那样：{text}</translation>
        </message>
        <message>
            <source>+ came since</source>
            <translation>+ 此后新增</translation>
        </message>
        <message>
            <source>− went since</source>
            <translation>− 此后消失</translation>
        </message>
        <message>
            <source>reworded since</source>
            <translation>此后改了措辞</translation>
        </message>
        <message>
            <source>At the end of</source>
            <translation>截至</translation>
        </message>
        <message>
            <source>today</source>
            <translation>今天</translation>
        </message>
        <message>
            <source>Nothing has changed since that day.</source>
            <translation>自那天以来没有变化。</translation>
        </message>
        <message numerus="yes">
            <source>Show {n} more</source>
            <translation>
                <numerusform>再显示 {n} 条</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing waits for you</source>
            <translation>没有需要决定的</translation>
        </message>
        <message>
            <source>When a new fact clashes with a stored one, or nobody is sure how it fits, nothing is changed. Both then stand here, and you decide.</source>
            <translation>当新的事实与已存的冲突，或不确定如何吻合时，什么都不会改变。两者会出现在这里，由您决定。</translation>
        </message>
        <message numerus="yes">
            <source>{n} settled</source>
            <translation>
                <numerusform>已处理 {n} 条</numerusform>
            </translation>
        </message>
        <message>
            <source>Check again</source>
            <translation>再检查一次</translation>
        </message>
        <message>
            <source>The check is under way</source>
            <translation>正在检查</translation>
        </message>
        <message>
            <source>The check was broken off.</source>
            <translation>检查已中断。</translation>
        </message>
        <message>
            <source>Looking at everything…</source>
            <translation>正在检查所有内容…</translation>
        </message>
        <message numerus="yes">
            <source>{n} things are worth a look</source>
            <translation>
                <numerusform>有 {n} 项值得看看</numerusform>
            </translation>
        </message>
        <message>
            <source>All is well</source>
            <translation>一切正常</translation>
        </message>
        <message>
            <source>Data: {path} ({size})</source>
            <translation>数据：{path}（{size}）</translation>
        </message>
        <message>
            <source>Versions: {list}</source>
            <translation>版本：{list}</translation>
        </message>
        <message>
            <source>This removes the sentence, every wording it ever had, its entries under Activity and every backup. This cannot be undone.

The messages it rests on stay, so it may be concluded again; what you delete instead is not.</source>
            <translation>将删除这句话、它有过的所有措辞、它在“活动”中的记录以及所有备份。此操作无法撤销。

它所依据的消息会保留，所以可能再次得出同样的结论；如果只是删除，就不会再得出。</translation>
        </message>
        <message>
            <source>No insights yet</source>
            <translation>还没有洞察</translation>
        </message>
        <message>
            <source>Once a day, what you keep talking about over several chats is put into a sentence here.</source>
            <translation>每天一次，您在多个聊天中反复谈到的内容会在这里写成一句话。</translation>
        </message>
        <message>
            <source>What you keep talking about, concluded from your messages. Each mark on a line opens the message.</source>
            <translation>从您的消息中得出的、您经常谈到的内容。线上的每个刻度都会打开对应的消息。</translation>
        </message>
        <message>
            <source>confidence {percent} %</source>
            <translation>可信度 {percent} %</translation>
        </message>
        <message>
            <source>Erase this insight for good?</source>
            <translation>要永久清除这条洞察吗？</translation>
        </message>
        <message>
            <source>Look now</source>
            <translation>立即查找</translation>
        </message>
        <message>
            <source>Last message</source>
            <translation>最后一条消息</translation>
        </message>
        <message>
            <source>Do not give it to models</source>
            <translation>不交给模型</translation>
        </message>
        <message>
            <source>Give it to models</source>
            <translation>交给模型</translation>
        </message>
        <message>
            <source>Edit the insight</source>
            <translation>修改洞察</translation>
        </message>
        <message>
            <source>The insight is deleted.</source>
            <translation>已删除洞察。</translation>
        </message>
        <message>
            <source>{n} of {budget} jobs done today.</source>
            <translation>今天已完成 {n}/{budget} 项任务。</translation>
        </message>
        <message>
            <source>Nothing to do</source>
            <translation>没有要做的事</translation>
        </message>
        <message>
            <source>After an answer, titles, summaries and memories are made here.</source>
            <translation>回答之后，标题、摘要和记忆在这里生成。</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>暂停</translation>
        </message>
        <message>
            <source>Do it now</source>
            <translation>立即执行</translation>
        </message>
        <message>
            <source>The background is paused.</source>
            <translation>后台已暂停。</translation>
        </message>
        <message>
            <source>Name a chat</source>
            <translation>给聊天命名</translation>
        </message>
        <message>
            <source>Look for things worth remembering</source>
            <translation>寻找值得记住的内容</translation>
        </message>
        <message>
            <source>Summarise a chat</source>
            <translation>总结聊天</translation>
        </message>
        <message>
            <source>Summarise the older part of a chat</source>
            <translation>总结聊天的较早部分</translation>
        </message>
        <message>
            <source>Find what you keep talking about</source>
            <translation>找出您常谈的话题</translation>
        </message>
        <message>
            <source>under way</source>
            <translation>进行中</translation>
        </message>
        <message>
            <source>from {when}</source>
            <translation>{when}起</translation>
        </message>
        <message>
            <source>given up</source>
            <translation>已放弃</translation>
        </message>
        <message>
            <source>done</source>
            <translation>完成</translation>
        </message>
        <message numerus="yes">
            <source>{n} attempts</source>
            <translation>
                <numerusform>{n} 次尝试</numerusform>
            </translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>丢弃</translation>
        </message>
        <message>
            <source>Under way: {job}.</source>
            <translation>正在进行：{job}。</translation>
        </message>
        <message>
            <source>The model is not there; what needs it waits.</source>
            <translation>模型不在；需要它的任务在等待。</translation>
        </message>
        <message>
            <source>The background waits for a quiet moment.</source>
            <translation>后台在等待空闲时刻。</translation>
        </message>
        <message>
            <source>your own words</source>
            <translation>您的原话</translation>
        </message>
        <message>
            <source>made without a model</source>
            <translation>未用模型生成</translation>
        </message>
        <message>
            <source>of the sample</source>
            <translation>来自示例</translation>
        </message>
        <message>
            <source>Saved memories</source>
            <translation>已保存的记忆</translation>
        </message>
        <message>
            <source>Search memories (Ctrl+F)</source>
            <translation>搜索记忆 (Ctrl+F)</translation>
        </message>
        <message>
            <source>Show as cards</source>
            <translation>以卡片显示</translation>
        </message>
        <message>
            <source>Show as a table</source>
            <translation>以表格显示</translation>
        </message>
        <message numerus="yes">
            <source>Filter and order ({n} filters are on)</source>
            <translation>
                <numerusform>筛选和排序（已启用 {n} 个筛选）</numerusform>
            </translation>
        </message>
        <message>
            <source>Filter and order</source>
            <translation>筛选和排序</translation>
        </message>
        <message>
            <source>No memory matches the search and the filter.</source>
            <translation>没有记忆符合搜索和筛选条件。</translation>
        </message>
        <message>
            <source>Nothing is remembered yet</source>
            <translation>还没有记住任何事</translation>
        </message>
        <message>
            <source>Facts about you that come up in a chat will appear here, each with the place it came from. Say “remember that …” in a chat, or add one above.</source>
            <translation>聊天中出现的与您有关的事实会显示在这里，并注明出处。在聊天中说“请记住……”，或在上面添加一条。</translation>
        </message>
        <message>
            <source>Undo: {what} (Ctrl+Z)</source>
            <translation>撤销：{what} (Ctrl+Z)</translation>
        </message>
        <message>
            <source>Nothing to undo (Ctrl+Z)</source>
            <translation>没有可撤销的内容 (Ctrl+Z)</translation>
        </message>
        <message>
            <source>Redo: {what} (Ctrl+Shift+Z)</source>
            <translation>重做：{what} (Ctrl+Shift+Z)</translation>
        </message>
        <message>
            <source>Nothing to redo (Ctrl+Shift+Z)</source>
            <translation>没有可重做的内容 (Ctrl+Shift+Z)</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>编辑</translation>
        </message>
        <message>
            <source>Nothing was refused</source>
            <translation>没有被拒绝的内容</translation>
        </message>
        <message>
            <source>When a text holds a password, a key or the like, it is not stored, and this list says when.</source>
            <translation>如果文本中含有密码、密钥之类，就不会保存，这里会记录时间。</translation>
        </message>
        <message>
            <source>Privacy rules…</source>
            <translation>隐私规则…</translation>
        </message>
        <message>
            <source>Empty this list</source>
            <translation>清空列表</translation>
        </message>
        <message>
            <source>The kinds only are noted, never what was written: there is nothing here that could leak.</source>
            <translation>只记下类型，从不记下写了什么：这里没有可以泄露的东西。</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>记忆</translation>
        </message>
        <message>
            <source>message</source>
            <translation>消息</translation>
        </message>
        <message>
            <source>Open the chat in which it was written</source>
            <translation>打开写下它的聊天</translation>
        </message>
        <message>
            <source>Nothing to look through</source>
            <translation>没有需要复查的内容</translation>
        </message>
        <message>
            <source>What is said twice, long unspoken of, never used or without a source will stand here.</source>
            <translation>重复的、久未提及的、从未用过的或没有来源的内容会出现在这里。</translation>
        </message>
        <message>
            <source>Memories that may no longer be worth keeping. Nothing is changed before you say so.</source>
            <translation>可能已不值得保留的记忆。在您决定之前不会作任何更改。</translation>
        </message>
        <message>
            <source>It is fine</source>
            <translation>没问题</translation>
        </message>
        <message>
            <source>This removes every deleted memory, chat and message for good, with all they ever said, and every backup that holds them. This cannot be undone.</source>
            <translation>将永久删除所有已删除的记忆、聊天和消息，连同它们曾有的全部内容和所有含有它们的备份。此操作无法撤销。</translation>
        </message>
        <message>
            <source>{name}: {size}</source>
            <translation>{name}：{size}</translation>
        </message>
        <message>
            <source>Measuring…</source>
            <translation>正在测量…</translation>
        </message>
        <message>
            <source>Empty the trash…</source>
            <translation>清空回收站…</translation>
        </message>
        <message>
            <source>Compact the database</source>
            <translation>压缩数据库</translation>
        </message>
        <message>
            <source>Writes the file anew without gaps. What is saved meanwhile waits for it.</source>
            <translation>重写文件以去除空隙。其间的保存会等它完成。</translation>
        </message>
        <message>
            <source>Measure again</source>
            <translation>重新测量</translation>
        </message>
        <message>
            <source>{size} on the disk</source>
            <translation>占用磁盘 {size}</translation>
        </message>
        <message>
            <source>Empty the trash?</source>
            <translation>要清空回收站吗？</translation>
        </message>
        <message>
            <source>Compacting…</source>
            <translation>正在压缩…</translation>
        </message>
        <message>
            <source>Empty the trash</source>
            <translation>清空回收站</translation>
        </message>
        <message>
            <source>Compacted: {size} given back.</source>
            <translation>已压缩：收回 {size}。</translation>
        </message>
        <message>
            <source>The trash is empty.</source>
            <translation>回收站是空的。</translation>
        </message>
        <message>
            <source>This removes the summary, every wording it ever had, its entries under Activity and every backup. This cannot be undone.

The chat stays as it is, so a summary may be made of it again; what you delete instead is not.</source>
            <translation>将删除这份摘要、它有过的所有措辞、它在“活动”中的记录以及所有备份。此操作无法撤销。

聊天保持原样，所以可能再次生成摘要；如果只是删除，就不会再生成。</translation>
        </message>
        <message>
            <source>No summaries yet</source>
            <translation>还没有摘要</translation>
        </message>
        <message>
            <source>A chat that is over gets a summary, and so does the part of a long one that the model no longer sees.</source>
            <translation>结束的聊天会有摘要，长聊天中模型已看不到的部分也会有。</translation>
        </message>
        <message>
            <source>They stand in for messages older than two weeks, and for what a long chat has no room for.</source>
            <translation>它们代替两周以前的消息，以及长聊天中放不下的部分。</translation>
        </message>
        <message>
            <source>Erase this summary for good?</source>
            <translation>要永久清除这份摘要吗？</translation>
        </message>
        <message>
            <source>the older part</source>
            <translation>较早部分</translation>
        </message>
        <message>
            <source>the whole chat</source>
            <translation>整个聊天</translation>
        </message>
        <message>
            <source>Edit the summary</source>
            <translation>修改摘要</translation>
        </message>
        <message>
            <source>The summary is deleted.</source>
            <translation>已删除摘要。</translation>
        </message>
        <message numerus="yes">
            <source>{n} deleted memories</source>
            <translation>
                <numerusform>{n} 条已删除的记忆</numerusform>
            </translation>
        </message>
        <message>
            <source>Deleted memories</source>
            <translation>已删除的记忆</translation>
        </message>
        <message numerus="yes">
            <source>each is erased after {n} days here</source>
            <translation>
                <numerusform>每条在 {n} 天后清除</numerusform>
            </translation>
        </message>
        <message>
            <source>The trash is empty</source>
            <translation>回收站是空的</translation>
        </message>
        <message>
            <source>Deleted memories stay here for a while and can be taken back. After that they are erased for good by themselves.</source>
            <translation>已删除的记忆会在这里停留一段时间，可以取回。之后会自动永久清除。</translation>
        </message>
        <message numerus="yes">
            <source>{n} selected</source>
            <translation>
                <numerusform>已选 {n} 条</numerusform>
            </translation>
        </message>
        <message>
            <source>Remembered</source>
            <translation>已记住</translation>
        </message>
        <message>
            <source>Over time</source>
            <translation>时间线</translation>
        </message>
        <message>
            <source>Behind it</source>
            <translation>幕后</translation>
        </message>
        <message>
            <source>To decide</source>
            <translation>待决定</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>复查</translation>
        </message>
        <message>
            <source>Insights</source>
            <translation>洞察</translation>
        </message>
        <message>
            <source>Summaries</source>
            <translation>摘要</translation>
        </message>
        <message>
            <source>On a day</source>
            <translation>某一天</translation>
        </message>
        <message>
            <source>Refused</source>
            <translation>已拒绝</translation>
        </message>
        <message>
            <source>Background</source>
            <translation>后台</translation>
        </message>
        <message>
            <source>Health</source>
            <translation>健康状况</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>存储</translation>
        </message>
        <message>
            <source>Hardly matters</source>
            <translation>几乎不重要</translation>
        </message>
        <message>
            <source>Matters little</source>
            <translation>不太重要</translation>
        </message>
        <message>
            <source>Ordinary</source>
            <translation>一般</translation>
        </message>
        <message>
            <source>Matters</source>
            <translation>重要</translation>
        </message>
        <message>
            <source>Matters a lot</source>
            <translation>非常重要</translation>
        </message>
        <message>
            <source>For good</source>
            <translation>永久</translation>
        </message>
        <message>
            <source>For a day</source>
            <translation>一天</translation>
        </message>
        <message>
            <source>For a week</source>
            <translation>一周</translation>
        </message>
        <message>
            <source>For a month</source>
            <translation>一个月</translation>
        </message>
        <message>
            <source>For a year</source>
            <translation>一年</translation>
        </message>
        <message>
            <source>Importance</source>
            <translation>重要性</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>保留</translation>
        </message>
        <message>
            <source>All spaces</source>
            <translation>所有空间</translation>
        </message>
        <message>
            <source>Until {day}</source>
            <translation>到 {day}</translation>
        </message>
        <message>
            <source>Details (Enter)</source>
            <translation>详细信息 (Enter)</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>更改</translation>
        </message>
        <message>
            <source>Kind, importance, how long it is kept, space</source>
            <translation>类别、重要性、保留多久、空间</translation>
        </message>
        <message>
            <source>Make one memory of several</source>
            <translation>把几条记忆合成一条</translation>
        </message>
        <message>
            <source>Move to the trash (Del)</source>
            <translation>移到回收站 (Del)</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>全选</translation>
        </message>
        <message>
            <source>Select none</source>
            <translation>取消选择</translation>
        </message>
        <message numerus="yes">
            <source>{shown} of {n} memories</source>
            <translation>
                <numerusform>{n} 条记忆中的 {shown} 条</numerusform>
            </translation>
        </message>
        <message>
            <source>The search shows the {n} that fit best. One more word finds others.</source>
            <translation>搜索只显示最匹配的 {n} 条。再加一个词可以找到其他的。</translation>
        </message>
        <message>
            <source>Move to a space</source>
            <translation>移到空间</translation>
        </message>
        <message>
            <source>the best {n} matches</source>
            <translation>最匹配的 {n} 条</translation>
        </message>
        <message>
            <source>since {since}</source>
            <translation>自{since}起</translation>
        </message>
        <message>
            <source>from {since} to {until}</source>
            <translation>{since}至{until}</translation>
        </message>
        <message>
            <source>{number}. {did}</source>
            <translation>{number}. {did}</translation>
        </message>
        <message>
            <source>{did} — now</source>
            <translation>{did}——当前</translation>
        </message>
        <message>
            <source>{did} — {state}</source>
            <translation>{did}——{state}</translation>
        </message>
        <message>
            <source>{who} · {when}</source>
            <translation>{who} · {when}</translation>
        </message>
        <message>
            <source>Restore this version</source>
            <translation>恢复这个版本</translation>
        </message>
        <message>
            <source>Restore version {number}</source>
            <translation>恢复第 {number} 版</translation>
        </message>
        <message>
            <source>Notices</source>
            <translation>通知</translation>
        </message>
        <message>
            <source>Offline assistant</source>
            <translation>离线助手</translation>
        </message>
        <message>
            <source>Offline assistant (no language model)</source>
            <translation>离线助手（没有语言模型）</translation>
        </message>
        <message>
            <source>The model that answers</source>
            <translation>负责回答的模型</translation>
        </message>
        <message>
            <source>Model: {name}</source>
            <translation>模型：{name}</translation>
        </message>
        <message>
            <source>Download a model…</source>
            <translation>下载模型…</translation>
        </message>
        <message>
            <source>tools</source>
            <translation>工具</translation>
        </message>
        <message>
            <source>thinking</source>
            <translation>思考</translation>
        </message>
        <message>
            <source>images</source>
            <translation>图片</translation>
        </message>
        <message>
            <source>No Ollama server answers, so the offline assistant does. For a real model: install Ollama from ollama.com, run “ollama pull llama3.2:3b”, then look again.</source>
            <translation>没有 Ollama 服务器应答，所以由离线助手回答。要使用真正的模型：从 ollama.com 安装 Ollama，运行“ollama pull llama3.2:3b”，然后重新查找。</translation>
        </message>
        <message>
            <source>Opening your data …</source>
            <translation>正在打开您的数据 …</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>退出</translation>
        </message>
        <message>
            <source>Keepsake is locked</source>
            <translation>Keepsake 已锁定</translation>
        </message>
        <message>
            <source>The lock hides the window. It does not protect your data from someone who can use your account: for that, lock the computer.</source>
            <translation>锁定会隐藏窗口，但不能防范能使用您账户的人：要防范这种情况，请锁定电脑。</translation>
        </message>
        <message>
            <source>That is not the right passphrase</source>
            <translation>密码短语不正确</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>解锁</translation>
        </message>
        <message>
            <source>Choose a passphrase</source>
            <translation>设置密码短语</translation>
        </message>
        <message>
            <source>Enter your passphrase</source>
            <translation>输入密码短语</translation>
        </message>
        <message>
            <source>Your data is encrypted. This system has no keyring that could keep its key, so Keepsake needs a passphrase at each start. Nobody can recover it for you: without it your data cannot be read.</source>
            <translation>您的数据是加密的。本系统没有可以存放密钥的密钥环，所以 Keepsake 每次启动都需要密码短语。没有人能替您找回它：没有它就读不了数据。</translation>
        </message>
        <message>
            <source>Show it</source>
            <translation>查看</translation>
        </message>
        <message>
            <source>Remove it</source>
            <translation>删除示例</translation>
        </message>
        <message>
            <source>Erases it for good, with everything that was said and learnt in its space.</source>
            <translation>永久抹除，包括在它的空间里说过和记住的一切。</translation>
        </message>
        <message>
            <source>Sample profile: everything in the space “{space}” is invented.</source>
            <translation>示例资料：“{space}”空间里的一切都是虚构的。</translation>
        </message>
        <message>
            <source>The space this chat belongs to: what it remembers and what it is told</source>
            <translation>此聊天所属的空间：决定它记住什么、知道什么</translation>
        </message>
        <message>
            <source>A private assistant that remembers you and shows you everything it remembers. Everything stays on this machine. Licensed under Apache-2.0.</source>
            <translation>记得您、并让您看到它记住的一切的私人助手。一切都留在这台电脑上。许可证：Apache-2.0。</translation>
        </message>
        <message>
            <source>erase</source>
            <translation>抹除</translation>
        </message>
        <message>
            <source>Folder of all data</source>
            <translation>全部数据所在的文件夹</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>打开文件夹</translation>
        </message>
        <message>
            <source>Where everything lies</source>
            <translation>数据位置</translation>
        </message>
        <message>
            <source>One file with everything, as encrypted as the data is. When you erase something for good, the backups listed here are deleted with it, because they hold it.</source>
            <translation>一个包含全部内容的文件，与数据同样加密。当您永久抹除某些内容时，这里列出的备份也会一并删除，因为其中含有它们。</translation>
        </message>
        <message>
            <source>Back up now</source>
            <translation>立即备份</translation>
        </message>
        <message>
            <source>Back up to a file…</source>
            <translation>备份到文件…</translation>
        </message>
        <message>
            <source>Restore from a file…</source>
            <translation>从文件还原…</translation>
        </message>
        <message>
            <source>An export is readable by other programs and not encrypted. An import shows every line before it is saved.</source>
            <translation>导出文件可供其他程序读取，没有加密。导入时，保存之前每一行都会给您看。</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>导入…</translation>
        </message>
        <message>
            <source>Export and import</source>
            <translation>导出与导入</translation>
        </message>
        <message>
            <source>Type {word} to confirm</source>
            <translation>输入“{word}”以确认</translation>
        </message>
        <message>
            <source>Erase everything</source>
            <translation>全部抹除</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>还原…</translation>
        </message>
        <message>
            <source>Backing up …</source>
            <translation>正在备份…</translation>
        </message>
        <message>
            <source>Delete this backup?</source>
            <translation>删除这个备份吗？</translation>
        </message>
        <message>
            <source>Put this backup in the place of your data?</source>
            <translation>用这个备份替换您的数据吗？</translation>
        </message>
        <message>
            <source>It is checked first. Your present data is kept as a backup to go back to. Keepsake starts again.</source>
            <translation>会先进行检查。现有数据会作为备份保留，可以随时退回。Keepsake 将重新启动。</translation>
        </message>
        <message>
            <source>Checking the backup …</source>
            <translation>正在检查备份…</translation>
        </message>
        <message>
            <source>Passphrase of the backup</source>
            <translation>备份的密码短语</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>打开…</translation>
        </message>
        <message>
            <source>Differs from the default</source>
            <translation>与默认值不同</translation>
        </message>
        <message>
            <source>The package brings no text; its licence is {name}.</source>
            <translation>该软件包没有附带文本；其许可证为 {name}。</translation>
        </message>
        <message>
            <source>The window is made with Qt and PySide6, used under the GNU Lesser General Public License, version 3 (LGPL-3.0). They are separate libraries that you may replace by your own build; their source is at download.qt.io and code.qt.io.</source>
            <translation>窗口使用 Qt 和 PySide6 制作，依据 GNU 宽通用公共许可证第 3 版（LGPL-3.0）使用。它们是独立的库，您可以换成自己编译的版本；源代码见 download.qt.io 和 code.qt.io。</translation>
        </message>
        <message>
            <source>Open a line with a double click or Enter to read its licence.</source>
            <translation>双击或按 Enter 打开一行，查看其许可证。</translation>
        </message>
        <message>
            <source>Package</source>
            <translation>软件包</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>版本</translation>
        </message>
        <message>
            <source>Licence</source>
            <translation>许可证</translation>
        </message>
        <message>
            <source>No Ollama answers at {host}. Start it, or install it from ollama.com, then look again; or give another address below. Until then the offline assistant answers.</source>
            <translation>{host} 处没有 Ollama 响应。请启动它，或从 ollama.com 安装后再检查；也可以在下面填写另一个地址。在此之前由离线助手回答。</translation>
        </message>
        <message>
            <source>Ollama {version} answers at {host}.</source>
            <translation>Ollama {version} 在 {host} 响应。</translation>
        </message>
        <message>
            <source>Get another model</source>
            <translation>获取其他模型</translation>
        </message>
        <message>
            <source>One of these, or any name from ollama.com/library. Ollama downloads it, on the machine it runs on.</source>
            <translation>从中选择，或输入 ollama.com/library 上的任意名称。由 Ollama 在它运行的电脑上下载。</translation>
        </message>
        <message>
            <source>finds texts by meaning</source>
            <translation>按含义查找文本</translation>
        </message>
        <message>
            <source>Delete {model}?</source>
            <translation>删除 {model} 吗？</translation>
        </message>
        <message>
            <source>{size} are freed on the server's disk. Chats and memories stay; the model can be downloaded again.</source>
            <translation>将释放服务器磁盘上的 {size}。聊天和记忆都会保留；模型可以重新下载。</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>使用</translation>
        </message>
        <message>
            <source>Update</source>
            <translation>更新</translation>
        </message>
        <message>
            <source>Delete…</source>
            <translation>删除…</translation>
        </message>
        <message>
            <source>No language model: it remembers, finds and quotes, here and without a network.</source>
            <translation>不是语言模型：在本机离线记忆、查找和引用。</translation>
        </message>
        <message>
            <source>Runs elsewhere: what it is given leaves this machine.</source>
            <translation>在别处运行：交给它的内容会离开这台电脑。</translation>
        </message>
        <message>
            <source>answers now</source>
            <translation>正在使用</translation>
        </message>
        <message>
            <source>Back to the default: {value}</source>
            <translation>恢复默认值：{value}</translation>
        </message>
        <message>
            <source>Back to the default</source>
            <translation>恢复默认值</translation>
        </message>
        <message>
            <source>Search the settings</source>
            <translation>搜索设置</translation>
        </message>
        <message>
            <source>Parts of the settings</source>
            <translation>设置的各部分</translation>
        </message>
        <message>
            <source>No setting speaks of that.</source>
            <translation>没有相关的设置。</translation>
        </message>
        <message>
            <source>Changes take effect at once.</source>
            <translation>更改立即生效。</translation>
        </message>
        <message>
            <source>{setting}: {value}</source>
            <translation>{setting}：{value}</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>快捷键</translation>
        </message>
        <message>
            <source>About and licences</source>
            <translation>关于与许可证</translation>
        </message>
        <message>
            <source>Quick ask</source>
            <translation>快速提问</translation>
        </message>
        <message>
            <source>Leave nothing: no memory, nothing on disk</source>
            <translation>不留痕迹：不用记忆，不写磁盘</translation>
        </message>
        <message>
            <source>Open in the window</source>
            <translation>在主窗口中打开</translation>
        </message>
        <message>
            <source>This system does not give Keepsake keys that work everywhere. In its own settings you can bind keys to the command “keepsake --quick-ask”.</source>
            <translation>此系统不允许 Keepsake 使用全局快捷键。您可以在系统设置中为命令“keepsake --quick-ask”指定快捷键。</translation>
        </message>
        <message>
            <source>The system did not let Keepsake change what starts at login.</source>
            <translation>系统不允许 Keepsake 更改登录时启动的程序。</translation>
        </message>
        <message>
            <source>Lock now</source>
            <translation>立即锁定</translation>
        </message>
        <message>
            <source>Open Keepsake</source>
            <translation>打开 Keepsake</translation>
        </message>
        <message>
            <source>Quick ask…</source>
            <translation>快速提问…</translation>
        </message>
        <message>
            <source>{day}, {time}</source>
            <translation>{day} {time}</translation>
        </message>
        <message>
            <source>The message goes on for {n} more characters. Export the chat to read them.</source>
            <translation>这条消息后面还有 {n} 个字符。要阅读全部内容，请导出对话。</translation>
        </message>
        <message>
            <source>picture</source>
            <translation>图片</translation>
        </message>
        <message numerus="yes">
            <source>Code, {n} lines.</source>
            <translation>
                <numerusform>代码，{n} 行。</numerusform>
            </translation>
        </message>
        <message>
            <source>rules and tools</source>
            <translation>规则和工具</translation>
        </message>
        <message>
            <source>how things are done</source>
            <translation>做事的方法</translation>
        </message>
        <message>
            <source>insights</source>
            <translation>洞察</translation>
        </message>
        <message>
            <source>summary of this chat</source>
            <translation>此聊天的摘要</translation>
        </message>
        <message>
            <source>this chat</source>
            <translation>此聊天</translation>
        </message>
        <message>
            <source>attachments</source>
            <translation>附件</translation>
        </message>
        <message>
            <source>what the model looked up</source>
            <translation>模型自己查到的内容</translation>
        </message>
        <message>
            <source>kept for the answer</source>
            <translation>留给回答</translation>
        </message>
        <message>
            <source>{used} of {window} tokens, as the server counted them</source>
            <translation>{used} / {window} 个词元（服务器统计）</translation>
        </message>
        <message>
            <source>View</source>
            <translation>视图</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>帮助</translation>
        </message>
        <message>
            <source>New temporary chat</source>
            <translation>新的临时聊天</translation>
        </message>
        <message>
            <source>Continue the answer</source>
            <translation>继续回答</translation>
        </message>
        <message>
            <source>Attach pictures or files…</source>
            <translation>添加图片或文件…</translation>
        </message>
        <message>
            <source>Stop the answer</source>
            <translation>停止回答</translation>
        </message>
        <message>
            <source>Take back the last exchange</source>
            <translation>撤回上一轮</translation>
        </message>
        <message>
            <source>Rename the chat</source>
            <translation>重命名聊天</translation>
        </message>
        <message>
            <source>Archive the chat</source>
            <translation>归档此聊天</translation>
        </message>
        <message>
            <source>Delete the chat</source>
            <translation>删除聊天</translation>
        </message>
        <message>
            <source>Spaces…</source>
            <translation>空间…</translation>
        </message>
        <message>
            <source>Export this chat…</source>
            <translation>导出此聊天…</translation>
        </message>
        <message>
            <source>Settings…</source>
            <translation>设置…</translation>
        </message>
        <message>
            <source>Privacy…</source>
            <translation>隐私…</translation>
        </message>
        <message>
            <source>Undo the last change</source>
            <translation>撤销上一次更改</translation>
        </message>
        <message>
            <source>Do what the notice offers</source>
            <translation>执行通知中提供的操作</translation>
        </message>
        <message>
            <source>Command palette…</source>
            <translation>命令面板…</translation>
        </message>
        <message>
            <source>Jump to a date…</source>
            <translation>跳转到日期…</translation>
        </message>
        <message>
            <source>Memory over the whole window</source>
            <translation>记忆占满整个窗口</translation>
        </message>
        <message>
            <source>What it knew on a day…</source>
            <translation>某一天知道的内容…</translation>
        </message>
        <message>
            <source>Go to the message box</source>
            <translation>转到输入框</translation>
        </message>
        <message>
            <source>Next part of the window</source>
            <translation>窗口的下一部分</translation>
        </message>
        <message>
            <source>Message above</source>
            <translation>上一条消息</translation>
        </message>
        <message>
            <source>Message below</source>
            <translation>下一条消息</translation>
        </message>
        <message>
            <source>Previous chat</source>
            <translation>上一个聊天</translation>
        </message>
        <message>
            <source>Next chat</source>
            <translation>下一个聊天</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>全屏</translation>
        </message>
        <message>
            <source>First steps…</source>
            <translation>初次使用…</translation>
        </message>
        <message>
            <source>Keyboard shortcuts…</source>
            <translation>键盘快捷键…</translation>
        </message>
        <message>
            <source>Check for updates…</source>
            <translation>检查更新…</translation>
        </message>
        <message>
            <source>Send the message</source>
            <translation>发送消息</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Break the line</source>
            <translation>换行</translation>
        </message>
        <message>
            <source>Shift+Enter</source>
            <translation>Shift+Enter</translation>
        </message>
        <message>
            <source>Earlier or later version of a message</source>
            <translation>消息的上一个或下一个版本</translation>
        </message>
        <message>
            <source>Alt+Left, Alt+Right</source>
            <translation>Alt+←、Alt+→</translation>
        </message>
        <message>
            <source>Rename in a list</source>
            <translation>在列表中重命名</translation>
        </message>
        <message>
            <source>Delete in a list</source>
            <translation>在列表中删除</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <source>Temporary: no memory, nothing on disk</source>
            <translation>临时：无记忆，不留痕迹</translation>
        </message>
        <message>
            <source>{n} to decide</source>
            <translation>{n} 条待决定</translation>
        </message>
        <message>
            <source>Redone: {what}</source>
            <translation>已重做：{what}</translation>
        </message>
        <message>
            <source>The sample is gone: nothing of it is left.</source>
            <translation>示例已删除，没有留下任何内容。</translation>
        </message>
        <message>
            <source>Keepsake was asked to open something it does not know. Nothing was opened.</source>
            <translation>有人要求 Keepsake 打开它不认识的内容。没有打开任何内容。</translation>
        </message>
        <message>
            <source>{n} KB</source>
            <translation>{n} KB</translation>
        </message>
        <message>
            <source>The key is made from your passphrase: a backup can be opened wherever you type it, and never without it.</source>
            <translation>密钥由您的密码短语生成：在哪里输入它，就能在哪里打开备份；没有它，谁也打不开。</translation>
        </message>
        <message numerus="yes">
            <source>{n} bytes</source>
            <translation>
                <numerusform>{n} 字节</numerusform>
            </translation>
        </message>
        <message>
            <source>{n} GB</source>
            <translation>{n} GB</translation>
        </message>
        <message>
            <source>{n} MB</source>
            <translation>{n} MB</translation>
        </message>
        <message>
            <source>The key is in this system's keyring: a backup can be opened here, and nowhere without this keyring's entry “keepsake”.</source>
            <translation>密钥保存在本系统的钥匙串中：备份可以在这里打开；没有钥匙串中的“keepsake”条目，在别处都打不开。</translation>
        </message>
        <message>
            <source>the key in the system keyring</source>
            <translation>系统钥匙串中的密钥</translation>
        </message>
        <message>
            <source>what makes the key of your passphrase</source>
            <translation>由密码短语生成密钥所需的数据</translation>
        </message>
        <message>
            <source>Goes for good: {things}.</source>
            <translation>将永久消失：{things}。</translation>
        </message>
        <message>
            <source>Stays: the models in Ollama, and what you exported or backed up to places of your own.</source>
            <translation>会留下：Ollama 中的模型，以及您自己导出或备份到别处的文件。</translation>
        </message>
        <message>
            <source>There is no undo. Keepsake starts as new.</source>
            <translation>无法撤销。Keepsake 将重新开始。</translation>
        </message>
        <message>
            <source>made by you</source>
            <translation>由您创建</translation>
        </message>
        <message>
            <source>what was there before a backup was put back</source>
            <translation>还原之前的数据</translation>
        </message>
        <message>
            <source>made before an update</source>
            <translation>升级前创建</translation>
        </message>
        <message>
            <source>all settings</source>
            <translation>全部设置</translation>
        </message>
        <message>
            <source>Your message and what has come of the answer are kept.</source>
            <translation>您的消息和已经收到的回答都保留着。</translation>
        </message>
        <message>
            <source>street address</source>
            <translation>街道地址</translation>
        </message>
        <message>
            <source>access key or token</source>
            <translation>访问密钥或令牌</translation>
        </message>
        <message>
            <source>bank account number</source>
            <translation>银行账号</translation>
        </message>
        <message>
            <source>number plate</source>
            <translation>车牌号</translation>
        </message>
        <message>
            <source>Chinese social credit code</source>
            <translation>统一社会信用代码</translation>
        </message>
        <message>
            <source>Chinese identity number</source>
            <translation>中国居民身份证号</translation>
        </message>
        <message>
            <source>connection string with a password</source>
            <translation>带密码的连接字符串</translation>
        </message>
        <message>
            <source>card number</source>
            <translation>卡号</translation>
        </message>
        <message>
            <source>cryptocurrency address</source>
            <translation>加密货币地址</translation>
        </message>
        <message>
            <source>card security code</source>
            <translation>银行卡安全码</translation>
        </message>
        <message>
            <source>date of birth</source>
            <translation>出生日期</translation>
        </message>
        <message>
            <source>driving licence number</source>
            <translation>驾驶证号</translation>
        </message>
        <message>
            <source>e-mail address</source>
            <translation>电子邮件地址</translation>
        </message>
        <message>
            <source>name of a person</source>
            <translation>人名</translation>
        </message>
        <message>
            <source>name of a place</source>
            <translation>地名</translation>
        </message>
        <message>
            <source>coordinates</source>
            <translation>坐标</translation>
        </message>
        <message>
            <source>health record number</source>
            <translation>病历号</translation>
        </message>
        <message>
            <source>bank account (IBAN)</source>
            <translation>银行账户（IBAN）</translation>
        </message>
        <message>
            <source>IP address</source>
            <translation>IP 地址</translation>
        </message>
        <message>
            <source>network card address</source>
            <translation>网卡地址</translation>
        </message>
        <message>
            <source>passport number</source>
            <translation>护照号</translation>
        </message>
        <message>
            <source>password</source>
            <translation>密码</translation>
        </message>
        <message>
            <source>phone number</source>
            <translation>电话号码</translation>
        </message>
        <message>
            <source>PIN or one-time code</source>
            <translation>PIN 或一次性验证码</translation>
        </message>
        <message>
            <source>private key</source>
            <translation>私钥</translation>
        </message>
        <message>
            <source>recovery codes</source>
            <translation>恢复代码</translation>
        </message>
        <message>
            <source>recovery phrase</source>
            <translation>助记词</translation>
        </message>
        <message>
            <source>Russian tax number (INN)</source>
            <translation>俄罗斯税号（INN）</translation>
        </message>
        <message>
            <source>Russian registration number (OGRN)</source>
            <translation>俄罗斯注册号 (ОГРН)</translation>
        </message>
        <message>
            <source>Russian health insurance number</source>
            <translation>俄罗斯医疗保险号</translation>
        </message>
        <message>
            <source>Russian insurance number (SNILS)</source>
            <translation>俄罗斯保险号（SNILS）</translation>
        </message>
        <message>
            <source>NHS number</source>
            <translation>NHS 号码</translation>
        </message>
        <message>
            <source>UK national insurance number</source>
            <translation>英国国民保险号</translation>
        </message>
        <message>
            <source>US taxpayer number</source>
            <translation>美国纳税人识别号</translation>
        </message>
        <message>
            <source>US social security number</source>
            <translation>美国社会安全号</translation>
        </message>
        <message>
            <source>vehicle identification number</source>
            <translation>车辆识别代号</translation>
        </message>
        <message>
            <source>The key of your data is not in the system keyring</source>
            <translation>系统密钥环里没有您的数据密钥</translation>
        </message>
        <message>
            <source>Your data is encrypted, and its key is no longer in this system's keyring.</source>
            <translation>您的数据是加密的，而密钥已不在本系统的密钥环里。</translation>
        </message>
        <message>
            <source>The database in {path} was not touched.</source>
            <translation>{path} 中的数据库没有被改动。</translation>
        </message>
        <message>
            <source>Unlock or restore the keyring (entry “keepsake”) and start again. Without it the data stays closed.</source>
            <translation>请解锁或恢复密钥环（条目“keepsake”），然后重新启动。没有它，数据就打不开。</translation>
        </message>
        <message>
            <source>The data could not be unlocked with it.</source>
            <translation>用它无法解开数据。</translation>
        </message>
        <message>
            <source>The database was not touched.</source>
            <translation>数据库没有被改动。</translation>
        </message>
        <message>
            <source>The system keyring is locked</source>
            <translation>系统密钥环已锁定</translation>
        </message>
        <message>
            <source>The key of your data is in the keyring, which did not open.</source>
            <translation>您的数据密钥在密钥环里，但密钥环没有打开。</translation>
        </message>
        <message>
            <source>Unlock the keyring and try again.</source>
            <translation>请解锁密钥环，然后重试。</translation>
        </message>
        <message>
            <source>Set KEEPSAKE_PASSPHRASE, or start Keepsake where it can ask you.</source>
            <translation>请设置 KEEPSAKE_PASSPHRASE，或在能够询问您的地方启动 Keepsake。</translation>
        </message>
        <message>
            <source>That passphrase is too short</source>
            <translation>这个密码短语太短</translation>
        </message>
        <message>
            <source>It needs at least {least} characters.</source>
            <translation>至少需要 {least} 个字符。</translation>
        </message>
        <message>
            <source>Several words are easier to remember than many signs.</source>
            <translation>几个词比一串符号更容易记住。</translation>
        </message>
        <message>
            <source>A file that belongs to the database is missing</source>
            <translation>缺少数据库所需的一个文件</translation>
        </message>
        <message>
            <source>{path} says how the key is found; it is missing or unreadable.</source>
            <translation>{path} 说明如何找到密钥；它不存在或无法读取。</translation>
        </message>
        <message>
            <source>Put the file back from a backup, or choose another folder with --home.</source>
            <translation>请从备份中放回该文件，或用 --home 选择另一个文件夹。</translation>
        </message>
        <message>
            <source>This database was written by a newer Keepsake</source>
            <translation>这个数据库由更新版本的 Keepsake 写入</translation>
        </message>
        <message>
            <source>This version does not know how to read {path}.</source>
            <translation>此版本不知道如何读取 {path}。</translation>
        </message>
        <message>
            <source>Update Keepsake, or choose another folder with --home.</source>
            <translation>请更新 Keepsake，或用 --home 选择另一个文件夹。</translation>
        </message>
        <message>
            <source>The database is damaged</source>
            <translation>数据库已损坏</translation>
        </message>
        <message>
            <source>The key is right, but {path} cannot be read as a whole.</source>
            <translation>密钥正确，但 {path} 无法完整读取。</translation>
        </message>
        <message>
            <source>The file was left as it is.</source>
            <translation>文件保持原样。</translation>
        </message>
        <message>
            <source>Copy it somewhere safe, then put back a backup, or start anew in another folder with --home.</source>
            <translation>请先把它复制到安全的地方，再放回备份，或用 --home 在另一个文件夹重新开始。</translation>
        </message>
        <message>
            <source>The database is busy</source>
            <translation>数据库正忙</translation>
        </message>
        <message>
            <source>Another program holds it.</source>
            <translation>另一个程序占用着它。</translation>
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation>什么都没有改变。</translation>
        </message>
        <message>
            <source>Close the other program, or wait a moment, and try again.</source>
            <translation>请关闭另一个程序或稍等片刻，然后重试。</translation>
        </message>
        <message>
            <source>The disk is full</source>
            <translation>磁盘已满</translation>
        </message>
        <message>
            <source>There was no room left to write {path}.</source>
            <translation>没有空间写入 {path}。</translation>
        </message>
        <message>
            <source>The last change was not saved; everything before it was.</source>
            <translation>最后一次更改没有保存；之前的都已保存。</translation>
        </message>
        <message>
            <source>Make room and try again.</source>
            <translation>请腾出空间，然后重试。</translation>
        </message>
        <message>
            <source>Keepsake is already open</source>
            <translation>Keepsake 已经打开</translation>
        </message>
        <message>
            <source>Another Keepsake uses the folder {path}.</source>
            <translation>另一个 Keepsake 正在使用文件夹 {path}。</translation>
        </message>
        <message>
            <source>Use that one, close it first, or choose another folder with --home.</source>
            <translation>请使用那一个，先关闭它，或用 --home 选择另一个文件夹。</translation>
        </message>
        <message>
            <source>The data folder cannot be written</source>
            <translation>无法写入数据文件夹</translation>
        </message>
        <message>
            <source>Keepsake may not write in {path}.</source>
            <translation>Keepsake 没有在 {path} 写入的权限。</translation>
        </message>
        <message>
            <source>Correct the folder's permissions, or choose another folder with --home.</source>
            <translation>请修正文件夹的权限，或用 --home 选择另一个文件夹。</translation>
        </message>
        <message>
            <source>That setting cannot be used</source>
            <translation>无法使用这个设置</translation>
        </message>
        <message>
            <source>“{name}” cannot have this value.</source>
            <translation>“{name}”不能取这个值。</translation>
        </message>
        <message>
            <source>The settings stay as they were.</source>
            <translation>设置保持不变。</translation>
        </message>
        <message>
            <source>It is not there any more</source>
            <translation>它已经不在了</translation>
        </message>
        <message>
            <source>There is no {what} with number {id}.</source>
            <translation>没有编号为 {id} 的{what}。</translation>
        </message>
        <message>
            <source>Nothing to undo</source>
            <translation>没有可撤销的内容</translation>
        </message>
        <message>
            <source>No change is left that can be undone.</source>
            <translation>没有可以撤销的更改了。</translation>
        </message>
        <message>
            <source>Nothing to redo</source>
            <translation>没有可重做的内容</translation>
        </message>
        <message>
            <source>No undone change is left to bring back.</source>
            <translation>没有可以恢复的已撤销更改了。</translation>
        </message>
        <message>
            <source>This cannot be undone on its own</source>
            <translation>无法单独撤销这一项</translation>
        </message>
        <message>
            <source>What it changed was changed again later.</source>
            <translation>它改动的内容后来又被改过。</translation>
        </message>
        <message>
            <source>Undo the later change first, or edit by hand; the history shows both.</source>
            <translation>请先撤销后来的更改，或手动修改；历史记录里两者都能看到。</translation>
        </message>
        <message>
            <source>There is no text</source>
            <translation>没有文字</translation>
        </message>
        <message>
            <source>Nothing was written.</source>
            <translation>什么都没有写。</translation>
        </message>
        <message>
            <source>The message is too long for this model</source>
            <translation>这条消息对该模型来说太长</translation>
        </message>
        <message>
            <source>It takes about {tokens} tokens; there is room for {room}.</source>
            <translation>它约需 {tokens} 个词元，只有 {room} 的空间。</translation>
        </message>
        <message>
            <source>Your text is still in the box; nothing was sent.</source>
            <translation>您的文字还在输入框里；什么都没有发送。</translation>
        </message>
        <message>
            <source>Shorten it, or pick a model that can see more at once.</source>
            <translation>请缩短它，或选择一次能看到更多内容的模型。</translation>
        </message>
        <message>
            <source>An answer is still coming</source>
            <translation>回答还没有结束</translation>
        </message>
        <message>
            <source>One answer at a time in a chat.</source>
            <translation>一个聊天里一次只有一个回答。</translation>
        </message>
        <message>
            <source>Your text was not sent and is kept.</source>
            <translation>您的文字没有发送，仍然保留。</translation>
        </message>
        <message>
            <source>Wait for it, or stop it.</source>
            <translation>请等待，或停止它。</translation>
        </message>
        <message>
            <source>This is never stored</source>
            <translation>这类内容从不保存</translation>
        </message>
        <message>
            <source>It holds: {kinds}.</source>
            <translation>其中含有：{kinds}。</translation>
        </message>
        <message>
            <source>What was saved before stays as it was.</source>
            <translation>之前保存的内容保持不变。</translation>
        </message>
        <message>
            <source>Leave that part out and try again.</source>
            <translation>请去掉那一部分，然后重试。</translation>
        </message>
        <message>
            <source>This message was not sent</source>
            <translation>这条消息没有发送</translation>
        </message>
        <message>
            <source>Nothing of it was stored; your words are still in the box.</source>
            <translation>没有保存其中任何内容；您的文字仍在输入框中。</translation>
        </message>
        <message>
            <source>Leave that part out, or choose another rule for it under Privacy.</source>
            <translation>去掉那部分，或在“隐私”中为它选择其他规则。</translation>
        </message>
        <message>
            <source>That needs your confirmation</source>
            <translation>这需要您确认</translation>
        </message>
        <message>
            <source>To have it kept ({kind}), spell out {type}.</source>
            <translation>要保留它（{kind}），请写出 {type}。</translation>
        </message>
        <message>
            <source>On the command line: --confirm {type}</source>
            <translation>在命令行中：--confirm {type}</translation>
        </message>
        <message>
            <source>There is no such kind of private data</source>
            <translation>没有这一类隐私数据</translation>
        </message>
        <message>
            <source>“{type}” is not one of them.</source>
            <translation>“{type}”不在其中。</translation>
        </message>
        <message>
            <source>All kinds: privacy list</source>
            <translation>全部类别：privacy list</translation>
        </message>
        <message>
            <source>Already settled</source>
            <translation>已经处理过</translation>
        </message>
        <message>
            <source>This conflict was settled before.</source>
            <translation>这个冲突之前已经处理过。</translation>
        </message>
        <message>
            <source>To decide otherwise, undo that decision first.</source>
            <translation>要改变决定，请先撤销原来的决定。</translation>
        </message>
        <message>
            <source>The privacy check did not work</source>
            <translation>隐私检查没有成功</translation>
        </message>
        <message>
            <source>A text could not be checked for secrets and personal data.</source>
            <translation>无法检查一段文字中是否有秘密和个人数据。</translation>
        </message>
        <message>
            <source>It was not stored; everything before it was.</source>
            <translation>它没有被保存；之前的都已保存。</translation>
        </message>
        <message>
            <source>Try again; if it happens again, please report it.</source>
            <translation>请重试；如果再次发生，请告诉我们。</translation>
        </message>
        <message>
            <source>The file cannot be opened</source>
            <translation>无法打开文件</translation>
        </message>
        <message>
            <source>It was moved or removed, or you may not read it.</source>
            <translation>它已被移动或删除，或者您没有读取权限。</translation>
        </message>
        <message>
            <source>Check where it is, and attach it again.</source>
            <translation>请确认它的位置，然后重新添加。</translation>
        </message>
        <message>
            <source>The file is too large</source>
            <translation>文件太大</translation>
        </message>
        <message>
            <source>Attach a smaller one, or only the part that matters.</source>
            <translation>请添加较小的文件，或只添加需要的部分。</translation>
        </message>
        <message>
            <source>The file cannot be read</source>
            <translation>无法读取文件</translation>
        </message>
        <message>
            <source>It is damaged, or not what its beginning says it is.</source>
            <translation>它已损坏，或者并非其开头所声称的格式。</translation>
        </message>
        <message>
            <source>Open it in the program it comes from, save it again, and attach that.</source>
            <translation>请在原来的程序中打开并重新保存，然后再添加。</translation>
        </message>
        <message>
            <source>This kind of file cannot be attached</source>
            <translation>无法添加这种文件</translation>
        </message>
        <message>
            <source>It is neither a picture (PNG, JPEG, WebP, GIF), nor a PDF, nor plain text.</source>
            <translation>它既不是图片（PNG、JPEG、WebP、GIF），也不是 PDF 或纯文本。</translation>
        </message>
        <message>
            <source>Save it as PDF or as text, and attach that.</source>
            <translation>请另存为 PDF 或文本，再添加它。</translation>
        </message>
        <message>
            <source>The file is empty</source>
            <translation>文件是空的</translation>
        </message>
        <message>
            <source>There is no text in it.</source>
            <translation>其中没有文字。</translation>
        </message>
        <message>
            <source>The PDF is locked</source>
            <translation>PDF 已加密</translation>
        </message>
        <message>
            <source>It is encrypted with a password.</source>
            <translation>它用密码加密了。</translation>
        </message>
        <message>
            <source>Save a copy without the password, and attach that.</source>
            <translation>请另存一份不带密码的副本，再添加它。</translation>
        </message>
        <message>
            <source>There is no text in this PDF</source>
            <translation>这个 PDF 中没有文字</translation>
        </message>
        <message>
            <source>Its pages are pictures, as a scanner makes them.</source>
            <translation>它的页面是图片，就像扫描仪生成的那样。</translation>
        </message>
        <message>
            <source>Attach the pages as pictures to a model that sees, or a PDF with recognised text.</source>
            <translation>请把页面作为图片发给能看图的模型，或使用带有识别文字的 PDF。</translation>
        </message>
        <message>
            <source>The file could not be written</source>
            <translation>无法写入文件</translation>
        </message>
        <message>
            <source>The disk is full, or you may not write there.</source>
            <translation>磁盘已满，或者您没有写入权限。</translation>
        </message>
        <message>
            <source>Nothing was changed in Keepsake.</source>
            <translation>Keepsake 中没有任何更改。</translation>
        </message>
        <message>
            <source>Choose another place and try again.</source>
            <translation>请换一个位置再试。</translation>
        </message>
        <message>
            <source>That is too much for one message</source>
            <translation>一条消息放不下这么多</translation>
        </message>
        <message>
            <source>A message takes {most} pictures and files.</source>
            <translation>一条消息最多可带 {most} 张图片和文件。</translation>
        </message>
        <message>
            <source>Send the others with the next message.</source>
            <translation>其余的请随下一条消息发送。</translation>
        </message>
        <message>
            <source>There is nothing to continue</source>
            <translation>没有可以继续的内容</translation>
        </message>
        <message>
            <source>Only the last answer of a chat can be continued, where it was stopped or broke off.</source>
            <translation>只能继续聊天中最后一个被停止或中断的回答。</translation>
        </message>
        <message>
            <source>Nothing answers at {host}.</source>
            <translation>{host} 没有应答。</translation>
        </message>
        <message>
            <source>Start Ollama and try again, or let the offline assistant answer.</source>
            <translation>请启动 Ollama 后重试，或让离线助手回答。</translation>
        </message>
        <message>
            <source>The model server is busy</source>
            <translation>模型服务器正忙</translation>
        </message>
        <message>
            <source>It has too many requests waiting.</source>
            <translation>等待中的请求太多。</translation>
        </message>
        <message>
            <source>Try again in a moment.</source>
            <translation>请稍后重试。</translation>
        </message>
        <message>
            <source>The model server reported a fault</source>
            <translation>模型服务器报告了错误</translation>
        </message>
        <message>
            <source>It answered with status {status}.</source>
            <translation>它返回了状态 {status}。</translation>
        </message>
        <message>
            <source>Try again; if it stays, restart Ollama or look at its log.</source>
            <translation>请重试；如果仍然如此，请重启 Ollama 或查看它的日志。</translation>
        </message>
        <message>
            <source>The model server does not answer</source>
            <translation>模型服务器没有应答</translation>
        </message>
        <message>
            <source>Nothing has come from {host} for a long time.</source>
            <translation>{host} 很久没有传来任何内容。</translation>
        </message>
        <message>
            <source>Try again, or pick a smaller model.</source>
            <translation>请重试，或选择更小的模型。</translation>
        </message>
        <message>
            <source>This model needs you to sign in</source>
            <translation>这个模型需要登录</translation>
        </message>
        <message>
            <source>{model} runs at a hosted service.</source>
            <translation>{model} 在托管服务上运行。</translation>
        </message>
        <message>
            <source>Run “ollama signin” in a terminal, or pick a model that runs on this machine.</source>
            <translation>请在终端运行“ollama signin”，或选择在本机运行的模型。</translation>
        </message>
        <message>
            <source>The hosted service asks to slow down</source>
            <translation>托管服务要求放慢速度</translation>
        </message>
        <message>
            <source>{model} has reached its limit of requests.</source>
            <translation>{model} 已达到请求上限。</translation>
        </message>
        <message>
            <source>Wait, or pick a model that runs on this machine.</source>
            <translation>请等待，或选择在本机运行的模型。</translation>
        </message>
        <message>
            <source>There is a space of that name already</source>
            <translation>已有同名空间</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <translation>请换一个名称。</translation>
        </message>
        <message>
            <source>There is a folder of that name already</source>
            <translation>已有同名文件夹</translation>
        </message>
        <message>
            <source>This is not a backup of Keepsake</source>
            <translation>这不是 Keepsake 的备份</translation>
        </message>
        <message>
            <source>The file holds no database, or only a part of one.</source>
            <translation>文件中没有数据库，或者只有一部分。</translation>
        </message>
        <message>
            <source>Your data was not touched.</source>
            <translation>您的数据没有改动。</translation>
        </message>
        <message>
            <source>Choose a file that ends in .keepsake.</source>
            <translation>请选择以 .keepsake 结尾的文件。</translation>
        </message>
        <message>
            <source>This file cannot be imported</source>
            <translation>无法导入此文件</translation>
        </message>
        <message>
            <source>It is neither a Keepsake export, nor one of ChatGPT or Claude, nor a list of lines. Nothing was changed.</source>
            <translation>它既不是 Keepsake、ChatGPT 或 Claude 的导出，也不是逐行列表。没有任何更改。</translation>
        </message>
        <message>
            <source>Choose the .zip or the .json file that the other program gave you, or a text file with one fact a line.</source>
            <translation>请选择另一个程序给出的 .zip 或 .json 文件，或每行一条事实的文本文件。</translation>
        </message>
        <message>
            <source>The model is not there</source>
            <translation>没有这个模型</translation>
        </message>
        <message>
            <source>The server has no model called {model}.</source>
            <translation>服务器上没有名为 {model} 的模型。</translation>
        </message>
        <message>
            <source>Download it in the model list, or pick another.</source>
            <translation>请在模型列表中下载它，或选择另一个。</translation>
        </message>
        <message>
            <source>This model cannot chat</source>
            <translation>这个模型不能聊天</translation>
        </message>
        <message>
            <source>{model} is made for something else.</source>
            <translation>{model} 是为其他用途制作的。</translation>
        </message>
        <message>
            <source>Pick another model.</source>
            <translation>请选择另一个模型。</translation>
        </message>
        <message>
            <source>This model cannot call tools</source>
            <translation>这个模型不能调用工具</translation>
        </message>
        <message>
            <source>{model} did not accept the memory tool.</source>
            <translation>{model} 不接受记忆工具。</translation>
        </message>
        <message>
            <source>Refresh the model list and try again, or pick another model.</source>
            <translation>请刷新模型列表后重试，或选择另一个模型。</translation>
        </message>
        <message>
            <source>This model cannot think aloud</source>
            <translation>这个模型不能展示思考</translation>
        </message>
        <message>
            <source>{model} did not accept being asked to think.</source>
            <translation>{model} 不接受思考的要求。</translation>
        </message>
        <message>
            <source>Refresh the model list and try again.</source>
            <translation>请刷新模型列表后重试。</translation>
        </message>
        <message>
            <source>This model cannot see images</source>
            <translation>这个模型看不了图片</translation>
        </message>
        <message>
            <source>{model} did not accept the picture.</source>
            <translation>{model} 不接受这张图片。</translation>
        </message>
        <message>
            <source>Pick a model that can see.</source>
            <translation>请选择能看图的模型。</translation>
        </message>
        <message>
            <source>There is not enough memory for this model</source>
            <translation>内存不足以运行这个模型</translation>
        </message>
        <message>
            <source>{model} did not fit into this machine's memory.</source>
            <translation>{model} 装不进这台电脑的内存。</translation>
        </message>
        <message>
            <source>Close other programs, or pick a smaller model.</source>
            <translation>请关闭其他程序，或选择更小的模型。</translation>
        </message>
        <message>
            <source>The message does not fit the model's window</source>
            <translation>消息放不进模型的窗口</translation>
        </message>
        <message>
            <source>The server found it too long.</source>
            <translation>服务器认为它太长。</translation>
        </message>
        <message>
            <source>The model ran out of room while using its memory</source>
            <translation>模型在使用记忆时用完了空间</translation>
        </message>
        <message>
            <source>Its request to the memory was cut off.</source>
            <translation>它对记忆的请求被截断了。</translation>
        </message>
        <message>
            <source>Try again.</source>
            <translation>请重试。</translation>
        </message>
        <message>
            <source>The answer broke off</source>
            <translation>回答中断了</translation>
        </message>
        <message>
            <source>The connection to the model ended in the middle of the answer.</source>
            <translation>与模型的连接在回答中途断开。</translation>
        </message>
        <message>
            <source>The model server answered something unexpected</source>
            <translation>模型服务器的应答出乎意料</translation>
        </message>
        <message>
            <source>What answers at {host} may not be Ollama, or a very different version.</source>
            <translation>{host} 上的可能不是 Ollama，或是差别很大的版本。</translation>
        </message>
        <message>
            <source>Check the address in the settings, and try again.</source>
            <translation>请检查设置中的地址，然后重试。</translation>
        </message>
        <message>
            <source>The download did not finish</source>
            <translation>下载没有完成</translation>
        </message>
        <message>
            <source>{model} could not be downloaded.</source>
            <translation>无法下载 {model}。</translation>
        </message>
        <message>
            <source>What was downloaded is kept; the next try goes on from there.</source>
            <translation>已下载的部分保留着；下次会从那里继续。</translation>
        </message>
        <message>
            <source>Check the name and the connection, and try again.</source>
            <translation>请检查名称和网络连接，然后重试。</translation>
        </message>
        <message>
            <source>This copy cannot ask for newer versions</source>
            <translation>此副本无法查询新版本</translation>
        </message>
        <message>
            <source>It was built without the key that announcements of versions are signed with, so none could be believed.</source>
            <translation>构建时没有附带用于验证版本公告签名的密钥，因此任何公告都无法确认真伪。</translation>
        </message>
        <message>
            <source>Nothing was sent or changed.</source>
            <translation>没有发送或更改任何内容。</translation>
        </message>
        <message>
            <source>Ask where you got Keepsake from: your package manager, or the page you downloaded it from.</source>
            <translation>请到获取 Keepsake 的地方查看：软件包管理器，或下载它的网页。</translation>
        </message>
        <message>
            <source>Nothing could be learnt about newer versions</source>
            <translation>无法得知新版本的情况</translation>
        </message>
        <message>
            <source>{host} did not answer, or not with an announcement.</source>
            <translation>{host} 没有响应，或返回的不是版本公告。</translation>
        </message>
        <message>
            <source>Check the connection, and try again.</source>
            <translation>请检查网络连接后重试。</translation>
        </message>
        <message>
            <source>What came about newer versions cannot be trusted</source>
            <translation>收到的新版本信息不可信</translation>
        </message>
        <message>
            <source>Its signature is not that of Keepsake's releases, or it is damaged. It was thrown away unread.</source>
            <translation>其签名不属于 Keepsake 的正式发布，或内容已损坏。已直接丢弃，未作读取。</translation>
        </message>
        <message>
            <source>Try again from another network. If that does not help, ask where you got Keepsake from.</source>
            <translation>请换一个网络重试。如果仍然不行，请到获取 Keepsake 的地方询问。</translation>
        </message>
        <message>
            <source>Something went wrong in Keepsake</source>
            <translation>Keepsake 出了点问题</translation>
        </message>
        <message>
            <source>This is our mistake, not yours ({type}).</source>
            <translation>这是我们的错，不是您的（{type}）。</translation>
        </message>
        <message>
            <source>Everything that was stored before is safe.</source>
            <translation>之前保存的一切都是安全的。</translation>
        </message>
        <message>
            <source>Please report it; the report holds none of your words.</source>
            <translation>请告诉我们；报告里没有您的任何文字。</translation>
        </message>
        <message>
            <source>do not store the text</source>
            <translation>不保存该文本</translation>
        </message>
        <message>
            <source>put a placeholder</source>
            <translation>换成占位符</translation>
        </message>
        <message>
            <source>keep</source>
            <translation>原样保留</translation>
        </message>
        <message>
            <source>conversation</source>
            <translation>聊天</translation>
        </message>
        <message>
            <source>folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>conflict</source>
            <translation>冲突</translation>
        </message>
        <message>
            <source>change</source>
            <translation>更改</translation>
        </message>
        <message>
            <source>record of an answer</source>
            <translation>回答记录</translation>
        </message>
        <message>
            <source>attachment</source>
            <translation>附件</translation>
        </message>
        <message>
            <source>allowed value</source>
            <translation>允许的值</translation>
        </message>
        <message>
            <source>backup</source>
            <translation>备份</translation>
        </message>
        <message>
            <source>The key does not fit</source>
            <translation>密钥不匹配</translation>
        </message>
        <message>
            <source>Try again; capital letters and the keyboard's language count.</source>
            <translation>请再试一次；注意大小写和键盘语言。</translation>
        </message>
        <message>
            <source>The system keyring holds another key for this folder. Restore the keyring's entry and start again.</source>
            <translation>系统密钥环里存的是这个文件夹的另一把密钥。请恢复密钥环中的条目，然后重新启动。</translation>
        </message>
        <message>
            <source>This system has no keyring that could keep the key of your data.</source>
            <translation>本系统没有可以存放数据密钥的密钥环。</translation>
        </message>
        <message>
            <source>Your data is encrypted with a passphrase.</source>
            <translation>您的数据用密码短语加密。</translation>
        </message>
        <message>
            <source>The picture has more than {most} million pixels.</source>
            <translation>图片超过 {most} 百万像素。</translation>
        </message>
        <message>
            <source>It has {size} MB; {most} MB is the most.</source>
            <translation>它有 {size} MB，最多允许 {most} MB。</translation>
        </message>
        <message>
            <source>Confidence {percent} %</source>
            <translation>可信度 {percent}%</translation>
        </message>
        <message>
            <source>{outcome}: “{fact}”</source>
            <translation>{outcome}：“{fact}”</translation>
        </message>
        <message>
            <source>{said} (stored: “{other}”)</source>
            <translation>{said}（已存：“{other}”）</translation>
        </message>
        <message>
            <source>You did not say this in your own words here: the model concluded it, or it was quoted.</source>
            <translation>这不是您在这里亲口说的：是模型推断的，或者是引用。</translation>
        </message>
        <message>
            <source>You deleted this before.</source>
            <translation>您以前删除过它。</translation>
        </message>
        <message>
            <source>You want to be asked before anything is saved.</source>
            <translation>您希望保存前先询问。</translation>
        </message>
        <message>
            <source>It is not clear whether both can be true.</source>
            <translation>不确定两者能否同时成立。</translation>
        </message>
        <message>
            <source>Saved a memory</source>
            <translation>保存了一条记忆</translation>
        </message>
        <message>
            <source>Edited a memory</source>
            <translation>修改了一条记忆</translation>
        </message>
        <message>
            <source>Made a memory more exact</source>
            <translation>使一条记忆更准确</translation>
        </message>
        <message>
            <source>Replaced a memory by a newer fact</source>
            <translation>用较新的事实取代了一条记忆</translation>
        </message>
        <message>
            <source>Heard a memory again</source>
            <translation>再次听到一条记忆</translation>
        </message>
        <message>
            <source>Pinned or unpinned a memory</source>
            <translation>置顶或取消置顶一条记忆</translation>
        </message>
        <message>
            <source>Moved to the trash</source>
            <translation>移到了回收站</translation>
        </message>
        <message>
            <source>Took out of the trash</source>
            <translation>从回收站取回</translation>
        </message>
        <message>
            <source>Chose whether a memory is given to models</source>
            <translation>选择了记忆是否交给模型</translation>
        </message>
        <message>
            <source>Chose whether a message is given to models</source>
            <translation>选择了消息是否交给模型</translation>
        </message>
        <message>
            <source>Summarised a chat</source>
            <translation>总结了聊天</translation>
        </message>
        <message>
            <source>Edited a summary</source>
            <translation>修改了摘要</translation>
        </message>
        <message>
            <source>Deleted a summary</source>
            <translation>删除了摘要</translation>
        </message>
        <message>
            <source>Found what you talk about</source>
            <translation>找到了您谈论的话题</translation>
        </message>
        <message>
            <source>Changed an insight</source>
            <translation>修改了洞察</translation>
        </message>
        <message>
            <source>Deleted an insight</source>
            <translation>删除了洞察</translation>
        </message>
        <message>
            <source>Changed what is known about a memory</source>
            <translation>更改了记忆的信息</translation>
        </message>
        <message>
            <source>Made one memory of two</source>
            <translation>把两条记忆合为一条</translation>
        </message>
        <message>
            <source>Said that memories are fine</source>
            <translation>确认记忆没有问题</translation>
        </message>
        <message>
            <source>Put expired memories into the trash</source>
            <translation>把过期记忆移入回收站</translation>
        </message>
        <message>
            <source>Took memories back to another day</source>
            <translation>把记忆恢复到另一天</translation>
        </message>
        <message>
            <source>Imported memories</source>
            <translation>导入了记忆</translation>
        </message>
        <message>
            <source>Changed a space</source>
            <translation>更改了空间</translation>
        </message>
        <message numerus="yes">
            <source>Moved {n} chats to another space</source>
            <translation>
                <numerusform>将 {n} 个聊天移到了另一空间</numerusform>
            </translation>
        </message>
        <message>
            <source>Imported chats</source>
            <translation>导入了聊天</translation>
        </message>
        <message>
            <source>Put a fact aside for you to decide</source>
            <translation>把一个事实留给您决定</translation>
        </message>
        <message>
            <source>Settled what was waiting</source>
            <translation>处理了等待决定的内容</translation>
        </message>
        <message>
            <source>Started a chat</source>
            <translation>开始了一个聊天</translation>
        </message>
        <message>
            <source>Renamed a chat</source>
            <translation>重命名了一个聊天</translation>
        </message>
        <message numerus="yes">
            <source>Pinned or unpinned {n} chats</source>
            <translation>
                <numerusform>置顶或取消置顶了 {n} 个聊天</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Moved {n} chats to another folder</source>
            <translation>
                <numerusform>将 {n} 个聊天移到了另一文件夹</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Archived {n} chats</source>
            <translation>
                <numerusform>归档了 {n} 个聊天</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Took {n} chats out of the archive</source>
            <translation>
                <numerusform>将 {n} 个聊天移出了归档</numerusform>
            </translation>
        </message>
        <message>
            <source>Added a folder</source>
            <translation>新建了文件夹</translation>
        </message>
        <message>
            <source>Renamed a folder</source>
            <translation>重命名了文件夹</translation>
        </message>
        <message>
            <source>Removed a folder</source>
            <translation>移除了文件夹</translation>
        </message>
        <message numerus="yes">
            <source>Moved {n} chats to the trash</source>
            <translation>
                <numerusform>将 {n} 个聊天移到了回收站</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Took {n} chats out of the trash</source>
            <translation>
                <numerusform>从回收站恢复了 {n} 个聊天</numerusform>
            </translation>
        </message>
        <message>
            <source>Sent a message</source>
            <translation>发送了一条消息</translation>
        </message>
        <message>
            <source>Answered a message</source>
            <translation>回答了一条消息</translation>
        </message>
        <message>
            <source>Continued an answer</source>
            <translation>继续了一个回答</translation>
        </message>
        <message>
            <source>Took back an exchange</source>
            <translation>撤回了一轮</translation>
        </message>
        <message>
            <source>Showed another branch of a chat</source>
            <translation>显示了聊天的另一个分支</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>已完成</translation>
        </message>
        <message>
            <source>Undone</source>
            <translation>已撤销</translation>
        </message>
        <message>
            <source>Undone, then overtaken</source>
            <translation>已撤销，之后又被改动</translation>
        </message>
        <message>
            <source>Said in a chat</source>
            <translation>在聊天中说的</translation>
        </message>
        <message>
            <source>Decided by you when two facts clashed</source>
            <translation>两个事实冲突时由您决定</translation>
        </message>
        <message>
            <source>Concluded from several messages</source>
            <translation>由多条消息推断</translation>
        </message>
        <message>
            <source>Fact</source>
            <translation>事实</translation>
        </message>
        <message>
            <source>Preference</source>
            <translation>偏好</translation>
        </message>
        <message>
            <source>Goal</source>
            <translation>目标</translation>
        </message>
        <message>
            <source>How to answer</source>
            <translation>回答方式</translation>
        </message>
        <message>
            <source>How something is done</source>
            <translation>做法</translation>
        </message>
        <message>
            <source>raised: {reasons}</source>
            <translation>提高：{reasons}</translation>
        </message>
        <message>
            <source>lowered: {reasons}</source>
            <translation>降低：{reasons}</translation>
        </message>
        <message>
            <source>written by you</source>
            <translation>由您写下</translation>
        </message>
        <message>
            <source>you asked to remember it</source>
            <translation>您要求记住</translation>
        </message>
        <message>
            <source>you decided it</source>
            <translation>由您决定</translation>
        </message>
        <message>
            <source>said again</source>
            <translation>再次说过</translation>
        </message>
        <message>
            <source>you said it is fine</source>
            <translation>您确认过</translation>
        </message>
        <message>
            <source>noticed in passing</source>
            <translation>顺带提到</translation>
        </message>
        <message>
            <source>concluded, not said</source>
            <translation>推断而非亲口所说</translation>
        </message>
        <message>
            <source>imported</source>
            <translation>导入</translation>
        </message>
        <message>
            <source>long ago</source>
            <translation>时间久远</translation>
        </message>
        <message>
            <source>something clashes with it</source>
            <translation>有内容与之冲突</translation>
        </message>
        <message>
            <source>its source is gone</source>
            <translation>来源已不存在</translation>
        </message>
        <message>
            <source>Says the same as another one</source>
            <translation>与另一条内容相同</translation>
        </message>
        <message>
            <source>Says little</source>
            <translation>内容太少</translation>
        </message>
        <message>
            <source>What it came from is gone</source>
            <translation>来源已不存在</translation>
        </message>
        <message>
            <source>Nobody spoke of it for long</source>
            <translation>很久没有提到</translation>
        </message>
        <message>
            <source>Was never put before the model</source>
            <translation>从未提供给模型</translation>
        </message>
        <message>
            <source>Both speak of the same thing and cannot be true at the same time.</source>
            <translation>两者说的是同一件事，不能同时成立。</translation>
        </message>
        <message>
            <source>The model judged that both cannot be true at the same time.</source>
            <translation>模型判断两者不能同时成立。</translation>
        </message>
        <message>
            <source>Kept the old one</source>
            <translation>保留了旧的</translation>
        </message>
        <message>
            <source>Took the new one</source>
            <translation>采用了新的</translation>
        </message>
        <message>
            <source>Kept both, with dates</source>
            <translation>两者都留，注明日期</translation>
        </message>
        <message>
            <source>Merged the two</source>
            <translation>已合并</translation>
        </message>
        <message>
            <source>Not a conflict: both are true</source>
            <translation>不是冲突：两者都成立</translation>
        </message>
        <message>
            <source>Already known</source>
            <translation>已经知道</translation>
        </message>
        <message>
            <source>Made more exact</source>
            <translation>变得更准确</translation>
        </message>
        <message>
            <source>Saved; the older fact now has an end date</source>
            <translation>已保存；旧的事实现在有了结束日期</translation>
        </message>
        <message>
            <source>Clashes with what is stored; nothing was changed</source>
            <translation>与已存的冲突；什么都没有改变</translation>
        </message>
        <message>
            <source>Waits for you: nobody was sure how it fits</source>
            <translation>等您决定：不确定如何吻合</translation>
        </message>
        <message>
            <source>Not saved, as your settings say</source>
            <translation>按您的设置没有保存</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>未保存</translation>
        </message>
        <message>
            <source>Nothing like it is stored</source>
            <translation>没有存过类似的内容</translation>
        </message>
        <message>
            <source>New: will be saved</source>
            <translation>新内容：将会保存</translation>
        </message>
        <message>
            <source>Will make more exact what is stored</source>
            <translation>将使已存内容更准确</translation>
        </message>
        <message>
            <source>Will be saved; the older fact gets an end date</source>
            <translation>将会保存；较早的事实会标上结束日期</translation>
        </message>
        <message>
            <source>Clashes with what is stored: you will be asked</source>
            <translation>与已存内容冲突：将由您决定</translation>
        </message>
        <message>
            <source>Will wait for you: nobody is sure how it fits</source>
            <translation>将等您决定：不确定如何与已存内容相合</translation>
        </message>
        <message>
            <source>Will not be saved</source>
            <translation>不会保存</translation>
        </message>
        <message>
            <source>Will not be saved, as your settings say</source>
            <translation>按您的设置，不会保存</translation>
        </message>
        <message>
            <source>about {needed} of {memory} of memory</source>
            <translation>约需 {needed}，内存共 {memory}</translation>
        </message>
        <message>
            <source>In memory now: {size}</source>
            <translation>当前占用内存：{size}</translation>
        </message>
        <message>
            <source>chats</source>
            <translation>聊天</translation>
        </message>
        <message>
            <source>{share} % of it on the graphics card</source>
            <translation>其中 {share}% 在显卡上</translation>
        </message>
        <message>
            <source>calls tools</source>
            <translation>调用工具</translation>
        </message>
        <message>
            <source>thinks</source>
            <translation>思考</translation>
        </message>
        <message>
            <source>sees images</source>
            <translation>看图</translation>
        </message>
        <message>
            <source>reads {n} tokens</source>
            <translation>可读 {n} 个词元</translation>
        </message>
        <message>
            <source>fits this machine well</source>
            <translation>很适合这台电脑</translation>
        </message>
        <message>
            <source>just fits: close other large programs</source>
            <translation>勉强够用：请关闭其他大程序</translation>
        </message>
        <message>
            <source>too large for this machine</source>
            <translation>对这台电脑来说太大</translation>
        </message>
        <message>
            <source>Needs about {needed} of memory</source>
            <translation>约需 {needed} 内存</translation>
        </message>
        <message>
            <source>none of it on a graphics card</source>
            <translation>没有使用显卡</translation>
        </message>
        <message>
            <source>General</source>
            <translation>常规</translation>
        </message>
        <message>
            <source>Window and keys</source>
            <translation>窗口与按键</translation>
        </message>
        <message>
            <source>Search and history</source>
            <translation>搜索与历史</translation>
        </message>
        <message>
            <source>Data</source>
            <translation>数据</translation>
        </message>
        <message>
            <source>On</source>
            <translation>开</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>关</translation>
        </message>
        <message>
            <source>As shipped</source>
            <translation>出厂设置</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>语言</translation>
        </message>
        <message>
            <source>The language of the window, of the command line and of messages. What you write may be in any.</source>
            <translation>窗口、命令行和提示信息的语言。您可以用任何语言书写。</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>外观</translation>
        </message>
        <message>
            <source>A light or a dark window, or one with strong contrasts.</source>
            <translation>浅色、深色或高对比度窗口。</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>动态效果</translation>
        </message>
        <message>
            <source>Whether parts of the window glide and fade, or are simply there.</source>
            <translation>窗口的各部分是平滑移动，还是直接出现。</translation>
        </message>
        <message>
            <source>Saved memories are shown as</source>
            <translation>已保存记忆的显示方式</translation>
        </message>
        <message>
            <source>Cards read well; a table shows more at once and sorts by any column.</source>
            <translation>卡片便于阅读；表格一次显示更多，并可按任意列排序。</translation>
        </message>
        <message>
            <source>Ollama server</source>
            <translation>Ollama 服务器</translation>
        </message>
        <message>
            <source>Where the models run: an address such as http://127.0.0.1:11434. Empty: what OLLAMA_HOST says, else this machine.</source>
            <translation>模型运行的地址，例如 http://127.0.0.1:11434。留空：采用 OLLAMA_HOST，否则为本机。</translation>
        </message>
        <message>
            <source>Model that answers</source>
            <translation>回答的模型</translation>
        </message>
        <message>
            <source>Empty: the first model here that can chat. Without any server the offline assistant answers.</source>
            <translation>留空：本机第一个能聊天的模型。没有服务器时由离线助手回答。</translation>
        </message>
        <message>
            <source>Tokens the model may see</source>
            <translation>模型可见的词元数</translation>
        </message>
        <message>
            <source>How much of chats and memory fits before the model at once. More needs more memory and time.</source>
            <translation>模型一次能看到多少聊天和记忆。越多，所需内存和时间越多。</translation>
        </message>
        <message>
            <source>Save what is worth keeping about you, and put it before the model in every chat. Off: neither.</source>
            <translation>保存关于您的重要内容，并在每次聊天时交给模型。关闭则两者都不做。</translation>
        </message>
        <message>
            <source>What I say about myself</source>
            <translation>我说到自己的内容</translation>
        </message>
        <message>
            <source>What is done when you mention something about yourself without asking for it to be remembered. What you ask for in so many words is saved in every case but the last.</source>
            <translation>当您提到自己的事、但没有要求记住时怎么办。除最后一项外，您明确要求记住的都会保存。</translation>
        </message>
        <message>
            <source>What is worth remembering</source>
            <translation>什么值得记住</translation>
        </message>
        <message>
            <source>What the model looks for when nobody asked it to remember anything. In your own words.</source>
            <translation>没有人要求记住时，模型会留意什么。用您自己的话写。</translation>
        </message>
        <message>
            <source>Look up past chats</source>
            <translation>查找以往聊天</translation>
        </message>
        <message>
            <source>For each question, look for what was said about it in other chats, and put what fits before the model.</source>
            <translation>对每个问题，查找其他聊天中的相关内容，并把合适的交给模型。</translation>
        </message>
        <message>
            <source>What I said lately</source>
            <translation>最近说过的话</translation>
        </message>
        <message>
            <source>Put the last few things you said within a day in other chats before the model.</source>
            <translation>把您一天内在其他聊天中最后说的几句话交给模型。</translation>
        </message>
        <message>
            <source>Days word for word</source>
            <translation>逐字保留天数</translation>
        </message>
        <message>
            <source>For so many days past messages come word for word; older ones as the summary of their chat, where it has one.</source>
            <translation>在这些天数内，以往消息逐字提供；更早的以该聊天的摘要代替（如果有）。</translation>
        </message>
        <message>
            <source>Search by meaning</source>
            <translation>按含义搜索</translation>
        </message>
        <message>
            <source>The model by which past words are found by what they mean, whatever words they use.</source>
            <translation>按含义（不论用词）找到以往内容的模型。</translation>
        </message>
        <message>
            <source>Pause search by meaning</source>
            <translation>暂停按含义搜索</translation>
        </message>
        <message>
            <source>Prepare nothing new for it, for now. What is prepared is still found.</source>
            <translation>暂时不为它准备新内容。已准备好的仍可找到。</translation>
        </message>
        <message>
            <source>Work in the background</source>
            <translation>后台工作</translation>
        </message>
        <message>
            <source>After an answer, while nothing else runs: name and summarise chats, look for memories, find insights.</source>
            <translation>回答之后、空闲时：为聊天命名和写摘要，寻找值得记住的内容，得出洞察。</translation>
        </message>
        <message>
            <source>Quiet seconds before it begins</source>
            <translation>开始前的空闲秒数</translation>
        </message>
        <message>
            <source>So long nothing must be answered before the background begins. A question always interrupts it.</source>
            <translation>这么久没有回答任务，后台才开始。提问总会打断它。</translation>
        </message>
        <message>
            <source>Jobs in a day</source>
            <translation>每日任务数</translation>
        </message>
        <message>
            <source>How many jobs the background does in a day at most. The rest waits.</source>
            <translation>后台每天最多完成的任务数，其余等待。</translation>
        </message>
        <message>
            <source>Name chats</source>
            <translation>为聊天命名</translation>
        </message>
        <message>
            <source>Give each chat a title that says what it is about.</source>
            <translation>给每个聊天起一个说明主题的标题。</translation>
        </message>
        <message>
            <source>Summarise chats</source>
            <translation>为聊天写摘要</translation>
        </message>
        <message>
            <source>Chats that are over, and the older part of long ones. The messages themselves are always kept.</source>
            <translation>已结束的聊天，以及长聊天中较早的部分。消息本身始终保留。</translation>
        </message>
        <message>
            <source>Questions between two looks for memories</source>
            <translation>两次寻找记忆之间的提问数</translation>
        </message>
        <message>
            <source>After so many questions, and when a chat rests, look for things worth remembering that were missed.</source>
            <translation>每提这么多问题，以及聊天停歇时，寻找漏掉的、值得记住的内容。</translation>
        </message>
        <message>
            <source>Once a day, find what you keep talking about, with when it began and what it rests on.</source>
            <translation>每天一次，找出您常谈的事：从何时开始，依据是什么。</translation>
        </message>
        <message>
            <source>Memory for models that run elsewhere</source>
            <translation>让别处运行的模型使用记忆</translation>
        </message>
        <message>
            <source>Some models behind the local server run on somebody else's machine. On: they are given your memories and past chats too. Off: they see this chat only.</source>
            <translation>本地服务器背后的某些模型在别人的电脑上运行。开：也把您的记忆和以往聊天交给它们。关：它们只看到当前聊天。</translation>
        </message>
        <message>
            <source>Other eyes beside the privacy rules, for names of people and places.</source>
            <translation>除隐私规则外再看一遍，用于人名和地名。</translation>
        </message>
        <message>
            <source>Private data</source>
            <translation>私密数据</translation>
        </message>
        <message>
            <source>What is done about each kind of private data before anything is stored: refused, replaced by a placeholder, or kept.</source>
            <translation>保存之前如何处理每一类私密数据：拒绝、用占位符替换，或保留。</translation>
        </message>
        <message>
            <source>Days in the trash</source>
            <translation>回收站保留天数</translation>
        </message>
        <message>
            <source>After so many days what you deleted is erased for good, at the next start.</source>
            <translation>删除的内容在这么多天之后，于下次启动时永久抹除。</translation>
        </message>
        <message>
            <source>Closing leaves it in the tray</source>
            <translation>关闭后留在托盘</translation>
        </message>
        <message>
            <source>Closing the window does not end Keepsake.</source>
            <translation>关闭窗口不会退出 Keepsake。</translation>
        </message>
        <message>
            <source>Start at login</source>
            <translation>登录时启动</translation>
        </message>
        <message>
            <source>Start Keepsake when you log in to this machine.</source>
            <translation>登录这台电脑时启动 Keepsake。</translation>
        </message>
        <message>
            <source>Keys for quick ask</source>
            <translation>快速提问的按键</translation>
        </message>
        <message>
            <source>They open a small field to ask from anywhere, for example Ctrl+Alt+Space. Empty: none.</source>
            <translation>在任何地方打开提问小窗，例如 Ctrl+Alt+Space。留空：不使用。</translation>
        </message>
        <message>
            <source>Quick ask leaves nothing</source>
            <translation>快速提问不留痕迹</translation>
        </message>
        <message>
            <source>What is asked there is a temporary chat: nothing is kept of it.</source>
            <translation>在那里提问属于临时聊天：不保留任何内容。</translation>
        </message>
        <message>
            <source>Tell about answers after seconds</source>
            <translation>多少秒后的回答才通知</translation>
        </message>
        <message>
            <source>Tell when an answer that took so long is there and the window is not in front. Its text is not shown.</source>
            <translation>耗时这么久的回答完成而窗口不在前面时通知您。不显示其内容。</translation>
        </message>
        <message>
            <source>Lock after minutes</source>
            <translation>多少分钟后锁定</translation>
        </message>
        <message>
            <source>Lock the window after so many minutes without a key or a click.</source>
            <translation>这么多分钟没有按键或点击后锁定窗口。</translation>
        </message>
        <message>
            <source>Keys of actions, where they differ from the defaults.</source>
            <translation>与默认不同的操作快捷键。</translation>
        </message>
        <message>
            <source>Address for updates</source>
            <translation>更新地址</translation>
        </message>
        <message>
            <source>Where a newer version is asked for, and only when you click. Empty: the address built in.</source>
            <translation>查询新版本的地址，只在您点击时访问。留空：内置地址。</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>跟随系统</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>浅色</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>深色</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>高对比度</translation>
        </message>
        <message>
            <source>Nothing moves</source>
            <translation>静止不动</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>卡片</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>表格</translation>
        </message>
        <message>
            <source>The first that can chat</source>
            <translation>第一个能聊天的</translation>
        </message>
        <message>
            <source>as the server gives</source>
            <translation>由服务器决定</translation>
        </message>
        <message>
            <source>Save it and tell me</source>
            <translation>保存并告诉我</translation>
        </message>
        <message>
            <source>Ask me first</source>
            <translation>先问我</translation>
        </message>
        <message>
            <source>Only when I ask for it</source>
            <translation>只在我要求时</translation>
        </message>
        <message>
            <source>Save nothing</source>
            <translation>什么都不保存</translation>
        </message>
        <message>
            <source>The first model that can</source>
            <translation>第一个可用的模型</translation>
        </message>
        <message>
            <source>Off: by words alone</source>
            <translation>关闭：只按词语</translation>
        </message>
        <message>
            <source>never</source>
            <translation>从不</translation>
        </message>
        <message>
            <source>the address built in</source>
            <translation>内置地址</translation>
        </message>
    </context>
</TS>
