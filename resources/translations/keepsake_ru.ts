<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_US">
    <context>
        <name>keepsake</name>
        <message>
            <source>folder of all data</source>
            <translation>папка всех данных</translation>
        </message>
        <message>
            <source>A private assistant that remembers you and shows you everything it remembers.</source>
            <translation>Личный помощник, который помнит вас и показывает всё, что помнит.</translation>
        </message>
        <message>
            <source>Without a command the window opens; a file to import or a keepsake:// link may be given then.</source>
            <translation>Без команды открывается окно; тогда можно указать файл для импорта или ссылку keepsake://.</translation>
        </message>
        <message>
            <source>open the small window for one question</source>
            <translation>открыть маленькое окно для одного вопроса</translation>
        </message>
        <message>
            <source>try every part of this program on this machine</source>
            <translation>проверить каждую часть программы на этом компьютере</translation>
        </message>
        <message>
            <source>print the self-test's report as JSON</source>
            <translation>вывести отчёт самопроверки в виде JSON</translation>
        </message>
        <message>
            <source>commands</source>
            <translation>команды</translation>
        </message>
        <message>
            <source>Erase for good, with every earlier wording? What it was made of stays. This cannot be undone.</source>
            <translation>Стереть навсегда, со всеми прежними формулировками? То, на чём это основано, останется. Отменить это нельзя.</translation>
        </message>
        <message>
            <source>what is done after the answers</source>
            <translation>что делается после ответов</translation>
        </message>
        <message>
            <source>what waits, runs or was given up</source>
            <translation>что ждёт, выполняется или оставлено</translation>
        </message>
        <message numerus="yes">
            <source>{n} jobs</source>
            <translation>
                <numerusform>{n} задание</numerusform>
                <numerusform>{n} задания</numerusform>
                <numerusform>{n} заданий</numerusform>
            </translation>
        </message>
        <message>
            <source>It is tried again the next time Keepsake runs for a while.</source>
            <translation>Попытка повторится, когда Keepsake поработает подольше.</translation>
        </message>
        <message>
            <source>Thrown away.</source>
            <translation>Выброшено.</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>Сохранено.</translation>
        </message>
        <message>
            <source>Deleted. To undo: {command}</source>
            <translation>Удалено. Отменить: {command}</translation>
        </message>
        <message>
            <source>Erased. Nothing of it is left on the disk.</source>
            <translation>Стёрто. На диске от этого ничего не осталось.</translation>
        </message>
        <message>
            <source>give one your own words</source>
            <translation>сказать своими словами</translation>
        </message>
        <message>
            <source>delete one; it is not made again</source>
            <translation>удалить; заново не создаётся</translation>
        </message>
        <message>
            <source>erase some for good</source>
            <translation>стереть навсегда</translation>
        </message>
        <message>
            <source>print JSON</source>
            <translation>вывести JSON</translation>
        </message>
        <message>
            <source>try a job again</source>
            <translation>попробовать задание ещё раз</translation>
        </message>
        <message>
            <source>throw a job away</source>
            <translation>выбросить задание</translation>
        </message>
        <message>
            <source>all of them</source>
            <translation>все</translation>
        </message>
        <message>
            <source>do not ask</source>
            <translation>не спрашивать</translation>
        </message>
        <message>
            <source>what you keep talking about</source>
            <translation>о чём вы говорите постоянно</translation>
        </message>
        <message>
            <source>summaries of chats</source>
            <translation>сводки чатов</translation>
        </message>
        <message>
            <source>For the next message: {name}</source>
            <translation>К следующему сообщению: {name}</translation>
        </message>
        <message>
            <source>chat in the terminal</source>
            <translation>чат в терминале</translation>
        </message>
        <message>
            <source>one message, its answer, and out</source>
            <translation>одно сообщение, ответ на него — и выход</translation>
        </message>
        <message>
            <source>a picture, a PDF or a text file for the first message; may be repeated</source>
            <translation>картинка, PDF или текстовый файл к первому сообщению; можно повторять</translation>
        </message>
        <message>
            <source>have the model go on with the last answer of --conversation</source>
            <translation>пусть модель продолжит последний ответ в --conversation</translation>
        </message>
        <message>
            <source>go on with this conversation</source>
            <translation>продолжить этот разговор</translation>
        </message>
        <message>
            <source>the model that answers</source>
            <translation>модель, которая отвечает</translation>
        </message>
        <message>
            <source>read and write no memory, leave nothing on disk</source>
            <translation>не читать и не писать память, ничего не оставлять на диске</translation>
        </message>
        <message>
            <source>a new conversation belongs to this space</source>
            <translation>новый чат принадлежит этому пространству</translation>
        </message>
        <message>
            <source>print JSON, one object an answer</source>
            <translation>вывести JSON, по объекту на ответ</translation>
        </message>
        <message>
            <source>the offline assistant</source>
            <translation>офлайн-помощник</translation>
        </message>
        <message>
            <source>You are talking to {model}. /undo takes the last exchange back, /quit or Ctrl-D ends.</source>
            <translation>Вы говорите с {model}. /undo отменяет последний обмен репликами, /quit или Ctrl-D — выход.</translation>
        </message>
        <message>
            <source>/attach FILE gives a file, /continue goes on with an answer, /again [MODEL] answers anew.</source>
            <translation>/attach ФАЙЛ прикладывает файл, /continue продолжает ответ, /again [МОДЕЛЬ] отвечает заново.</translation>
        </message>
        <message>
            <source>⚠ {model} cannot see pictures: it is only told that there is one.</source>
            <translation>⚠ {model} не видит картинок: ей лишь сообщат, что картинка есть.</translation>
        </message>
        <message>
            <source>Taken back: {text}</source>
            <translation>Отменено: {text}</translation>
        </message>
        <message>
            <source>Not stored of your message: {kinds}</source>
            <translation>Не сохранено из вашего сообщения: {kinds}</translation>
        </message>
        <message numerus="yes">
            <source>{n} conflicts</source>
            <translation>
                <numerusform>{n} противоречие</numerusform>
                <numerusform>{n} противоречия</numerusform>
                <numerusform>{n} противоречий</numerusform>
            </translation>
        </message>
        <message>
            <source>statements that wait for your decision</source>
            <translation>утверждения, которые ждут вашего решения</translation>
        </message>
        <message>
            <source>what waits</source>
            <translation>что ждёт решения</translation>
        </message>
        <message>
            <source>what was settled</source>
            <translation>что уже решено</translation>
        </message>
        <message>
            <source>keep the old one, take the new one, or both</source>
            <translation>оставить старое, принять новое или и то и другое</translation>
        </message>
        <message>
            <source>the text that a merge makes of the two</source>
            <translation>текст, в который объединяются два</translation>
        </message>
        <message>
            <source>both: the new one holds in this space only</source>
            <translation>both: новое верно только в этом пространстве</translation>
        </message>
        <message>
            <source>Settled. To undo: memories undo {operation}</source>
            <translation>Решено. Отменить: memories undo {operation}</translation>
        </message>
        <message>
            <source>new: {text}</source>
            <translation>новое: {text}</translation>
        </message>
        <message>
            <source>old: {text}</source>
            <translation>старое: {text}</translation>
        </message>
        <message>
            <source>all conversations</source>
            <translation>все разговоры</translation>
        </message>
        <message>
            <source>messages with these words</source>
            <translation>сообщения с этими словами</translation>
        </message>
        <message>
            <source>write one to a file: Markdown, or JSON (a PDF: in the window)</source>
            <translation>записать один в файл: Markdown или JSON (PDF — в окне)</translation>
        </message>
        <message>
            <source>give one another title</source>
            <translation>дать разговору другое название</translation>
        </message>
        <message>
            <source>undo the last change to the list of conversations</source>
            <translation>отменить последнее изменение списка разговоров</translation>
        </message>
        <message numerus="yes">
            <source>{n} conversations</source>
            <translation>
                <numerusform>{n} разговор</numerusform>
                <numerusform>{n} разговора</numerusform>
                <numerusform>{n} разговоров</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} messages</source>
            <translation>
                <numerusform>{n} сообщение</numerusform>
                <numerusform>{n} сообщения</numerusform>
                <numerusform>{n} сообщений</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} messages of this chat</source>
            <translation>
                <numerusform>{n} сообщение этого чата</numerusform>
                <numerusform>{n} сообщения этого чата</numerusform>
                <numerusform>{n} сообщений этого чата</numerusform>
            </translation>
        </message>
        <message>
            <source>past chats</source>
            <translation>прошлые чаты</translation>
        </message>
        <message>
            <source>those in the trash</source>
            <translation>те, что в корзине</translation>
        </message>
        <message>
            <source>those in the archive</source>
            <translation>те, что в архиве</translation>
        </message>
        <message>
            <source>results at most</source>
            <translation>не больше стольких результатов</translation>
        </message>
        <message>
            <source>only in this chat</source>
            <translation>только в этом чате</translation>
        </message>
        <message>
            <source>only what this side said</source>
            <translation>только сказанное этой стороной</translation>
        </message>
        <message>
            <source>only since this day</source>
            <translation>только с этого дня</translation>
        </message>
        <message>
            <source>only before this day</source>
            <translation>только до этого дня</translation>
        </message>
        <message>
            <source>only what a memory rests on</source>
            <translation>только то, на чём держится воспоминание</translation>
        </message>
        <message>
            <source>else as the file's ending says</source>
            <translation>иначе — по окончанию имени файла</translation>
        </message>
        <message>
            <source>Written to {file}. It is not encrypted: keep it where only you can read it.</source>
            <translation>Записано в {file}. Файл не зашифрован: храните его там, где прочесть можете только вы.</translation>
        </message>
        <message>
            <source>the messages of one</source>
            <translation>сообщения одного разговора</translation>
        </message>
        <message>
            <source>what an answer was given</source>
            <translation>что получил ответ</translation>
        </message>
        <message>
            <source>about {used} of {window} tokens</source>
            <translation>около {used} из {window} токенов</translation>
        </message>
        <message>
            <source>New chat</source>
            <translation>Новый чат</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Вы</translation>
        </message>
        <message>
            <source>(erased since)</source>
            <translation>(с тех пор стёрто)</translation>
        </message>
        <message>
            <source>Put this backup in the place of the data? The present data is kept as a backup.</source>
            <translation>Поставить эту копию на место данных? Нынешние данные сохранятся как резервная копия.</translation>
        </message>
        <message>
            <source>where the data lies, and its backups</source>
            <translation>где лежат данные, и их резервные копии</translation>
        </message>
        <message>
            <source>pack everything into a file, as encrypted as it is</source>
            <translation>собрать всё в один файл, зашифрованный так же, как данные</translation>
        </message>
        <message>
            <source>put a backup in the place of the data, which is kept as a backup</source>
            <translation>поставить копию на место данных; сами данные сохранятся как резервная копия</translation>
        </message>
        <message>
            <source>erase all data, backups, settings, and the key</source>
            <translation>стереть все данные, копии, настройки и ключ</translation>
        </message>
        <message>
            <source>Home: {path}</source>
            <translation>Папка данных: {path}</translation>
        </message>
        <message>
            <source>Backup written to {file}.</source>
            <translation>Резервная копия записана в {file}.</translation>
        </message>
        <message>
            <source>The backup is in place.</source>
            <translation>Резервная копия на месте.</translation>
        </message>
        <message>
            <source>Everything is erased.</source>
            <translation>Всё стёрто.</translation>
        </message>
        <message>
            <source>backups, putting one back, erasing everything</source>
            <translation>резервные копии, восстановление, стирание всего</translation>
        </message>
        <message>
            <source>Erase everything?</source>
            <translation>Стереть всё?</translation>
        </message>
        <message>
            <source>Passphrase of the backup: </source>
            <translation>Парольная фраза копии: </translation>
        </message>
        <message>
            <source>Key: {kept}</source>
            <translation>Ключ: {kept}</translation>
        </message>
        <message>
            <source>Versions</source>
            <translation>Версии</translation>
        </message>
        <message>
            <source>Database</source>
            <translation>База данных</translation>
        </message>
        <message>
            <source>check everything that Keepsake stands on</source>
            <translation>проверить всё, на чём стоит Keepsake</translation>
        </message>
        <message>
            <source>Models</source>
            <translation>Модели</translation>
        </message>
        <message>
            <source>Checks</source>
            <translation>Проверки</translation>
        </message>
        <message>
            <source>the folders; add, rename or remove one</source>
            <translation>папки; добавить, переименовать или убрать</translation>
        </message>
        <message>
            <source>Erase {chats} with {messages}, for good? What was learnt from them stays. This cannot be undone.</source>
            <translation>Стереть навсегда: {chats} ({messages})? То, что из них узнано, останется. Отменить это нельзя.</translation>
        </message>
        <message numerus="yes">
            <source>{n} folders</source>
            <translation>
                <numerusform>{n} папка</numerusform>
                <numerusform>{n} папки</numerusform>
                <numerusform>{n} папок</numerusform>
            </translation>
        </message>
        <message>
            <source>keep some at the top</source>
            <translation>закрепить вверху списка</translation>
        </message>
        <message>
            <source>put some out of the way</source>
            <translation>убрать в архив</translation>
        </message>
        <message>
            <source>move some into a space, or out of all</source>
            <translation>переместить в пространство или убрать из всех</translation>
        </message>
        <message>
            <source>name of a space, or none</source>
            <translation>название пространства или none</translation>
        </message>
        <message>
            <source>put some into a folder, or take them out</source>
            <translation>положить в папку или вынуть из неё</translation>
        </message>
        <message>
            <source>name of a folder, or none</source>
            <translation>имя папки или none</translation>
        </message>
        <message>
            <source>move some to the trash</source>
            <translation>переместить в корзину</translation>
        </message>
        <message>
            <source>and what was learnt only there</source>
            <translation>и то, что узнано только там</translation>
        </message>
        <message>
            <source>take some out of the trash</source>
            <translation>вернуть из корзины</translation>
        </message>
        <message>
            <source>a new folder</source>
            <translation>новая папка</translation>
        </message>
        <message>
            <source>call a folder otherwise</source>
            <translation>переименовать папку</translation>
        </message>
        <message>
            <source>take a folder away; its chats stay</source>
            <translation>убрать папку; её чаты останутся</translation>
        </message>
        <message>
            <source>Done. To undo: conversations undo {operation}</source>
            <translation>Готово. Отменить: conversations undo {operation}</translation>
        </message>
        <message>
            <source>no longer keep some at the top</source>
            <translation>открепить</translation>
        </message>
        <message>
            <source>take some out of the archive</source>
            <translation>вернуть из архива</translation>
        </message>
        <message numerus="yes">
            <source>Erase {n} memories with every version of them, for good? This cannot be undone.</source>
            <translation>
                <numerusform>Стереть {n} воспоминание со всеми его версиями навсегда? Отменить это нельзя.</numerusform>
                <numerusform>Стереть {n} воспоминания со всеми их версиями навсегда? Отменить это нельзя.</numerusform>
                <numerusform>Стереть {n} воспоминаний со всеми их версиями навсегда? Отменить это нельзя.</numerusform>
            </translation>
        </message>
        <message>
            <source>Goes for good: {versions} versions, {conflicts} conflicts, {backups} backups.</source>
            <translation>Исчезнет навсегда: версий — {versions}, противоречий — {conflicts}, резервных копий — {backups}.</translation>
        </message>
        <message>
            <source>Stays: {messages} chat messages that it comes from; {manifests} answers say that they used it, without its text.</source>
            <translation>Останется: сообщений, откуда это взято, — {messages}; записей об ответах, где это использовано, без текста, — {manifests}.</translation>
        </message>
        <message>
            <source>all memories, or those with the words of a query</source>
            <translation>все воспоминания или те, где есть слова запроса</translation>
        </message>
        <message>
            <source>save a fact</source>
            <translation>сохранить факт</translation>
        </message>
        <message>
            <source>give a memory another text</source>
            <translation>дать воспоминанию другой текст</translation>
        </message>
        <message>
            <source>erase memories for good</source>
            <translation>стереть воспоминания навсегда</translation>
        </message>
        <message>
            <source>confidence {value} ({reasons})</source>
            <translation>уверенность {value} ({reasons})</translation>
        </message>
        <message>
            <source>what is remembered</source>
            <translation>что запомнено</translation>
        </message>
        <message>
            <source>to be seen in this space only</source>
            <translation>будет видно только в этом пространстве</translation>
        </message>
        <message>
            <source>what is seen in this space only</source>
            <translation>только то, что видно в этом пространстве</translation>
        </message>
        <message>
            <source>undo the last change to memories, or the one with this number</source>
            <translation>отменить последнее изменение воспоминаний или изменение с этим номером</translation>
        </message>
        <message>
            <source>redo what was undone</source>
            <translation>вернуть отменённое</translation>
        </message>
        <message numerus="yes">
            <source>{n} memories</source>
            <translation>
                <numerusform>{n} воспоминание</numerusform>
                <numerusform>{n} воспоминания</numerusform>
                <numerusform>{n} воспоминаний</numerusform>
            </translation>
        </message>
        <message>
            <source>Saved: {fact}</source>
            <translation>Сохранено: {fact}</translation>
        </message>
        <message>
            <source>Moved to the trash. To undo: memories undo {operation}</source>
            <translation>Перемещено в корзину. Отменить: memories undo {operation}</translation>
        </message>
        <message>
            <source>Restored.</source>
            <translation>Восстановлено.</translation>
        </message>
        <message>
            <source>(in the trash)</source>
            <translation>(в корзине)</translation>
        </message>
        <message>
            <source>one memory with its sources</source>
            <translation>одно воспоминание и его источники</translation>
        </message>
        <message>
            <source>every version of a memory</source>
            <translation>все версии воспоминания</translation>
        </message>
        <message>
            <source>move memories to the trash</source>
            <translation>переместить воспоминания в корзину</translation>
        </message>
        <message>
            <source>take memories out of the trash</source>
            <translation>вернуть воспоминания из корзины</translation>
        </message>
        <message>
            <source>No fact was found in this.</source>
            <translation>Фактов здесь не нашлось.</translation>
        </message>
        <message>
            <source>used {n} times</source>
            <translation>использовано раз: {n}</translation>
        </message>
        <message>
            <source>typed by hand</source>
            <translation>введено вручную</translation>
        </message>
        <message>
            <source>change what is known about memories: kind, importance, space, expiry</source>
            <translation>изменить сведения о воспоминаниях: вид, важность, пространство, срок</translation>
        </message>
        <message>
            <source>make one memory of several: the first gets the text</source>
            <translation>сделать из нескольких воспоминаний одно: текст получит первое</translation>
        </message>
        <message>
            <source>memories that are worth a second look</source>
            <translation>воспоминания, на которые стоит взглянуть ещё раз</translation>
        </message>
        <message>
            <source>what became of the memories between two days</source>
            <translation>что стало с воспоминаниями между двумя днями</translation>
        </message>
        <message>
            <source>make all memories, or some, what they were on a day</source>
            <translation>вернуть все воспоминания или некоторые к состоянию на день</translation>
        </message>
        <message numerus="yes">
            <source>{n} changes</source>
            <translation>
                <numerusform>{n} изменение</numerusform>
                <numerusform>{n} изменения</numerusform>
                <numerusform>{n} изменений</numerusform>
            </translation>
        </message>
        <message>
            <source>a day as 2026-12-31, or never</source>
            <translation>день в виде 2026-12-31 или never</translation>
        </message>
        <message>
            <source>keep memories at the top</source>
            <translation>закрепить воспоминания сверху</translation>
        </message>
        <message>
            <source>and no longer</source>
            <translation>и больше не закреплять</translation>
        </message>
        <message>
            <source>say that memories are fine as they are</source>
            <translation>сказать, что с воспоминаниями всё в порядке</translation>
        </message>
        <message>
            <source>what was remembered on a day</source>
            <translation>что помнилось в какой-то день</translation>
        </message>
        <message>
            <source>To undo: memories undo</source>
            <translation>Чтобы отменить: memories undo</translation>
        </message>
        <message>
            <source>“{day}” is no day: write 2026-12-31.</source>
            <translation>«{day}» — не дата: пишите 2026-12-31.</translation>
        </message>
        <message>
            <source>Already known: {fact}</source>
            <translation>Уже известно: {fact}</translation>
        </message>
        <message>
            <source>Updated: {fact}</source>
            <translation>Обновлено: {fact}</translation>
        </message>
        <message>
            <source>Saved: {fact} (no longer: {other})</source>
            <translation>Сохранено: {fact} (больше не так: {other})</translation>
        </message>
        <message>
            <source>Not saved: “{fact}” contradicts “{other}”.</source>
            <translation>Не сохранено: «{fact}» противоречит «{other}».</translation>
        </message>
        <message>
            <source>Waits for your decision: {fact}</source>
            <translation>Ждёт вашего решения: {fact}</translation>
        </message>
        <message>
            <source>Not saved, as the settings say: {fact}</source>
            <translation>Не сохранено, как сказано в настройках: {fact}</translation>
        </message>
        <message>
            <source>Not stored: it holds {kinds}.</source>
            <translation>Не сохранено: здесь {kinds}.</translation>
        </message>
        <message>
            <source>Forgotten: {fact}</source>
            <translation>Забыто: {fact}</translation>
        </message>
        <message>
            <source>Nothing like this is saved: {fact}</source>
            <translation>Ничего похожего не сохранено: {fact}</translation>
        </message>
        <message>
            <source>Nothing was done: add --yes to confirm.</source>
            <translation>Ничего не сделано: чтобы подтвердить, добавьте --yes.</translation>
        </message>
        <message>
            <source>From now on this value may be stored.</source>
            <translation>Теперь это значение можно хранить.</translation>
        </message>
        <message numerus="yes">
            <source>{n} values</source>
            <translation>
                <numerusform>{n} значение</numerusform>
                <numerusform>{n} значения</numerusform>
                <numerusform>{n} значений</numerusform>
            </translation>
        </message>
        <message>
            <source>From now on this value is taken out again.</source>
            <translation>Теперь это значение снова будет вырезаться.</translation>
        </message>
        <message numerus="yes">
            <source>{n} refusals</source>
            <translation>
                <numerusform>{n} отказ</numerusform>
                <numerusform>{n} отказа</numerusform>
                <numerusform>{n} отказов</numerusform>
            </translation>
        </message>
        <message>
            <source>what is taken out, and what was refused</source>
            <translation>что вырезается и что было отклонено</translation>
        </message>
        <message>
            <source>what is done about each kind of private data</source>
            <translation>что делается с каждым видом личных данных</translation>
        </message>
        <message>
            <source>choose what is done about a kind</source>
            <translation>выбрать, что делать с одним видом данных</translation>
        </message>
        <message>
            <source>let a value be stored; it is read from standard input</source>
            <translation>разрешить хранить значение; оно читается из стандартного ввода</translation>
        </message>
        <message>
            <source>the values that may be stored</source>
            <translation>значения, которые можно хранить</translation>
        </message>
        <message>
            <source>take a value out of that list</source>
            <translation>убрать значение из этого списка</translation>
        </message>
        <message>
            <source>what was not stored: kinds only</source>
            <translation>что не было сохранено: только виды данных</translation>
        </message>
        <message>
            <source>empty the list</source>
            <translation>очистить список</translation>
        </message>
        <message>
            <source>choose a deeper reading, or show it</source>
            <translation>выбрать более глубокое чтение или показать его</translation>
        </message>
        <message>
            <source>Deeper reading</source>
            <translation>Более глубокое чтение</translation>
        </message>
        <message>
            <source>None is installed, so nothing more is seen: the README says how to get one.</source>
            <translation>Ни одна не установлена, поэтому больше ничего не видно: как её получить, сказано в README.</translation>
        </message>
        <message>
            <source>No model runs on this machine now, so nothing more is seen.</source>
            <translation>Сейчас на этой машине не работает ни одна модель, поэтому больше ничего не видно.</translation>
        </message>
        <message>
            <source>refuse, redact or keep</source>
            <translation>refuse, redact или keep</translation>
        </message>
        <message>
            <source>spell out the type to keep a secret</source>
            <translation>чтобы хранить секрет, напишите его вид полностью</translation>
        </message>
        <message>
            <source>in memories: {memory}; in chats: {chat}</source>
            <translation>в воспоминаниях: {memory}; в чатах: {chat}</translation>
        </message>
        <message>
            <source>Libraries</source>
            <translation>Библиотеки</translation>
        </message>
        <message>
            <source>Languages</source>
            <translation>Языки</translation>
        </message>
        <message>
            <source>Encrypted database</source>
            <translation>Зашифрованная база данных</translation>
        </message>
        <message>
            <source>Privacy rules</source>
            <translation>Правила конфиденциальности</translation>
        </message>
        <message>
            <source>System keyring</source>
            <translation>Системное хранилище ключей</translation>
        </message>
        <message>
            <source>Model server (of the test's own)</source>
            <translation>Сервер моделей (собственный, для проверки)</translation>
        </message>
        <message>
            <source>Window</source>
            <translation>Окно</translation>
        </message>
        <message>
            <source>works</source>
            <translation>работает</translation>
        </message>
        <message>
            <source>not there</source>
            <translation>отсутствует</translation>
        </message>
        <message>
            <source>FAILED</source>
            <translation>НЕ РАБОТАЕТ</translation>
        </message>
        <message>
            <source>Everything works.</source>
            <translation>Всё работает.</translation>
        </message>
        <message>
            <source>Something does not work. Your data was not touched.</source>
            <translation>Что-то не работает. Ваши данные не затронуты.</translation>
        </message>
        <message>
            <source>No system keyring was found. Choose a passphrase; without it nobody can read your data, not even you.</source>
            <translation>Системное хранилище ключей не найдено. Придумайте парольную фразу: без неё ваши данные не прочтёт никто, даже вы.</translation>
        </message>
        <message>
            <source>Passphrase: </source>
            <translation>Парольная фраза: </translation>
        </message>
        <message>
            <source>New passphrase (at least 8 characters): </source>
            <translation>Новая парольная фраза (не меньше 8 знаков): </translation>
        </message>
        <message>
            <source>The two differ.</source>
            <translation>Фразы не совпадают.</translation>
        </message>
        <message>
            <source>Once more: </source>
            <translation>Ещё раз: </translation>
        </message>
        <message>
            <source>every option, and changing it</source>
            <translation>все настройки и их изменение</translation>
        </message>
        <message>
            <source>put the option, or all, back to the default</source>
            <translation>вернуть параметру (или всем) исходное значение</translation>
        </message>
        <message>
            <source>parts of your life that do not mix</source>
            <translation>части вашей жизни, которые не смешиваются</translation>
        </message>
        <message>
            <source>all spaces</source>
            <translation>все пространства</translation>
        </message>
        <message>
            <source>a new space</source>
            <translation>новое пространство</translation>
        </message>
        <message>
            <source>call a space otherwise</source>
            <translation>переименовать пространство</translation>
        </message>
        <message>
            <source>take a space away; what is in it is seen everywhere then</source>
            <translation>убрать пространство; тогда его содержимое видно везде</translation>
        </message>
        <message>
            <source>Erase everything in the trash for good? This cannot be undone.</source>
            <translation>Стереть навсегда всё, что в корзине? Отменить это нельзя.</translation>
        </message>
        <message>
            <source>where the room on the disk goes</source>
            <translation>на что уходит место на диске</translation>
        </message>
        <message>
            <source>erase what is in the trash for good</source>
            <translation>стереть навсегда то, что в корзине</translation>
        </message>
        <message>
            <source>give the room of what was removed back to the disk</source>
            <translation>вернуть диску место, оставшееся от удалённого</translation>
        </message>
        <message>
            <source>in all, the trash counted once</source>
            <translation>всего; корзина посчитана один раз</translation>
        </message>
        <message>
            <source>what would be stored of lines of text</source>
            <translation>что было бы сохранено из строк текста</translation>
        </message>
        <message>
            <source>read objects {"text": ...}, one a line</source>
            <translation>читать объекты {"text": ...}, по одному в строке</translation>
        </message>
        <message>
            <source>how pairs of statements stand to each other</source>
            <translation>как соотносятся пары утверждений</translation>
        </message>
        <message>
            <source>Not a JSON object with: {names}</source>
            <translation>Это не объект JSON с полями: {names}</translation>
        </message>
        <message>
            <source>write everything to a file, or to the terminal</source>
            <translation>записать всё в файл или в терминал</translation>
        </message>
        <message>
            <source>memories as a list for people, instead of JSON</source>
            <translation>воспоминания списком для людей вместо JSON</translation>
        </message>
        <message>
            <source>memories only</source>
            <translation>только воспоминания</translation>
        </message>
        <message>
            <source>take in an export of Keepsake, ChatGPT or Claude, or a list of facts</source>
            <translation>загрузить экспорт Keepsake, ChatGPT или Claude либо список фактов</translation>
        </message>
        <message>
            <source>only show what would become of each line</source>
            <translation>только показать, что станет с каждой строкой</translation>
        </message>
        <message>
            <source>chats only</source>
            <translation>только чаты</translation>
        </message>
        <message>
            <source>Import this?</source>
            <translation>Импортировать это?</translation>
        </message>
        <message numerus="yes">
            <source>{n} facts</source>
            <translation>
                <numerusform>{n} факт</numerusform>
                <numerusform>{n} факта</numerusform>
                <numerusform>{n} фактов</numerusform>
            </translation>
        </message>
        <message>
            <source>Command palette</source>
            <translation>Палитра команд</translation>
        </message>
        <message>
            <source>Do or open anything: actions, settings, chats, memories</source>
            <translation>Найти и открыть что угодно: действия, настройки, чаты, воспоминания</translation>
        </message>
        <message>
            <source>What was found</source>
            <translation>Что нашлось</translation>
        </message>
        <message>
            <source>Nothing found.</source>
            <translation>Ничего не найдено.</translation>
        </message>
        <message numerus="yes">
            <source>{n} entries</source>
            <translation>
                <numerusform>{n} запись</numerusform>
                <numerusform>{n} записи</numerusform>
                <numerusform>{n} записей</numerusform>
            </translation>
        </message>
        <message>
            <source>Action</source>
            <translation>Действие</translation>
        </message>
        <message>
            <source>Setting</source>
            <translation>Настройка</translation>
        </message>
        <message>
            <source>Chat</source>
            <translation>Чат</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Память</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Name of the folder; Enter saves, Escape keeps the old one</source>
            <translation>Имя папки; Enter сохраняет, Escape оставляет прежнее</translation>
        </message>
        <message>
            <source>Title of the chat; Enter saves, Escape keeps the old one</source>
            <translation>Название чата; Enter сохраняет, Escape оставляет прежнее</translation>
        </message>
        <message>
            <source>{percent} %</source>
            <translation>{percent} %</translation>
        </message>
        <message>
            <source>Text of the memory; Enter saves, Escape keeps the old text</source>
            <translation>Текст воспоминания; Enter сохраняет, Escape оставляет прежний текст</translation>
        </message>
        <message>
            <source>About Keepsake</source>
            <translation>О программе Keepsake</translation>
        </message>
        <message>
            <source>Keepsake {version}</source>
            <translation>Keepsake {version}</translation>
        </message>
        <message>
            <source>Changes</source>
            <translation>Изменения</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Лицензии</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Picture “{name}”</source>
            <translation>Картинка «{name}»</translation>
        </message>
        <message>
            <source>Save as…</source>
            <translation>Сохранить как…</translation>
        </message>
        <message>
            <source>The text as it was taken in: this is what the model reads.</source>
            <translation>Текст в том виде, в каком он взят: именно его читает модель.</translation>
        </message>
        <message>
            <source>Fit to window</source>
            <translation>По размеру окна</translation>
        </message>
        <message>
            <source>Full size</source>
            <translation>Полный размер</translation>
        </message>
        <message>
            <source>Smaller</source>
            <translation>Меньше</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>Больше</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Копировать</translation>
        </message>
        <message numerus="yes">
            <source>Erase {n} chats for good?</source>
            <translation>
                <numerusform>Стереть {n} чат навсегда?</numerusform>
                <numerusform>Стереть {n} чата навсегда?</numerusform>
                <numerusform>Стереть {n} чатов навсегда?</numerusform>
            </translation>
        </message>
        <message>
            <source>All messages are erased from the disk, with their history in the journal and every backup that holds them. What was learnt from them stays in the memory. This cannot be undone.</source>
            <translation>Все сообщения будут стёрты с диска вместе с их историей в журнале и всеми резервными копиями, в которых они есть. То, что из них узнано, останется в памяти. Отменить это нельзя.</translation>
        </message>
        <message numerus="yes">
            <source>{n} chats</source>
            <translation>
                <numerusform>{n} чат</numerusform>
                <numerusform>{n} чата</numerusform>
                <numerusform>{n} чатов</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} summaries</source>
            <translation>
                <numerusform>{n} сводка</numerusform>
                <numerusform>{n} сводки</numerusform>
                <numerusform>{n} сводок</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} insights</source>
            <translation>
                <numerusform>{n} наблюдение</numerusform>
                <numerusform>{n} наблюдения</numerusform>
                <numerusform>{n} наблюдений</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} backups</source>
            <translation>
                <numerusform>{n} резервная копия</numerusform>
                <numerusform>{n} резервные копии</numerusform>
                <numerusform>{n} резервных копий</numerusform>
            </translation>
        </message>
        <message>
            <source>Goes: {things}</source>
            <translation>Исчезнет: {things}</translation>
        </message>
        <message>
            <source>Stays: {things}</source>
            <translation>Останется: {things}</translation>
        </message>
        <message numerus="yes">
            <source>and {n} more</source>
            <translation>
                <numerusform>и ещё {n}</numerusform>
                <numerusform>и ещё {n}</numerusform>
                <numerusform>и ещё {n}</numerusform>
            </translation>
        </message>
        <message>
            <source>With and without</source>
            <translation>С этим и без этого</translation>
        </message>
        <message>
            <source>Both answers stay in the chat; the arrows under the answer switch between them.</source>
            <translation>Оба ответа остаются в чате; стрелки под ответом переключают их.</translation>
        </message>
        <message>
            <source>The answer before</source>
            <translation>Прежний ответ</translation>
        </message>
        <message>
            <source>The answer without it</source>
            <translation>Ответ без этого</translation>
        </message>
        <message>
            <source>{done} of {total}</source>
            <translation>{done} из {total}</translation>
        </message>
        <message>
            <source>less than a minute left</source>
            <translation>осталось меньше минуты</translation>
        </message>
        <message>
            <source>Progress of the download</source>
            <translation>Ход загрузки</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Остановить</translation>
        </message>
        <message>
            <source>Asking for {name} …</source>
            <translation>Запрашиваем {name} …</translation>
        </message>
        <message>
            <source>Downloaded. It is in the list of models now.</source>
            <translation>Скачано. Модель появилась в списке.</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Попробовать снова</translation>
        </message>
        <message>
            <source>Download a model</source>
            <translation>Скачать модель</translation>
        </message>
        <message>
            <source>Type a model's name as on ollama.com/library. One that can call tools works best with the memory.</source>
            <translation>Введите название модели как на ollama.com/library. С памятью лучше всего работает модель, которая умеет вызывать инструменты.</translation>
        </message>
        <message>
            <source>Name of the model</source>
            <translation>Название модели</translation>
        </message>
        <message>
            <source>Download</source>
            <translation>Скачать</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Название</translation>
        </message>
        <message>
            <source>{size} a second</source>
            <translation>{size} в секунду</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Stopped. What has come is kept; it goes on from there.</source>
            <translation>Остановлено. Загруженное сохранено; продолжится с этого места.</translation>
        </message>
        <message>
            <source>{name}: being put in place …</source>
            <translation>{name}: устанавливается…</translation>
        </message>
        <message numerus="yes">
            <source>{n} minutes left</source>
            <translation>
                <numerusform>осталась {n} минута</numerusform>
                <numerusform>осталось {n} минуты</numerusform>
                <numerusform>осталось {n} минут</numerusform>
            </translation>
        </message>
        <message>
            <source>Erase for good</source>
            <translation>Стереть навсегда</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <source>User's guide</source>
            <translation>Руководство</translation>
        </message>
        <message>
            <source>Search the guide</source>
            <translation>Искать в руководстве</translation>
        </message>
        <message>
            <source>Not in the guide.</source>
            <translation>В руководстве этого нет.</translation>
        </message>
        <message>
            <source>Chapters</source>
            <translation>Главы</translation>
        </message>
        <message>
            <source>A passphrase for the lock</source>
            <translation>Парольная фраза для блокировки</translation>
        </message>
        <message>
            <source>The key of your data is in the system's keyring, so the lock needs a passphrase of its own.

The lock hides the window from people who pass by. It encrypts nothing: someone who can use your account while you are logged in can still reach your data. Against that, lock the computer.</source>
            <translation>Ключ ваших данных лежит в связке ключей системы, поэтому блокировке нужна своя парольная фраза.

Блокировка прячет окно от тех, кто проходит мимо. Она ничего не шифрует: тот, кто может пользоваться вашей учётной записью, пока вы в системе, всё равно доберётся до данных. От этого защищает блокировка компьютера.</translation>
        </message>
        <message>
            <source>Passphrase</source>
            <translation>Парольная фраза</translation>
        </message>
        <message>
            <source>Once more</source>
            <translation>Ещё раз</translation>
        </message>
        <message>
            <source>Set the passphrase</source>
            <translation>Задать парольную фразу</translation>
        </message>
        <message numerus="yes">
            <source>{n} tokens</source>
            <translation>
                <numerusform>{n} токен</numerusform>
                <numerusform>{n} токена</numerusform>
                <numerusform>{n} токенов</numerusform>
            </translation>
        </message>
        <message>
            <source>score {score}</source>
            <translation>оценка {score}</translation>
        </message>
        <message>
            <source>memories</source>
            <translation>воспоминания</translation>
        </message>
        <message>
            <source>what was said lately</source>
            <translation>недавно сказанное</translation>
        </message>
        <message>
            <source>memories to models elsewhere</source>
            <translation>воспоминания чужим машинам</translation>
        </message>
        <message>
            <source>at most {n} tokens</source>
            <translation>не больше {n} токенов</translation>
        </message>
        <message>
            <source>you</source>
            <translation>вы</translation>
        </message>
        <message>
            <source>the model</source>
            <translation>модель</translation>
        </message>
        <message>
            <source>What I used</source>
            <translation>Что я использовал</translation>
        </message>
        <message numerus="yes">
            <source>{n} earlier messages no longer fitted.</source>
            <translation>
                <numerusform>{n} более раннее сообщение уже не поместилось.</numerusform>
                <numerusform>{n} более ранних сообщения уже не поместились.</numerusform>
                <numerusform>{n} более ранних сообщений уже не поместились.</numerusform>
            </translation>
        </message>
        <message>
            <source>summary of the chat</source>
            <translation>сводка чата</translation>
        </message>
        <message numerus="yes">
            <source>{n} parts nearly used</source>
            <translation>
                <numerusform>почти использована {n} часть</numerusform>
                <numerusform>почти использованы {n} части</numerusform>
                <numerusform>почти использовано {n} частей</numerusform>
            </translation>
        </message>
        <message>
            <source>words {score}</source>
            <translation>слова {score}</translation>
        </message>
        <message>
            <source>meaning {score}</source>
            <translation>смысл {score}</translation>
        </message>
        <message>
            <source>next to a hit {score}</source>
            <translation>рядом с находкой {score}</translation>
        </message>
        <message>
            <source>its chat {score}</source>
            <translation>его чат {score}</translation>
        </message>
        <message>
            <source>time ×{factor}</source>
            <translation>время ×{factor}</translation>
        </message>
        <message>
            <source>speaker ×{factor}</source>
            <translation>кто сказал ×{factor}</translation>
        </message>
        <message>
            <source>{name} on</source>
            <translation>{name}: да</translation>
        </message>
        <message>
            <source>{name} off</source>
            <translation>{name}: нет</translation>
        </message>
        <message numerus="yes">
            <source>{n} attachments</source>
            <translation>
                <numerusform>{n} вложение</numerusform>
                <numerusform>{n} вложения</numerusform>
                <numerusform>{n} вложений</numerusform>
            </translation>
        </message>
        <message>
            <source>No memories were given to the model.</source>
            <translation>Воспоминаний модель не получила.</translation>
        </message>
        <message numerus="yes">
            <source>{n} memories did not fit.</source>
            <translation>
                <numerusform>{n} воспоминание не поместилось.</numerusform>
                <numerusform>{n} воспоминания не поместились.</numerusform>
                <numerusform>{n} воспоминаний не поместились.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} memories were left out, as you asked.</source>
            <translation>
                <numerusform>{n} воспоминание не использовано, как вы просили.</numerusform>
                <numerusform>{n} воспоминания не использованы, как вы просили.</numerusform>
                <numerusform>{n} воспоминаний не использовано, как вы просили.</numerusform>
            </translation>
        </message>
        <message>
            <source>The part of this chat that no longer fits was given as a summary.</source>
            <translation>Часть чата, которая уже не помещается, дана сводкой.</translation>
        </message>
        <message numerus="yes">
            <source>{n} parts of past chats</source>
            <translation>
                <numerusform>{n} фрагмент прошлых чатов</numerusform>
                <numerusform>{n} фрагмента прошлых чатов</numerusform>
                <numerusform>{n} фрагментов прошлых чатов</numerusform>
            </translation>
        </message>
        <message>
            <source>What you said lately in other chats</source>
            <translation>Что вы недавно говорили в других чатах</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Открыть</translation>
        </message>
        <message>
            <source>Don't use again</source>
            <translation>Больше не использовать</translation>
        </message>
        <message>
            <source>too far from the question</source>
            <translation>слишком далеко от вопроса</translation>
        </message>
        <message>
            <source>no room left</source>
            <translation>не осталось места</translation>
        </message>
        <message>
            <source>left out, as you asked</source>
            <translation>не использовано, как вы просили</translation>
        </message>
        <message>
            <source>Settings: {settings}</source>
            <translation>Настройки: {settings}</translation>
        </message>
        <message>
            <source>Answer again without this</source>
            <translation>Ответить снова без этого</translation>
        </message>
        <message numerus="yes">
            <source>The model looked up {n} things itself.</source>
            <translation>
                <numerusform>Модель сама посмотрела {n} запись.</numerusform>
                <numerusform>Модель сама посмотрела {n} записи.</numerusform>
                <numerusform>Модель сама посмотрела {n} записей.</numerusform>
            </translation>
        </message>
        <message>
            <source>given whole</source>
            <translation>передано целиком</translation>
        </message>
        <message>
            <source>given in part: the rest did not fit</source>
            <translation>передано частично: остальное не поместилось</translation>
        </message>
        <message>
            <source>not given: no room left</source>
            <translation>не передано: не хватило места</translation>
        </message>
        <message>
            <source>not given: the model cannot see pictures</source>
            <translation>не передано: модель не видит картинок</translation>
        </message>
        <message>
            <source>Found by words and by meaning ({model}).</source>
            <translation>Найдено по словам и по смыслу ({model}).</translation>
        </message>
        <message>
            <source>Found by words.</source>
            <translation>Найдено по словам.</translation>
        </message>
        <message>
            <source>✓ taken up in the answer</source>
            <translation>✓ есть в ответе</translation>
        </message>
        <message>
            <source>{done} of {total} texts can be found by meaning</source>
            <translation>по смыслу находятся {done} из {total} текстов</translation>
        </message>
        <message>
            <source>Download {model} ({size} MB) …</source>
            <translation>Скачать {model} ({size} МБ) …</translation>
        </message>
        <message>
            <source>It knows more than a hundred languages, and runs here.</source>
            <translation>Она знает больше ста языков и работает здесь.</translation>
        </message>
        <message>
            <source>No model for it is in use: what you said is found by its words.</source>
            <translation>Модели для этого нет: сказанное находится по словам.</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>приостановлено</translation>
        </message>
        <message>
            <source>the model does not answer; it is tried again</source>
            <translation>модель не отвечает; попробуем ещё раз</translation>
        </message>
        <message>
            <source>runs elsewhere</source>
            <translation>работает не здесь</translation>
        </message>
        <message>
            <source>This removes the text, {wordings}, what clashed with it, its entries under Activity, its copies in the records of past prompts, and every backup that holds it. This cannot be undone.

The chat message it came from stays where it is; erase that chat to remove it too.</source>
            <translation>Будут удалены текст, {wordings}, то, что ему противоречило, его записи в журнале, его копии в записях прошлых запросов и все резервные копии, где он есть. Отменить это нельзя.

Сообщение в чате, откуда он взят, останется на месте; чтобы убрать и его, сотрите тот чат.</translation>
        </message>
        <message numerus="yes">
            <source>Erase {n} memories for good?</source>
            <translation>
                <numerusform>Стереть {n} воспоминание навсегда?</numerusform>
                <numerusform>Стереть {n} воспоминания навсегда?</numerusform>
                <numerusform>Стереть {n} воспоминаний навсегда?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} records of answers, without the text</source>
            <translation>
                <numerusform>{n} запись об ответе, без текста</numerusform>
                <numerusform>{n} записи об ответах, без текста</numerusform>
                <numerusform>{n} записей об ответах, без текста</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>all {n} wordings it ever had</source>
            <translation>
                <numerusform>{n} его формулировка</numerusform>
                <numerusform>все {n} его формулировки</numerusform>
                <numerusform>все {n} его формулировок</numerusform>
            </translation>
        </message>
        <message>
            <source>every wording it ever had</source>
            <translation>все его прежние формулировки</translation>
        </message>
        <message>
            <source>, </source>
            <translation>, </translation>
        </message>
        <message numerus="yes">
            <source>{n} versions</source>
            <translation>
                <numerusform>{n} версия</numerusform>
                <numerusform>{n} версии</numerusform>
                <numerusform>{n} версий</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chat messages</source>
            <translation>
                <numerusform>{n} сообщение чата</numerusform>
                <numerusform>{n} сообщения чата</numerusform>
                <numerusform>{n} сообщений чата</numerusform>
            </translation>
        </message>
        <message>
            <source>From now on it will be stored as you write it. To confirm, type: {type}</source>
            <translation>Теперь это будет храниться так, как вы пишете. Чтобы подтвердить, введите: {type}</translation>
        </message>
        <message>
            <source>Keep: {kind}?</source>
            <translation>Хранить: {kind}?</translation>
        </message>
        <message>
            <source>Privacy</source>
            <translation>Приватность</translation>
        </message>
        <message>
            <source>What is done about each kind of private data</source>
            <translation>Что делается с каждым видом личных данных</translation>
        </message>
        <message>
            <source>Before anything is stored, private data is taken out of it. The model that answers sees your own words; the disk never does.</source>
            <translation>Перед записью из любого текста убираются личные данные. Модель, которая отвечает, видит ваши слова; диск — никогда.</translation>
        </message>
        <message>
            <source>Values that may be stored</source>
            <translation>Значения, которые можно хранить</translation>
        </message>
        <message>
            <source>Take out again</source>
            <translation>Снова вырезать</translation>
        </message>
        <message>
            <source>Values that you allowed while writing. Keepsake keeps no copy of them here, only a fingerprint that recognises them again.</source>
            <translation>Значения, которые вы разрешили при вводе. Keepsake не хранит здесь их копий — только отпечаток, по которому узнаёт их снова.</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Allowed values</source>
            <translation>Разрешённые значения</translation>
        </message>
        <message>
            <source>In memories</source>
            <translation>В воспоминаниях</translation>
        </message>
        <message>
            <source>In chats</source>
            <translation>В чатах</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Вид</translation>
        </message>
        <message>
            <source>Rules only</source>
            <translation>Только правила</translation>
        </message>
        <message>
            <source>Also names and places, with spaCy</source>
            <translation>Ещё имена и места, с помощью spaCy</translation>
        </message>
        <message>
            <source>Also the chat model</source>
            <translation>Ещё и модель чата</translation>
        </message>
        <message>
            <source>Names of people and places are seen only by a deeper reading.</source>
            <translation>Имена людей и названия мест видит только более глубокое чтение.</translation>
        </message>
        <message>
            <source>Some ten milliseconds a text. Installed: {models}</source>
            <translation>Около десяти миллисекунд на текст. Установлены: {models}</translation>
        </message>
        <message>
            <source>One more call of the model for each text, so answers are kept seconds later.</source>
            <translation>Ещё один вызов модели на каждый текст, поэтому ответы сохраняются на секунды позже.</translation>
        </message>
        <message>
            <source>A secret: to keep it you have to spell out its name.</source>
            <translation>Секрет: чтобы хранить его, нужно полностью написать его название.</translation>
        </message>
        <message>
            <source>“{text}”</source>
            <translation>«{text}»</translation>
        </message>
        <message>
            <source>What it is about</source>
            <translation>О чём речь</translation>
        </message>
        <message>
            <source>Keys of “{action}”</source>
            <translation>Клавиши для «{action}»</translation>
        </message>
        <message>
            <source>The default: {keys}</source>
            <translation>По умолчанию: {keys}</translation>
        </message>
        <message>
            <source>Search actions and keys</source>
            <translation>Поиск действий и клавиш</translation>
        </message>
        <message>
            <source>Reset all</source>
            <translation>Сбросить все</translation>
        </message>
        <message>
            <source>{keys} is taken by “{action}”. Nothing was changed.</source>
            <translation>{keys} уже занято: «{action}». Ничего не изменено.</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Сочетания клавиш</translation>
        </message>
        <message>
            <source>Press keys</source>
            <translation>Нажмите клавиши</translation>
        </message>
        <message>
            <source>Take Ctrl, Alt or a function key with it: {keys} is for typing.</source>
            <translation>Добавьте Ctrl, Alt или возьмите функциональную клавишу: {keys} нужна для набора текста.</translation>
        </message>
        <message>
            <source>none</source>
            <translation>нет</translation>
        </message>
        <message>
            <source>Spaces</source>
            <translation>Пространства</translation>
        </message>
        <message>
            <source>A chat in a space sees the memories of that space and those that belong to none; what is learnt in it stays there.</source>
            <translation>Чат в пространстве видит воспоминания этого пространства и те, что не принадлежат никакому; узнанное в нём остаётся там.</translation>
        </message>
        <message>
            <source>Name of a new space, for example Work</source>
            <translation>Название нового пространства, например «Работа»</translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Добавить</translation>
        </message>
        <message>
            <source>Rename…</source>
            <translation>Переименовать…</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Убрать</translation>
        </message>
        <message>
            <source>What is in it is seen everywhere then; this can be undone.</source>
            <translation>Тогда его содержимое видно везде; это можно отменить.</translation>
        </message>
        <message>
            <source>Write what is true. The old texts stay in the memory's history.</source>
            <translation>Напишите, как есть на самом деле. Прежние тексты останутся в истории воспоминания.</translation>
        </message>
        <message>
            <source>Merge</source>
            <translation>Объединение</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Сохранить</translation>
        </message>
        <message numerus="yes">
            <source>{n} statements</source>
            <translation>
                <numerusform>{n} утверждение</numerusform>
                <numerusform>{n} утверждения</numerusform>
                <numerusform>{n} утверждений</numerusform>
            </translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Импорт</translation>
        </message>
        <message>
            <source>Looking at the file…</source>
            <translation>Просматриваю файл…</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>Предпросмотр</translation>
        </message>
        <message>
            <source>Memories</source>
            <translation>Воспоминания</translation>
        </message>
        <message>
            <source>Chats</source>
            <translation>Чаты</translation>
        </message>
        <message>
            <source>{facts}, {chats}. Nothing is saved yet.</source>
            <translation>{facts}, {chats}. Пока ничего не сохранено.</translation>
        </message>
        <message>
            <source>Imported: {facts}, {chats}. Each can be undone under Activity.</source>
            <translation>Импортировано: {facts}, {chats}. Каждое можно отменить в разделе «Журнал».</translation>
        </message>
        <message>
            <source>Statement</source>
            <translation>Утверждение</translation>
        </message>
        <message>
            <source>What would become of it</source>
            <translation>Что с ним станет</translation>
        </message>
        <message>
            <source>: </source>
            <translation>: </translation>
        </message>
        <message>
            <source>Check for updates</source>
            <translation>Проверка обновлений</translation>
        </message>
        <message>
            <source>Keepsake {newest} is out; you have {version}.</source>
            <translation>Вышла версия Keepsake {newest}; у вас {version}.</translation>
        </message>
        <message>
            <source>If you installed Keepsake with your package manager, it brings the new version. Otherwise download it.</source>
            <translation>Если Keepsake установлен менеджером пакетов, новая версия придёт через него. Иначе скачайте её.</translation>
        </message>
        <message>
            <source>Download it and install it over this one.</source>
            <translation>Скачайте её и установите поверх этой.</translation>
        </message>
        <message>
            <source>Open the page in your browser</source>
            <translation>Открыть страницу в браузере</translation>
        </message>
        <message>
            <source>Later</source>
            <translation>Позже</translation>
        </message>
        <message>
            <source>Keepsake {version} is the newest version.</source>
            <translation>Keepsake {version} — самая новая версия.</translation>
        </message>
        <message>
            <source>Your data stays where it is, and is backed up before it is changed.</source>
            <translation>Ваши данные останутся на месте; перед изменением делается их резервная копия.</translation>
        </message>
        <message>
            <source>The key of your data is made from your passphrase, which is asked for at each start.</source>
            <translation>Ключ к данным получается из вашей парольной фразы; она спрашивается при каждом запуске.</translation>
        </message>
        <message>
            <source>The key of your data is in this system's keyring, which your login opens.</source>
            <translation>Ключ к данным лежит в связке ключей системы; её открывает ваш вход в систему.</translation>
        </message>
        <message>
            <source>What may be remembered?</source>
            <translation>Что можно запоминать?</translation>
        </message>
        <message>
            <source>Everything is kept on this machine, encrypted, and you can read, change and erase all of it. Passwords and personal numbers are taken out before anything is written.</source>
            <translation>Всё хранится на этом компьютере в зашифрованном виде; всё можно прочесть, изменить и стереть. Пароли и личные номера убираются до записи.</translation>
        </message>
        <message>
            <source>When you say something about yourself</source>
            <translation>Когда вы говорите что-то о себе</translation>
        </message>
        <message>
            <source>Also look up what was said in past chats</source>
            <translation>Искать и в прошлых чатах</translation>
        </message>
        <message>
            <source>Try it: type something private</source>
            <translation>Попробуйте: напишите что-нибудь личное</translation>
        </message>
        <message>
            <source>For example: my password is Blue-Kettle7</source>
            <translation>Например: мой пароль Blue-Kettle7</translation>
        </message>
        <message>
            <source>What would be stored is shown here. Nothing you type in this field is kept.</source>
            <translation>Здесь видно, что было бы сохранено. Из этого поля не сохраняется ничего.</translation>
        </message>
        <message>
            <source>All rules…</source>
            <translation>Все правила…</translation>
        </message>
        <message>
            <source>Bring what you have</source>
            <translation>Перенесите то, что уже есть</translation>
        </message>
        <message>
            <source>The export of ChatGPT or Claude, or a list of facts. Every line is shown before anything is saved.</source>
            <translation>Выгрузка из ChatGPT или Claude или список фактов. Каждая строка показывается до сохранения.</translation>
        </message>
        <message>
            <source>Import from ChatGPT or Claude…</source>
            <translation>Импорт из ChatGPT или Claude…</translation>
        </message>
        <message>
            <source>Not remembered at all: it holds {kinds}.</source>
            <translation>Не запоминается совсем: здесь {kinds}.</translation>
        </message>
        <message>
            <source>Exports and lists</source>
            <translation>Экспорты и списки</translation>
        </message>
        <message>
            <source>In a chat it is kept as: {text}</source>
            <translation>В чате хранится так: {text}</translation>
        </message>
        <message>
            <source>Kept as: {text} (taken out: {kinds})</source>
            <translation>Сохранится так: {text} (убрано: {kinds})</translation>
        </message>
        <message>
            <source>Kept as you wrote it: {text}</source>
            <translation>Сохранится как есть: {text}</translation>
        </message>
        <message>
            <source>This machine has {size} of memory</source>
            <translation>Память этого компьютера: {size}</translation>
        </message>
        <message>
            <source>Which model shall answer?</source>
            <translation>Какая модель будет отвечать?</translation>
        </message>
        <message>
            <source>A model is a large file that is downloaded once. It takes about its size in memory, and a quarter more for what it is reading. Larger ones answer better and slower.</source>
            <translation>Модель — большой файл, который загружается один раз. В памяти она занимает примерно свой размер и ещё четверть на то, что читает. Большие отвечают лучше и медленнее.</translation>
        </message>
        <message>
            <source>Also {model} ({size} MB): it finds words by meaning</source>
            <translation>И ещё {model} ({size} МБ): поиск по смыслу</translation>
        </message>
        <message>
            <source>No Ollama answers, so nothing can be downloaded now. Go back, or go on: the offline assistant answers until then.</source>
            <translation>Ollama не отвечает, поэтому загрузить сейчас ничего нельзя. Вернитесь назад или идите дальше: пока отвечает офлайн-помощник.</translation>
        </message>
        <message>
            <source>Models you have</source>
            <translation>Модели, которые у вас есть</translation>
        </message>
        <message>
            <source>suits this machine best</source>
            <translation>лучше всего для этого компьютера</translation>
        </message>
        <message numerus="yes">
            <source>{n} models</source>
            <translation>
                <numerusform>{n} модель</numerusform>
                <numerusform>{n} модели</numerusform>
                <numerusform>{n} моделей</numerusform>
            </translation>
        </message>
        <message>
            <source>Ollama {version} answers there, with {models}.</source>
            <translation>Там отвечает Ollama {version}: {models}.</translation>
        </message>
        <message>
            <source>Download its installer and run it; it starts by itself. Then look again.</source>
            <translation>Загрузите и запустите установщик; дальше Ollama запустится сама. Потом проверьте ещё раз.</translation>
        </message>
        <message>
            <source>Where does the model run?</source>
            <translation>Где работает модель?</translation>
        </message>
        <message>
            <source>Keepsake talks to a language model on your own machine, through Ollama, a free program. Nothing you write goes to a company's server.</source>
            <translation>Keepsake говорит с языковой моделью на вашем компьютере через Ollama, бесплатную программу. Написанное вами не уходит на серверы компаний.</translation>
        </message>
        <message>
            <source>Command that installs Ollama</source>
            <translation>Команда установки Ollama</translation>
        </message>
        <message>
            <source>Open ollama.com in the browser</source>
            <translation>Открыть ollama.com в браузере</translation>
        </message>
        <message>
            <source>Start Ollama</source>
            <translation>Запустить Ollama</translation>
        </message>
        <message>
            <source>Look again</source>
            <translation>Проверить снова</translation>
        </message>
        <message>
            <source>Or go on without it: the offline assistant remembers, finds and quotes until there is a model.</source>
            <translation>Или продолжайте без неё: офлайн-помощник запоминает, находит и цитирует, пока нет модели.</translation>
        </message>
        <message>
            <source>It runs at another address</source>
            <translation>Она работает по другому адресу</translation>
        </message>
        <message>
            <source>Test</source>
            <translation>Проверить</translation>
        </message>
        <message>
            <source>Looking for Ollama at {host} …</source>
            <translation>Ищу Ollama по адресу {host}…</translation>
        </message>
        <message>
            <source>Found at {host}. There is nothing to do here.</source>
            <translation>Найдена по адресу {host}. Здесь делать ничего не нужно.</translation>
        </message>
        <message>
            <source>Starting Ollama …</source>
            <translation>Запускаю Ollama…</translation>
        </message>
        <message>
            <source>It is used from now on.</source>
            <translation>Теперь используется она.</translation>
        </message>
        <message>
            <source>Type this in a terminal; it installs Ollama and starts it. Then look again.</source>
            <translation>Введите это в терминале: команда установит и запустит Ollama. Потом проверьте ещё раз.</translation>
        </message>
        <message>
            <source>Download it, move it to your applications, and open it once. Then look again.</source>
            <translation>Загрузите, перенесите в «Программы» и откройте один раз. Потом проверьте ещё раз.</translation>
        </message>
        <message>
            <source>Ollama {version} answers, with {models}.</source>
            <translation>Ollama {version} отвечает: {models}.</translation>
        </message>
        <message>
            <source>Ollama is installed, but does not run.</source>
            <translation>Ollama установлена, но не запущена.</translation>
        </message>
        <message>
            <source>Start it here, or from your system's menu.</source>
            <translation>Запустите её здесь или из меню системы.</translation>
        </message>
        <message>
            <source>Ollama was not found on this machine.</source>
            <translation>Ollama на этом компьютере не найдена.</translation>
        </message>
        <message>
            <source>Welcome to Keepsake</source>
            <translation>Добро пожаловать в Keepsake</translation>
        </message>
        <message>
            <source>Try with a sample</source>
            <translation>Попробовать на примере</translation>
        </message>
        <message>
            <source>An invented person's memories and chats, to play with; removed with one click.</source>
            <translation>Воспоминания и чаты вымышленного человека, чтобы попробовать; удаляются одним нажатием.</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Назад</translation>
        </message>
        <message>
            <source>Step {n} of {all}</source>
            <translation>Шаг {n} из {all}</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Начать</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Дальше</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Сегодня</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <translation>Вчера</translation>
        </message>
        <message>
            <source>Previous 7 days</source>
            <translation>Предыдущие 7 дней</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>В этом месяце</translation>
        </message>
        <message>
            <source>Pinned</source>
            <translation>Закреплённые</translation>
        </message>
        <message>
            <source>Folders</source>
            <translation>Папки</translation>
        </message>
        <message>
            <source>Messages</source>
            <translation>Сообщения</translation>
        </message>
        <message>
            <source>Temporary chat</source>
            <translation>Временный чат</translation>
        </message>
        <message>
            <source>an answer is coming</source>
            <translation>идёт ответ</translation>
        </message>
        <message>
            <source>a new answer</source>
            <translation>новый ответ</translation>
        </message>
        <message>
            <source>collapsed</source>
            <translation>свёрнута</translation>
        </message>
        <message>
            <source>expanded</source>
            <translation>развёрнута</translation>
        </message>
        <message>
            <source>pinned</source>
            <translation>закреплено</translation>
        </message>
        <message>
            <source>Folder: {name}</source>
            <translation>Папка: {name}</translation>
        </message>
        <message>
            <source>Space: {name}</source>
            <translation>Пространство: {name}</translation>
        </message>
        <message>
            <source>In the archive</source>
            <translation>В архиве</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Отменить</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Повторить</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Что</translation>
        </message>
        <message>
            <source>Who</source>
            <translation>Кто</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Когда</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Состояние</translation>
        </message>
        <message>
            <source>Typed by you</source>
            <translation>Введено вами</translation>
        </message>
        <message>
            <source>You asked</source>
            <translation>По вашей просьбе</translation>
        </message>
        <message>
            <source>Noticed</source>
            <translation>Замечено</translation>
        </message>
        <message>
            <source>You decided</source>
            <translation>Решено вами</translation>
        </message>
        <message>
            <source>Imported</source>
            <translation>Импортировано</translation>
        </message>
        <message>
            <source>Inferred</source>
            <translation>Выведено</translation>
        </message>
        <message>
            <source>until {month}</source>
            <translation>до {month}</translation>
        </message>
        <message>
            <source>Deleted {day}</source>
            <translation>Удалено {day}</translation>
        </message>
        <message>
            <source>Origin</source>
            <translation>Откуда</translation>
        </message>
        <message>
            <source>Confidence</source>
            <translation>Уверенность</translation>
        </message>
        <message>
            <source>Said again</source>
            <translation>Повторено</translation>
        </message>
        <message numerus="yes">
            <source>said {n} more times</source>
            <translation>
                <numerusform>сказано ещё {n} раз</numerusform>
                <numerusform>сказано ещё {n} раза</numerusform>
                <numerusform>сказано ещё {n} раз</numerusform>
            </translation>
        </message>
        <message>
            <source>kept until {day}</source>
            <translation>хранится до: {day}</translation>
        </message>
        <message>
            <source>not given to models</source>
            <translation>не даётся моделям</translation>
        </message>
        <message>
            <source>no longer true</source>
            <translation>больше не так</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>Удалено</translation>
        </message>
        <message>
            <source>Since</source>
            <translation>С какого времени</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Очистить</translation>
        </message>
        <message>
            <source>Answer again with another model</source>
            <translation>Ответить заново другой моделью</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Let the model go on from here</source>
            <translation>Пусть модель продолжит отсюда</translation>
        </message>
        <message numerus="yes">
            <source>{n} characters</source>
            <translation>
                <numerusform>{n} знак</numerusform>
                <numerusform>{n} знака</numerusform>
                <numerusform>{n} знаков</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} pages</source>
            <translation>
                <numerusform>{n} страница</numerusform>
                <numerusform>{n} страницы</numerusform>
                <numerusform>{n} страниц</numerusform>
            </translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Картинка</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>Читаю…</translation>
        </message>
        <message>
            <source>⚠ The offline assistant looks at no files. They are kept with the message for a model to come.</source>
            <translation>⚠ Автономный помощник не смотрит файлы. Они хранятся с сообщением для будущей модели.</translation>
        </message>
        <message>
            <source>Take “{name}” away</source>
            <translation>Убрать «{name}»</translation>
        </message>
        <message>
            <source>Open “{name}”</source>
            <translation>Открыть «{name}»</translation>
        </message>
        <message>
            <source>cut</source>
            <translation>не целиком</translation>
        </message>
        <message>
            <source>{model} can.</source>
            <translation>{model} видит.</translation>
        </message>
        <message>
            <source>The last exchange was taken back; its text is in the box.</source>
            <translation>Последний обмен репликами отменён; его текст снова в поле.</translation>
        </message>
        <message>
            <source>The answer is there.</source>
            <translation>Ответ пришёл.</translation>
        </message>
        <message>
            <source>Secrets are never stored; personal data is kept as a placeholder. The model saw your own words.</source>
            <translation>Секреты никогда не сохраняются; вместо личных данных хранится метка. Модель видела ваши собственные слова.</translation>
        </message>
        <message>
            <source>Saved: {text}</source>
            <translation>Сохранено: {text}</translation>
        </message>
        <message>
            <source>Already known: {text}</source>
            <translation>Уже известно: {text}</translation>
        </message>
        <message>
            <source>Updated: {text}</source>
            <translation>Обновлено: {text}</translation>
        </message>
        <message>
            <source>Saved as the newer fact: {text}</source>
            <translation>Сохранено как более новый факт: {text}</translation>
        </message>
        <message>
            <source>Not saved: “{text}” contradicts “{other}”.</source>
            <translation>Не сохранено: «{text}» противоречит «{other}».</translation>
        </message>
        <message>
            <source>Not sure, so not saved yet: {text}</source>
            <translation>Нет уверенности, пока не сохранено: {text}</translation>
        </message>
        <message>
            <source>Not saved: it holds {kinds}.</source>
            <translation>Не сохранено: здесь {kinds}.</translation>
        </message>
        <message>
            <source>Forgotten: {text}</source>
            <translation>Забыто: {text}</translation>
        </message>
        <message>
            <source>Nothing like this was saved.</source>
            <translation>Ничего похожего сохранено не было.</translation>
        </message>
        <message>
            <source>Not stored of this message: {kinds}</source>
            <translation>Не сохранено из этого сообщения: {kinds}</translation>
        </message>
        <message>
            <source>undone</source>
            <translation>отменено</translation>
        </message>
        <message>
            <source>settled</source>
            <translation>решено</translation>
        </message>
        <message>
            <source>Keep the old</source>
            <translation>Оставить старое</translation>
        </message>
        <message>
            <source>Take the new</source>
            <translation>Принять новое</translation>
        </message>
        <message>
            <source>Keep both</source>
            <translation>Оставить оба</translation>
        </message>
        <message>
            <source>Not a conflict</source>
            <translation>Не противоречие</translation>
        </message>
        <message>
            <source>Save with a placeholder</source>
            <translation>Сохранить с меткой</translation>
        </message>
        <message>
            <source>Save it</source>
            <translation>Сохранить</translation>
        </message>
        <message>
            <source>Drop it</source>
            <translation>Не сохранять</translation>
        </message>
        <message>
            <source>Wrap lines</source>
            <translation>Переносить строки</translation>
        </message>
        <message>
            <source>Copy the code</source>
            <translation>Скопировать код</translation>
        </message>
        <message>
            <source>code</source>
            <translation>код</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Скопировано</translation>
        </message>
        <message>
            <source>Don’t wrap lines</source>
            <translation>Не переносить строки</translation>
        </message>
        <message>
            <source>Write a message</source>
            <translation>Напишите сообщение</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>Сообщение</translation>
        </message>
        <message>
            <source>Attach pictures or files (or paste or drop them)</source>
            <translation>Приложить картинки или файлы (можно вставить или перетащить)</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Отправить</translation>
        </message>
        <message>
            <source>Pictures, PDF and text</source>
            <translation>Картинки, PDF и текст</translation>
        </message>
        <message>
            <source>Attach</source>
            <translation>Приложить</translation>
        </message>
        <message>
            <source>Context {n} %</source>
            <translation>Контекст {n} %</translation>
        </message>
        <message>
            <source>How full the model’s window is</source>
            <translation>Насколько заполнено окно модели</translation>
        </message>
        <message>
            <source>Export this chat</source>
            <translation>Экспорт этого чата</translation>
        </message>
        <message>
            <source>Assistant</source>
            <translation>Помощник</translation>
        </message>
        <message>
            <source>Find in this chat</source>
            <translation>Найти в этом чате</translation>
        </message>
        <message>
            <source>Previous match</source>
            <translation>Предыдущее совпадение</translation>
        </message>
        <message>
            <source>Next match</source>
            <translation>Следующее совпадение</translation>
        </message>
        <message>
            <source>Close the search</source>
            <translation>Закрыть поиск</translation>
        </message>
        <message>
            <source>{n} of {m}</source>
            <translation>{n} из {m}</translation>
        </message>
        <message>
            <source>Nothing found</source>
            <translation>Ничего не найдено</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>День</translation>
        </message>
        <message>
            <source>Open this address in your browser?</source>
            <translation>Открыть этот адрес в браузере?</translation>
        </message>
        <message>
            <source>Open a link</source>
            <translation>Открыть ссылку</translation>
        </message>
        <message numerus="yes">
            <source>{n} past messages</source>
            <translation>
                <numerusform>{n} сообщение</numerusform>
                <numerusform>{n} сообщения</numerusform>
                <numerusform>{n} сообщений</numerusform>
            </translation>
        </message>
        <message>
            <source>Used {memories}, {past}</source>
            <translation>Использовано: {memories}, {past}</translation>
        </message>
        <message>
            <source>Used {past}</source>
            <translation>Использовано: {past}</translation>
        </message>
        <message>
            <source>Edit and send again</source>
            <translation>Исправить и отправить снова</translation>
        </message>
        <message numerus="yes">
            <source>Used {n} memories</source>
            <translation>
                <numerusform>Использовано {n} воспоминание</numerusform>
                <numerusform>Использовано {n} воспоминания</numerusform>
                <numerusform>Использовано {n} воспоминаний</numerusform>
            </translation>
        </message>
        <message>
            <source>Used no memories</source>
            <translation>Без воспоминаний</translation>
        </message>
        <message>
            <source>Copy this message</source>
            <translation>Копировать это сообщение</translation>
        </message>
        <message>
            <source>Quote in your message</source>
            <translation>Цитировать в своём сообщении</translation>
        </message>
        <message>
            <source>Earlier version</source>
            <translation>Предыдущая версия</translation>
        </message>
        <message>
            <source>Later version</source>
            <translation>Следующая версия</translation>
        </message>
        <message>
            <source>Copy the selection</source>
            <translation>Копировать выделенное</translation>
        </message>
        <message>
            <source>Quote the selection</source>
            <translation>Цитировать выделенное</translation>
        </message>
        <message>
            <source>Copied as it is stored, with placeholders.</source>
            <translation>Скопировано так, как хранится: с метками.</translation>
        </message>
        <message>
            <source>Copied.</source>
            <translation>Скопировано.</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Остановлено.</translation>
        </message>
        <message>
            <source>The answer is not complete.</source>
            <translation>Ответ неполный.</translation>
        </message>
        <message>
            <source>The model no longer sees above this line.</source>
            <translation>Выше этой черты модель уже не видит.</translation>
        </message>
        <message>
            <source>Answer again</source>
            <translation>Ответить заново</translation>
        </message>
        <message>
            <source>Newest</source>
            <translation>К новым</translation>
        </message>
        <message>
            <source>Go to the newest message</source>
            <translation>Перейти к последнему сообщению</translation>
        </message>
        <message>
            <source>{kind}: {placeholder} is stored in its place</source>
            <translation>{kind}: вместо этого хранится {placeholder}</translation>
        </message>
        <message>
            <source>{kind}: the message will not be sent with it</source>
            <translation>{kind}: с этим сообщение не отправится</translation>
        </message>
        <message>
            <source>Change…</source>
            <translation>Изменить…</translation>
        </message>
        <message>
            <source>Will not be sent because of: {kinds}</source>
            <translation>Не отправится из-за: {kinds}</translation>
        </message>
        <message>
            <source>Will not be stored: {kinds}</source>
            <translation>Не сохранится: {kinds}</translation>
        </message>
        <message>
            <source>Leave it out of the message</source>
            <translation>Убрать из сообщения</translation>
        </message>
        <message>
            <source>Allow this one: store it as it is</source>
            <translation>Разрешить это: хранить как есть</translation>
        </message>
        <message>
            <source>A temporary chat</source>
            <translation>Временный чат</translation>
        </message>
        <message>
            <source>What can I do for you?</source>
            <translation>Чем помочь?</translation>
        </message>
        <message>
            <source>It reads and writes no memory and leaves nothing on the disk. Closing it ends it.</source>
            <translation>Он не читает и не пишет память и ничего не оставляет на диске. Закроете — и его нет.</translation>
        </message>
        <message>
            <source>Keepsake remembers what matters about you, on this machine only, and shows you every bit of it. Passwords and personal numbers are never stored.</source>
            <translation>Keepsake запоминает о вас важное, только на этом компьютере, и показывает всё до последнего слова. Пароли и личные номера никогда не сохраняются.</translation>
        </message>
        <message>
            <source>Remember that I am a vegetarian and live in Lisbon</source>
            <translation>Запомни, что я вегетарианец и живу в Лиссабоне</translation>
        </message>
        <message>
            <source>What do you know about me?</source>
            <translation>Что ты знаешь обо мне?</translation>
        </message>
        <message>
            <source>When did we talk about travel?</source>
            <translation>Когда мы говорили о путешествиях?</translation>
        </message>
        <message>
            <source>The answer is coming</source>
            <translation>Ответ идёт</translation>
        </message>
        <message>
            <source>{seconds} s</source>
            <translation>{seconds} с</translation>
        </message>
        <message>
            <source>Thinking</source>
            <translation>Рассуждения</translation>
        </message>
        <message>
            <source>{minutes} min {seconds} s</source>
            <translation>{minutes} мин {seconds} с</translation>
        </message>
        <message>
            <source>Thinking… {time}</source>
            <translation>Думает… {time}</translation>
        </message>
        <message>
            <source>Thought for {time}</source>
            <translation>Думал {time}</translation>
        </message>
        <message>
            <source>This memory is not given to models any more.</source>
            <translation>Это воспоминание больше не даётся моделям.</translation>
        </message>
        <message>
            <source>This message is not given to models any more.</source>
            <translation>Это сообщение больше не даётся моделям.</translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are out of the trash.</source>
            <translation>
                <numerusform>{n} чат возвращён из корзины.</numerusform>
                <numerusform>{n} чата возвращены из корзины.</numerusform>
                <numerusform>{n} чатов возвращены из корзины.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are erased.</source>
            <translation>
                <numerusform>{n} чат стёрт.</numerusform>
                <numerusform>{n} чата стёрты.</numerusform>
                <numerusform>{n} чатов стёрты.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are pinned.</source>
            <translation>
                <numerusform>{n} чат закреплён.</numerusform>
                <numerusform>{n} чата закреплены.</numerusform>
                <numerusform>{n} чатов закреплены.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are no longer pinned.</source>
            <translation>
                <numerusform>{n} чат откреплён.</numerusform>
                <numerusform>{n} чата откреплены.</numerusform>
                <numerusform>{n} чатов откреплены.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are in the archive.</source>
            <translation>
                <numerusform>{n} чат убран в архив.</numerusform>
                <numerusform>{n} чата убраны в архив.</numerusform>
                <numerusform>{n} чатов убраны в архив.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are back in the list.</source>
            <translation>
                <numerusform>{n} чат снова в списке.</numerusform>
                <numerusform>{n} чата снова в списке.</numerusform>
                <numerusform>{n} чатов снова в списке.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are in no folder now.</source>
            <translation>
                <numerusform>{n} чат теперь вне папок.</numerusform>
                <numerusform>{n} чата теперь вне папок.</numerusform>
                <numerusform>{n} чатов теперь вне папок.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are in the folder.</source>
            <translation>
                <numerusform>{n} чат теперь в папке.</numerusform>
                <numerusform>{n} чата теперь в папке.</numerusform>
                <numerusform>{n} чатов теперь в папке.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are in no space now.</source>
            <translation>
                <numerusform>{n} чат теперь вне пространств.</numerusform>
                <numerusform>{n} чата теперь вне пространств.</numerusform>
                <numerusform>{n} чатов теперь вне пространств.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are in the space.</source>
            <translation>
                <numerusform>{n} чат теперь в пространстве.</numerusform>
                <numerusform>{n} чата теперь в пространстве.</numerusform>
                <numerusform>{n} чатов теперь в пространстве.</numerusform>
            </translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Экспорт</translation>
        </message>
        <message>
            <source>New folder</source>
            <translation>Новая папка</translation>
        </message>
        <message>
            <source>Name of the folder</source>
            <translation>Имя папки</translation>
        </message>
        <message>
            <source>The folder is removed; its chats are not.</source>
            <translation>Папка убрана; её чаты остались.</translation>
        </message>
        <message>
            <source>The folder has another name.</source>
            <translation>Папка переименована.</translation>
        </message>
        <message numerus="yes">
            <source>{n} chats are in the trash.</source>
            <translation>
                <numerusform>{n} чат в корзине.</numerusform>
                <numerusform>{n} чата в корзине.</numerusform>
                <numerusform>{n} чатов в корзине.</numerusform>
            </translation>
        </message>
        <message>
            <source>Search chats</source>
            <translation>Поиск по чатам</translation>
        </message>
        <message>
            <source>New temporary chat: no memory, nothing on disk</source>
            <translation>Новый временный чат: без памяти, без следа на диске</translation>
        </message>
        <message numerus="yes">
            <source>{n} results</source>
            <translation>
                <numerusform>{n} результат</numerusform>
                <numerusform>{n} результата</numerusform>
                <numerusform>{n} результатов</numerusform>
            </translation>
        </message>
        <message>
            <source>Try fewer or other words, or take the filter away.</source>
            <translation>Попробуйте меньше слов, другие слова или снимите фильтр.</translation>
        </message>
        <message>
            <source>Your chats will be listed here.</source>
            <translation>Здесь будут ваши чаты.</translation>
        </message>
        <message>
            <source>The archive is empty. What you archive is out of the way, and still found by a search.</source>
            <translation>Архив пуст. То, что вы сюда уберёте, не мешает в списке, но поиск его находит.</translation>
        </message>
        <message>
            <source>The trash is empty. Deleted chats stay here for a while and can be taken back.</source>
            <translation>Корзина пуста. Удалённые чаты какое-то время лежат здесь, и их можно вернуть.</translation>
        </message>
        <message>
            <source>Archive</source>
            <translation>Архив</translation>
        </message>
        <message>
            <source>Trash</source>
            <translation>Корзина</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Удалить</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Переименовать</translation>
        </message>
        <message>
            <source>Remove the folder, keep its chats</source>
            <translation>Убрать папку, оставить её чаты</translation>
        </message>
        <message>
            <source>New folder…</source>
            <translation>Новая папка…</translation>
        </message>
        <message>
            <source>No folder</source>
            <translation>Без папки</translation>
        </message>
        <message>
            <source>No space</source>
            <translation>Без пространства</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Восстановить</translation>
        </message>
        <message>
            <source>Erase for good…</source>
            <translation>Стереть навсегда…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Экспорт…</translation>
        </message>
        <message>
            <source>Delete, with what was learnt only there</source>
            <translation>Удалить вместе с тем, что узнано только там</translation>
        </message>
        <message>
            <source>Pin</source>
            <translation>Закрепить</translation>
        </message>
        <message>
            <source>Unpin</source>
            <translation>Открепить</translation>
        </message>
        <message>
            <source>Move to folder</source>
            <translation>Переместить в папку</translation>
        </message>
        <message>
            <source>Take out of the archive</source>
            <translation>Вернуть из архива</translation>
        </message>
        <message>
            <source>Move to the archive</source>
            <translation>Убрать в архив</translation>
        </message>
        <message>
            <source>Move to space</source>
            <translation>Переместить в пространство</translation>
        </message>
        <message>
            <source>Who said it</source>
            <translation>Кто сказал</translation>
        </message>
        <message>
            <source>Any time</source>
            <translation>Когда угодно</translation>
        </message>
        <message>
            <source>Within a day</source>
            <translation>За сутки</translation>
        </message>
        <message>
            <source>Within a week</source>
            <translation>За неделю</translation>
        </message>
        <message>
            <source>Within a month</source>
            <translation>За месяц</translation>
        </message>
        <message>
            <source>Within a year</source>
            <translation>За год</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Папка</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Пространство</translation>
        </message>
        <message>
            <source>In the open chat</source>
            <translation>В открытом чате</translation>
        </message>
        <message>
            <source>What a memory rests on</source>
            <translation>То, на чём держится воспоминание</translation>
        </message>
        <message>
            <source>Filter: {what}</source>
            <translation>Фильтр: {what}</translation>
        </message>
        <message>
            <source>Filter the chats and messages</source>
            <translation>Отобрать чаты и сообщения</translation>
        </message>
        <message>
            <source>Anyone</source>
            <translation>Кто угодно</translation>
        </message>
        <message>
            <source>The model</source>
            <translation>Модель</translation>
        </message>
        <message>
            <source>Everywhere</source>
            <translation>Везде</translation>
        </message>
        <message>
            <source>In the list</source>
            <translation>В списке</translation>
        </message>
        <message>
            <source>No filter</source>
            <translation>Без фильтра</translation>
        </message>
        <message>
            <source>Select nothing</source>
            <translation>Снять выделение</translation>
        </message>
        <message numerus="yes">
            <source>{n} chats selected</source>
            <translation>
                <numerusform>Выбран {n} чат</numerusform>
                <numerusform>Выбрано {n} чата</numerusform>
                <numerusform>Выбрано {n} чатов</numerusform>
            </translation>
        </message>
        <message>
            <source>{said}. Replaced because it is private: {kinds}.</source>
            <translation>{said}. Заменено, потому что это личное: {kinds}.</translation>
        </message>
        <message>
            <source>{said}. A secret is never stored ({kinds}).</source>
            <translation>{said}. Секреты никогда не сохраняются ({kinds}).</translation>
        </message>
        <message>
            <source>Add something to remember, such as “I am a vegetarian”</source>
            <translation>Добавьте, что запомнить, например «Я вегетарианец»</translation>
        </message>
        <message>
            <source>Something to remember</source>
            <translation>Что запомнить</translation>
        </message>
        <message>
            <source>Decide now</source>
            <translation>Решить сейчас</translation>
        </message>
        <message>
            <source>Close the result</source>
            <translation>Закрыть результат</translation>
        </message>
        <message>
            <source>Nothing was saved: no fact about you was found in this.</source>
            <translation>Ничего не сохранено: фактов о вас здесь не нашлось.</translation>
        </message>
        <message numerus="yes">
            <source>Took {n} memories out of the trash.</source>
            <translation>
                <numerusform>Возвращено из корзины: {n} воспоминание.</numerusform>
                <numerusform>Возвращено из корзины: {n} воспоминания.</numerusform>
                <numerusform>Возвращено из корзины: {n} воспоминаний.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Erased {n} memories for good.</source>
            <translation>
                <numerusform>Стёрто навсегда: {n} воспоминание.</numerusform>
                <numerusform>Стёрто навсегда: {n} воспоминания.</numerusform>
                <numerusform>Стёрто навсегда: {n} воспоминаний.</numerusform>
            </translation>
        </message>
        <message>
            <source>{decision}: “{text}”</source>
            <translation>{decision}: «{text}»</translation>
        </message>
        <message numerus="yes">
            <source>Changed {n} memories.</source>
            <translation>
                <numerusform>Изменено {n} воспоминание.</numerusform>
                <numerusform>Изменено {n} воспоминания.</numerusform>
                <numerusform>Изменено {n} воспоминаний.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Made one of {n}: “{text}”</source>
            <translation>
                <numerusform>Из {n} сделано одно: «{text}»</numerusform>
                <numerusform>Из {n} сделано одно: «{text}»</numerusform>
                <numerusform>Из {n} сделано одно: «{text}»</numerusform>
            </translation>
        </message>
        <message>
            <source>Moved to the trash: “{text}”</source>
            <translation>Перемещено в корзину: «{text}»</translation>
        </message>
        <message numerus="yes">
            <source>Moved {n} memories to the trash.</source>
            <translation>
                <numerusform>Перемещено в корзину: {n} воспоминание.</numerusform>
                <numerusform>Перемещено в корзину: {n} воспоминания.</numerusform>
                <numerusform>Перемещено в корзину: {n} воспоминаний.</numerusform>
            </translation>
        </message>
        <message>
            <source>The new statement holds in:</source>
            <translation>Новое утверждение верно в:</translation>
        </message>
        <message numerus="yes">
            <source>{n} memories are as they were.</source>
            <translation>
                <numerusform>{n} воспоминание стало прежним.</numerusform>
                <numerusform>{n} воспоминания стали прежними.</numerusform>
                <numerusform>{n} воспоминаний стали прежними.</numerusform>
            </translation>
        </message>
        <message>
            <source>Undone: {what}</source>
            <translation>Отменено: {what}</translation>
        </message>
        <message>
            <source>Both, each in its space</source>
            <translation>Оба, каждое в своём пространстве</translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation>Отменять нечего.</translation>
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation>Повторять нечего.</translation>
        </message>
        <message>
            <source>Not undone: the same thing was changed again later. Nothing was touched. Take the later changes back first; they stand above this one under Activity.</source>
            <translation>Не отменено: то же самое позже изменили снова. Ничего не тронуто. Сначала отмените более поздние изменения; они стоят выше в журнале.</translation>
        </message>
        <message>
            <source>Saved without private data. Replaced: {kinds}.</source>
            <translation>Сохранено без личных данных. Заменено: {kinds}.</translation>
        </message>
        <message>
            <source>Restored: “{text}”</source>
            <translation>Восстановлено: «{text}»</translation>
        </message>
        <message>
            <source>There are no spaces yet: Chat &gt; Spaces… makes one.</source>
            <translation>Пространств пока нет: создать можно в меню «Чат» &gt; «Пространства…».</translation>
        </message>
        <message>
            <source>Done again: {what}</source>
            <translation>Сделано снова: {what}</translation>
        </message>
        <message>
            <source>The stored memory gets the new text; the old text stays in its history.</source>
            <translation>Сохранённое воспоминание получит новый текст; старый останется в его истории.</translation>
        </message>
        <message>
            <source>The stored memory ends today and is kept as history; the new one begins today.</source>
            <translation>Сохранённое воспоминание заканчивается сегодня и остаётся в истории; новое начинается сегодня.</translation>
        </message>
        <message>
            <source>Changes nothing; the new statement is not saved.</source>
            <translation>Ничего не меняет; новое утверждение не сохраняется.</translation>
        </message>
        <message>
            <source>These two do not agree</source>
            <translation>Эти два утверждения не сходятся</translation>
        </message>
        <message>
            <source>Nobody was sure how this fits</source>
            <translation>Никто не уверен, как это согласуется</translation>
        </message>
        <message>
            <source>This waits for your word</source>
            <translation>Это ждёт вашего слова</translation>
        </message>
        <message>
            <source>Merge…</source>
            <translation>Объединить…</translation>
        </message>
        <message>
            <source>You write one text out of the two.</source>
            <translation>Вы пишете один текст из двух.</translation>
        </message>
        <message>
            <source>since {day}</source>
            <translation>с {day}</translation>
        </message>
        <message>
            <source>Details of the stored memory, and where it was said</source>
            <translation>Подробно о сохранённом воспоминании и о том, где это сказано</translation>
        </message>
        <message>
            <source>said {when}</source>
            <translation>сказано {when}</translation>
        </message>
        <message>
            <source>Open the message</source>
            <translation>Открыть сообщение</translation>
        </message>
        <message>
            <source>Save in its place</source>
            <translation>Сохранить вместо него</translation>
        </message>
        <message>
            <source>Drop</source>
            <translation>Не сохранять</translation>
        </message>
        <message>
            <source>Saves the new statement beside the stored one; both are true.</source>
            <translation>Сохраняет новое утверждение рядом со старым; верны оба.</translation>
        </message>
        <message>
            <source>{decision} · {when}</source>
            <translation>{decision} · {when}</translation>
        </message>
        <message>
            <source>Stored: {old}. New: {new}.</source>
            <translation>Сохранено: {old}. Новое: {new}.</translation>
        </message>
        <message>
            <source>Both, each in its space…</source>
            <translation>Оба, каждое в своём пространстве…</translation>
        </message>
        <message>
            <source>The new statement holds in one space only, the stored one as before.</source>
            <translation>Новое утверждение верно только в одном пространстве, сохранённое — как прежде.</translation>
        </message>
        <message>
            <source>Saves the statement as a memory.</source>
            <translation>Сохраняет утверждение как воспоминание.</translation>
        </message>
        <message>
            <source>Does not save the statement.</source>
            <translation>Не сохраняет утверждение.</translation>
        </message>
        <message>
            <source>Keep both (dated)</source>
            <translation>Оставить оба (с датами)</translation>
        </message>
        <message>
            <source>Saves the new statement too; you are not asked about these two again.</source>
            <translation>Сохраняет и новое утверждение; об этих двух больше не спросят.</translation>
        </message>
        <message>
            <source>Stored</source>
            <translation>Сохранено</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Новое</translation>
        </message>
        <message>
            <source>nothing changed</source>
            <translation>ничего не менялось</translation>
        </message>
        <message>
            <source>Which memories are shown</source>
            <translation>Какие воспоминания показаны</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Все</translation>
        </message>
        <message>
            <source>Any kind</source>
            <translation>Любой вид</translation>
        </message>
        <message>
            <source>Any origin</source>
            <translation>Откуда угодно</translation>
        </message>
        <message>
            <source>Any confidence</source>
            <translation>Любая уверенность</translation>
        </message>
        <message>
            <source>Age</source>
            <translation>Давность</translation>
        </message>
        <message>
            <source>Any age</source>
            <translation>Любая давность</translation>
        </message>
        <message>
            <source>Seen in</source>
            <translation>Видно в</translation>
        </message>
        <message>
            <source>Any space</source>
            <translation>Любое пространство</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Порядок</translation>
        </message>
        <message>
            <source>Show all</source>
            <translation>Показать все</translation>
        </message>
        <message>
            <source>Of no space</source>
            <translation>Вне пространств</translation>
        </message>
        <message>
            <source>Current</source>
            <translation>Нынешние</translation>
        </message>
        <message>
            <source>Past</source>
            <translation>Прошлые</translation>
        </message>
        <message>
            <source>Expiring</source>
            <translation>Скоро истекут</translation>
        </message>
        <message>
            <source>Not given to models</source>
            <translation>Не даются моделям</translation>
        </message>
        <message>
            <source>Sure (75 % and more)</source>
            <translation>Надёжные (75 % и больше)</translation>
        </message>
        <message>
            <source>Fairly sure</source>
            <translation>Довольно надёжные</translation>
        </message>
        <message>
            <source>Unsure (below 45 %)</source>
            <translation>Ненадёжные (меньше 45 %)</translation>
        </message>
        <message>
            <source>Changed within a week</source>
            <translation>Изменены за неделю</translation>
        </message>
        <message>
            <source>Changed within a month</source>
            <translation>Изменены за месяц</translation>
        </message>
        <message>
            <source>Changed within a year</source>
            <translation>Изменены за год</translation>
        </message>
        <message>
            <source>Older than a year</source>
            <translation>Старше года</translation>
        </message>
        <message>
            <source>Pinned, then newest</source>
            <translation>Закреплённые, потом новые</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>Сначала новые</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Сначала старые</translation>
        </message>
        <message>
            <source>From A to Z</source>
            <translation>По алфавиту</translation>
        </message>
        <message>
            <source>Surest first</source>
            <translation>Сначала надёжные</translation>
        </message>
        <message>
            <source>Least sure first</source>
            <translation>Сначала ненадёжные</translation>
        </message>
        <message>
            <source>Said most often first</source>
            <translation>Сначала сказанные чаще</translation>
        </message>
        <message>
            <source>Good</source>
            <translation>В порядке</translation>
        </message>
        <message>
            <source>Worth a look</source>
            <translation>Стоит взглянуть</translation>
        </message>
        <message>
            <source>Not working</source>
            <translation>Не работает</translation>
        </message>
        <message>
            <source>messages, titles and the records of what answers were given</source>
            <translation>сообщения, названия и записи о том, что было дано ответам</translation>
        </message>
        <message>
            <source>with their sources and what waits for you</source>
            <translation>с источниками и тем, что ждёт вашего решения</translation>
        </message>
        <message>
            <source>Summaries and insights</source>
            <translation>Сводки и наблюдения</translation>
        </message>
        <message>
            <source>Attachments</source>
            <translation>Вложения</translation>
        </message>
        <message>
            <source>pictures and texts of files</source>
            <translation>картинки и тексты файлов</translation>
        </message>
        <message>
            <source>Vectors</source>
            <translation>Векторы</translation>
        </message>
        <message>
            <source>to find what means the same</source>
            <translation>чтобы находить сказанное другими словами</translation>
        </message>
        <message>
            <source>Word index</source>
            <translation>Указатель слов</translation>
        </message>
        <message>
            <source>to find words in three languages</source>
            <translation>чтобы находить слова на трёх языках</translation>
        </message>
        <message>
            <source>Activity</source>
            <translation>Журнал</translation>
        </message>
        <message>
            <source>every change with what was before, for undo and history</source>
            <translation>каждое изменение с тем, что было до него: для отмены и истории</translation>
        </message>
        <message>
            <source>The database itself</source>
            <translation>Сама база данных</translation>
        </message>
        <message>
            <source>pages, indexes, encryption</source>
            <translation>страницы, индексы, шифрование</translation>
        </message>
        <message>
            <source>Free inside the file</source>
            <translation>Свободно внутри файла</translation>
        </message>
        <message>
            <source>compacting gives it back</source>
            <translation>сжатие вернёт это место</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Резервные копии</translation>
        </message>
        <message>
            <source>encrypted copies</source>
            <translation>зашифрованные копии</translation>
        </message>
        <message>
            <source>In the trash</source>
            <translation>В корзине</translation>
        </message>
        <message>
            <source>part of the above</source>
            <translation>входит в перечисленное выше</translation>
        </message>
        <message>
            <source>The database is whole</source>
            <translation>База данных цела</translation>
        </message>
        <message>
            <source>Every page was read and decrypted, and its checksums are right.</source>
            <translation>Каждая страница прочитана и расшифрована, контрольные суммы верны.</translation>
        </message>
        <message numerus="yes">
            <source>The database is damaged in {n} places</source>
            <translation>
                <numerusform>База данных повреждена в {n} месте</numerusform>
                <numerusform>База данных повреждена в {n} местах</numerusform>
                <numerusform>База данных повреждена в {n} местах</numerusform>
            </translation>
        </message>
        <message>
            <source>Export what is there now (Chat &gt; Export…), keep a copy of the data folder, and put the latest backup in its place. A failing disk is the usual cause.</source>
            <translation>Сохраните то, что есть (Чат &gt; Экспорт…), сделайте копию папки с данными и поставьте на её место последнюю резервную копию. Обычная причина — сбой диска.</translation>
        </message>
        <message>
            <source>The key is in the system's keyring</source>
            <translation>Ключ лежит в системном хранилище</translation>
        </message>
        <message>
            <source>Whoever can unlock your session can open the database; a copy of the file alone cannot be read.</source>
            <translation>Базу откроет тот, кто может войти в ваш сеанс; одну лишь копию файла прочесть нельзя.</translation>
        </message>
        <message>
            <source>The key is made from your passphrase</source>
            <translation>Ключ получается из вашей парольной фразы</translation>
        </message>
        <message>
            <source>It is stored nowhere, so nobody can restore it: do not lose the passphrase.</source>
            <translation>Она нигде не хранится, и восстановить её не сможет никто: не теряйте её.</translation>
        </message>
        <message>
            <source>The privacy gate works</source>
            <translation>Проверка личных данных работает</translation>
        </message>
        <message>
            <source>Everything passes it before it is stored.</source>
            <translation>Через неё проходит всё, что сохраняется.</translation>
        </message>
        <message>
            <source>The privacy gate did not load</source>
            <translation>Проверка личных данных не загрузилась</translation>
        </message>
        <message>
            <source>Nothing is stored until it does. Start Keepsake again; if that does not help, install it anew.</source>
            <translation>Пока её нет, ничего не сохраняется. Перезапустите Keepsake; если не поможет, установите заново.</translation>
        </message>
        <message>
            <source>Ollama {version} answers</source>
            <translation>Ollama {version} отвечает</translation>
        </message>
        <message numerus="yes">
            <source>{n} models can be chosen.</source>
            <translation>
                <numerusform>Можно выбрать {n} модель.</numerusform>
                <numerusform>Можно выбрать из {n} моделей.</numerusform>
                <numerusform>Можно выбрать из {n} моделей.</numerusform>
            </translation>
        </message>
        <message>
            <source>No Ollama server answers</source>
            <translation>Сервер Ollama не отвечает</translation>
        </message>
        <message>
            <source>The offline assistant answers instead. Start Ollama, then check again.</source>
            <translation>Вместо него отвечает автономный помощник. Запустите Ollama и проверьте снова.</translation>
        </message>
        <message>
            <source>Everything can be found by its meaning</source>
            <translation>Всё можно найти по смыслу</translation>
        </message>
        <message numerus="yes">
            <source>{n} texts have vectors.</source>
            <translation>
                <numerusform>Вектор есть у {n} текста.</numerusform>
                <numerusform>Векторы есть у {n} текстов.</numerusform>
                <numerusform>Векторы есть у {n} текстов.</numerusform>
            </translation>
        </message>
        <message>
            <source>{done} of {total} texts can be found by their meaning</source>
            <translation>По смыслу находится {done} из {total} текстов</translation>
        </message>
        <message>
            <source>The rest is made in the background; until then it is found by its words.</source>
            <translation>Остальное делается в фоне; до тех пор оно находится по словам.</translation>
        </message>
        <message>
            <source>Making vectors is paused</source>
            <translation>Создание векторов приостановлено</translation>
        </message>
        <message>
            <source>New texts are found by their words only. Settings &gt; Memory goes on with it.</source>
            <translation>Новые тексты находятся только по словам. Продолжить можно в «Настройки &gt; Память».</translation>
        </message>
        <message>
            <source>Search is by words alone</source>
            <translation>Поиск идёт только по словам</translation>
        </message>
        <message>
            <source>With an embedding model, what means the same is found too. The settings offer one.</source>
            <translation>С моделью эмбеддингов находится и сказанное другими словами. Настройки предложат такую.</translation>
        </message>
        <message>
            <source>The background does its work</source>
            <translation>Фоновая работа идёт</translation>
        </message>
        <message numerus="yes">
            <source>{n} jobs wait for a quiet moment.</source>
            <translation>
                <numerusform>{n} задание ждёт спокойной минуты.</numerusform>
                <numerusform>{n} задания ждут спокойной минуты.</numerusform>
                <numerusform>{n} заданий ждут спокойной минуты.</numerusform>
            </translation>
        </message>
        <message>
            <source>The background is paused</source>
            <translation>Фоновая работа приостановлена</translation>
        </message>
        <message>
            <source>No titles, summaries or insights are made. “Background” in this panel goes on with it.</source>
            <translation>Названия, сводки и наблюдения не создаются. Продолжить можно в разделе «Фон» этой панели.</translation>
        </message>
        <message numerus="yes">
            <source>{n} jobs were given up</source>
            <translation>
                <numerusform>{n} задание не удалось</numerusform>
                <numerusform>{n} задания не удались</numerusform>
                <numerusform>{n} заданий не удались</numerusform>
            </translation>
        </message>
        <message>
            <source>“Background” in this panel says why, and tries again.</source>
            <translation>Раздел «Фон» этой панели скажет почему и попробует снова.</translation>
        </message>
        <message>
            <source>The last backup is of {when}</source>
            <translation>Последняя резервная копия: {when}</translation>
        </message>
        <message numerus="yes">
            <source>There are {n} backups, encrypted.</source>
            <translation>
                <numerusform>Есть {n} копия, зашифрованная.</numerusform>
                <numerusform>Есть {n} копии, зашифрованные.</numerusform>
                <numerusform>Есть {n} копий, зашифрованных.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no backup</source>
            <translation>Резервных копий нет</translation>
        </message>
        <message>
            <source>Before every update one is made. You can make one now, to a place of your choice: Settings &gt; Data &gt; Backups.</source>
            <translation>Перед каждым обновлением копия делается сама. Сделать её сейчас в любом месте можно здесь: Настройки &gt; Данные &gt; Резервные копии.</translation>
        </message>
        <message>
            <source>{size} are free on the disk</source>
            <translation>На диске свободно {size}</translation>
        </message>
        <message>
            <source>That is enough.</source>
            <translation>Этого достаточно.</translation>
        </message>
        <message>
            <source>Only {size} are free on the disk</source>
            <translation>На диске свободно всего {size}</translation>
        </message>
        <message>
            <source>Make room soon: when the disk is full, nothing more can be stored.</source>
            <translation>Освободите место: когда диск заполнится, ничего больше сохранить не удастся.</translation>
        </message>
        <message>
            <source>{name}: {before} → {after}</source>
            <translation>{name}: {before} → {after}</translation>
        </message>
        <message>
            <source>{did} (erased since)</source>
            <translation>{did} (с тех пор стёрто)</translation>
        </message>
        <message numerus="yes">
            <source>{did} ({n} memories)</source>
            <translation>
                <numerusform>{did} ({n} воспоминание)</numerusform>
                <numerusform>{did} ({n} воспоминания)</numerusform>
                <numerusform>{did} ({n} воспоминаний)</numerusform>
            </translation>
        </message>
        <message>
            <source>{did}: “{name}”</source>
            <translation>{did}: «{name}»</translation>
        </message>
        <message>
            <source>Cannot be taken back: something that it touched was erased for good.</source>
            <translation>Отменить нельзя: что-то из затронутого стёрто навсегда.</translation>
        </message>
        <message>
            <source>Cannot be done again: after it was undone, other changes were made.</source>
            <translation>Повторить нельзя: после отмены были другие изменения.</translation>
        </message>
        <message>
            <source>A step of a chat: “Take back the last exchange” in the chat undoes those.</source>
            <translation>Шаг чата: такие отменяет «Отменить последний обмен репликами» в самом чате.</translation>
        </message>
        <message>
            <source>kind</source>
            <translation>вид</translation>
        </message>
        <message>
            <source>importance</source>
            <translation>важность</translation>
        </message>
        <message>
            <source>seen in</source>
            <translation>где видно</translation>
        </message>
        <message>
            <source>kept until</source>
            <translation>хранится до</translation>
        </message>
        <message>
            <source>true since</source>
            <translation>верно с</translation>
        </message>
        <message>
            <source>times said again</source>
            <translation>сколько раз повторено</translation>
        </message>
        <message>
            <source>decision</source>
            <translation>решение</translation>
        </message>
        <message>
            <source>for good</source>
            <translation>навсегда</translation>
        </message>
        <message>
            <source>no longer pinned</source>
            <translation>больше не закреплено</translation>
        </message>
        <message>
            <source>no longer given to models</source>
            <translation>больше не даётся моделям</translation>
        </message>
        <message>
            <source>given to models again</source>
            <translation>снова даётся моделям</translation>
        </message>
        <message>
            <source>archived</source>
            <translation>в архиве</translation>
        </message>
        <message>
            <source>no longer archived</source>
            <translation>больше не в архиве</translation>
        </message>
        <message>
            <source>moved to the trash</source>
            <translation>перемещено в корзину</translation>
        </message>
        <message>
            <source>taken out of the trash</source>
            <translation>возвращено из корзины</translation>
        </message>
        <message>
            <source>true again</source>
            <translation>снова верно</translation>
        </message>
        <message>
            <source>a space that is gone</source>
            <translation>удалённое пространство</translation>
        </message>
        <message>
            <source>Waiting statement</source>
            <translation>Ждущее утверждение</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>Сводка</translation>
        </message>
        <message>
            <source>Insight</source>
            <translation>Наблюдение</translation>
        </message>
        <message numerus="yes">
            <source>Put before the model {n} times</source>
            <translation>
                <numerusform>Показано модели {n} раз</numerusform>
                <numerusform>Показано модели {n} раза</numerusform>
                <numerusform>Показано модели {n} раз</numerusform>
            </translation>
        </message>
        <message>
            <source>Never put before the model yet</source>
            <translation>Модели ещё не показывалось</translation>
        </message>
        <message>
            <source>last {when}</source>
            <translation>последний раз {when}</translation>
        </message>
        <message>
            <source>Saved {when}</source>
            <translation>Сохранено {when}</translation>
        </message>
        <message>
            <source>Details of the memory</source>
            <translation>Подробно о воспоминании</translation>
        </message>
        <message>
            <source>Close the details (Esc)</source>
            <translation>Закрыть подробности (Esc)</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Подробно</translation>
        </message>
        <message>
            <source>Text of the memory</source>
            <translation>Текст воспоминания</translation>
        </message>
        <message>
            <source>Edit…</source>
            <translation>Изменить…</translation>
        </message>
        <message>
            <source>Move to the trash; this can be undone</source>
            <translation>Переместить в корзину; это можно отменить</translation>
        </message>
        <message>
            <source>untitled chat</source>
            <translation>чат без названия</translation>
        </message>
        <message>
            <source>{said} “{title}” · {when}</source>
            <translation>{said} «{title}» · {when}</translation>
        </message>
        <message>
            <source>Last changed {when}</source>
            <translation>Последнее изменение: {when}</translation>
        </message>
        <message numerus="yes">
            <source>Said {n} more times since</source>
            <translation>
                <numerusform>С тех пор сказано ещё {n} раз</numerusform>
                <numerusform>С тех пор сказано ещё {n} раза</numerusform>
                <numerusform>С тех пор сказано ещё {n} раз</numerusform>
            </translation>
        </message>
        <message>
            <source>True since {day}</source>
            <translation>Верно с {day}</translation>
        </message>
        <message>
            <source>In the trash since {day}</source>
            <translation>В корзине с {day}</translation>
        </message>
        <message>
            <source>Where it came from</source>
            <translation>Откуда это</translation>
        </message>
        <message>
            <source>History</source>
            <translation>История</translation>
        </message>
        <message numerus="yes">
            <source>Show {n} earlier versions</source>
            <translation>
                <numerusform>Показать ещё {n} более раннюю версию</numerusform>
                <numerusform>Показать ещё {n} более ранние версии</numerusform>
                <numerusform>Показать ещё {n} более ранних версий</numerusform>
            </translation>
        </message>
        <message>
            <source>{said} · {when}</source>
            <translation>{said} · {when}</translation>
        </message>
        <message>
            <source>Edit the memory</source>
            <translation>Изменить воспоминание</translation>
        </message>
        <message>
            <source>You asked to remember it</source>
            <translation>Вы просили это запомнить</translation>
        </message>
        <message>
            <source>Noticed in passing</source>
            <translation>Замечено мимоходом</translation>
        </message>
        <message>
            <source>No longer true: until {day}</source>
            <translation>Больше не так: до {day}</translation>
        </message>
        <message>
            <source>True until {day}</source>
            <translation>Верно до {day}</translation>
        </message>
        <message>
            <source>The old wording stays in the memory's history.</source>
            <translation>Прежняя формулировка останется в истории воспоминания.</translation>
        </message>
        <message>
            <source>Back to the side</source>
            <translation>Вернуть на край</translation>
        </message>
        <message>
            <source>Fill the window with the memory</source>
            <translation>Развернуть память на всё окно</translation>
        </message>
        <message>
            <source>Parts of the memory</source>
            <translation>Разделы памяти</translation>
        </message>
        <message>
            <source>{page}: choose another part of the memory</source>
            <translation>{page}: выбрать другой раздел памяти</translation>
        </message>
        <message>
            <source>{page}, {n}</source>
            <translation>{page}, {n}</translation>
        </message>
        <message>
            <source>Open the memory</source>
            <translation>Открыть воспоминание</translation>
        </message>
        <message>
            <source>Open the chat</source>
            <translation>Открыть чат</translation>
        </message>
        <message>
            <source>{new}; before: {old}</source>
            <translation>{new}; раньше: {old}</translation>
        </message>
        <message>
            <source>What the activity is about</source>
            <translation>О чём записи</translation>
        </message>
        <message>
            <source>What was done</source>
            <translation>Что сделано</translation>
        </message>
        <message>
            <source>Search the activity</source>
            <translation>Поиск в журнале</translation>
        </message>
        <message>
            <source>Memories and chats</source>
            <translation>Воспоминания и чаты</translation>
        </message>
        <message>
            <source>Any change</source>
            <translation>Любое изменение</translation>
        </message>
        <message>
            <source>Saved</source>
            <translation>Сохранено</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Изменено</translation>
        </message>
        <message>
            <source>Deleted or restored</source>
            <translation>Удалено или возвращено</translation>
        </message>
        <message>
            <source>Decided</source>
            <translation>Решено</translation>
        </message>
        <message>
            <source>Concluded</source>
            <translation>Выводы</translation>
        </message>
        <message>
            <source>Last 24 hours</source>
            <translation>За сутки</translation>
        </message>
        <message>
            <source>Last 7 days</source>
            <translation>За 7 дней</translation>
        </message>
        <message>
            <source>Last 30 days</source>
            <translation>За 30 дней</translation>
        </message>
        <message>
            <source>Nothing has happened yet</source>
            <translation>Пока ничего не происходило</translation>
        </message>
        <message>
            <source>Every change to a memory will be listed here, whoever made it. Each one can be taken back, also after a restart.</source>
            <translation>Здесь будет каждое изменение воспоминаний, кто бы его ни сделал. Любое можно отменить, даже после перезапуска.</translation>
        </message>
        <message>
            <source>No change matches the search and the choices above.</source>
            <translation>Ни одно изменение не подходит под поиск и выбранное выше.</translation>
        </message>
        <message>
            <source>changed since: {what}</source>
            <translation>изменено с тех пор: {what}</translation>
        </message>
        <message>
            <source>What it knew</source>
            <translation>Что было известно</translation>
        </message>
        <message>
            <source>The change before (Page Up)</source>
            <translation>Предыдущее изменение (Page Up)</translation>
        </message>
        <message>
            <source>The next change (Page Down)</source>
            <translation>Следующее изменение (Page Down)</translation>
        </message>
        <message>
            <source>Make all of it so again</source>
            <translation>Вернуть всё как было</translation>
        </message>
        <message>
            <source>Every memory becomes what it was; what came later goes to the trash. One undo.</source>
            <translation>Каждое воспоминание станет таким, каким было; более позднее попадёт в корзину. Отменяется одним шагом.</translation>
        </message>
        <message>
            <source>Then: {n}</source>
            <translation>Тогда: {n}</translation>
        </message>
        <message>
            <source>Changed since: {n}</source>
            <translation>Изменилось: {n}</translation>
        </message>
        <message>
            <source>Back to that</source>
            <translation>Вернуть это</translation>
        </message>
        <message>
            <source>Make this one so again: {text}</source>
            <translation>Вернуть как было: {text}</translation>
        </message>
        <message>
            <source>+ came since</source>
            <translation>+ появилось с тех пор</translation>
        </message>
        <message>
            <source>− went since</source>
            <translation>− исчезло с тех пор</translation>
        </message>
        <message>
            <source>reworded since</source>
            <translation>переформулировано с тех пор</translation>
        </message>
        <message>
            <source>At the end of</source>
            <translation>К концу дня</translation>
        </message>
        <message>
            <source>today</source>
            <translation>сегодня</translation>
        </message>
        <message>
            <source>Nothing has changed since that day.</source>
            <translation>С того дня ничего не изменилось.</translation>
        </message>
        <message numerus="yes">
            <source>Show {n} more</source>
            <translation>
                <numerusform>Показать ещё {n}</numerusform>
                <numerusform>Показать ещё {n}</numerusform>
                <numerusform>Показать ещё {n}</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing waits for you</source>
            <translation>Решать нечего</translation>
        </message>
        <message>
            <source>When a new fact clashes with a stored one, or nobody is sure how it fits, nothing is changed. Both then stand here, and you decide.</source>
            <translation>Когда новый факт спорит с сохранённым или неясно, как он согласуется, ничего не меняется. Оба появятся здесь, и решите вы.</translation>
        </message>
        <message numerus="yes">
            <source>{n} settled</source>
            <translation>
                <numerusform>решено: {n}</numerusform>
                <numerusform>решено: {n}</numerusform>
                <numerusform>решено: {n}</numerusform>
            </translation>
        </message>
        <message>
            <source>Check again</source>
            <translation>Проверить снова</translation>
        </message>
        <message>
            <source>The check is under way</source>
            <translation>Идёт проверка</translation>
        </message>
        <message>
            <source>The check was broken off.</source>
            <translation>Проверка прервана.</translation>
        </message>
        <message>
            <source>Looking at everything…</source>
            <translation>Проверяется всё…</translation>
        </message>
        <message numerus="yes">
            <source>{n} things are worth a look</source>
            <translation>
                <numerusform>{n} вещь стоит внимания</numerusform>
                <numerusform>{n} вещи стоят внимания</numerusform>
                <numerusform>{n} вещей стоят внимания</numerusform>
            </translation>
        </message>
        <message>
            <source>All is well</source>
            <translation>Всё в порядке</translation>
        </message>
        <message>
            <source>Data: {path} ({size})</source>
            <translation>Данные: {path} ({size})</translation>
        </message>
        <message>
            <source>Versions: {list}</source>
            <translation>Версии: {list}</translation>
        </message>
        <message>
            <source>This removes the sentence, every wording it ever had, its entries under Activity and every backup. This cannot be undone.

The messages it rests on stay, so it may be concluded again; what you delete instead is not.</source>
            <translation>Будут удалены эта фраза, все её прежние формулировки, записи в журнале и все резервные копии. Отменить это нельзя.

Сообщения, на которых она основана, останутся, и такой вывод может появиться снова; если вместо этого удалить, не появится.</translation>
        </message>
        <message>
            <source>No insights yet</source>
            <translation>Пока нет наблюдений</translation>
        </message>
        <message>
            <source>Once a day, what you keep talking about over several chats is put into a sentence here.</source>
            <translation>Раз в день то, о чём вы говорите в разных чатах, складывается здесь в одну фразу.</translation>
        </message>
        <message>
            <source>What you keep talking about, concluded from your messages. Each mark on a line opens the message.</source>
            <translation>То, о чём вы часто говорите: выводы из ваших сообщений. Каждая метка на линии открывает сообщение.</translation>
        </message>
        <message>
            <source>confidence {percent} %</source>
            <translation>уверенность {percent} %</translation>
        </message>
        <message>
            <source>Erase this insight for good?</source>
            <translation>Стереть это наблюдение навсегда?</translation>
        </message>
        <message>
            <source>Look now</source>
            <translation>Поискать сейчас</translation>
        </message>
        <message>
            <source>Last message</source>
            <translation>Последнее сообщение</translation>
        </message>
        <message>
            <source>Do not give it to models</source>
            <translation>Не давать моделям</translation>
        </message>
        <message>
            <source>Give it to models</source>
            <translation>Давать моделям</translation>
        </message>
        <message>
            <source>Edit the insight</source>
            <translation>Изменить наблюдение</translation>
        </message>
        <message>
            <source>The insight is deleted.</source>
            <translation>Наблюдение удалено.</translation>
        </message>
        <message>
            <source>{n} of {budget} jobs done today.</source>
            <translation>Сегодня выполнено задач: {n} из {budget}.</translation>
        </message>
        <message>
            <source>Nothing to do</source>
            <translation>Делать нечего</translation>
        </message>
        <message>
            <source>After an answer, titles, summaries and memories are made here.</source>
            <translation>После ответа здесь создаются названия, сводки и воспоминания.</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Приостановить</translation>
        </message>
        <message>
            <source>Do it now</source>
            <translation>Сделать сейчас</translation>
        </message>
        <message>
            <source>The background is paused.</source>
            <translation>Фоновая работа приостановлена.</translation>
        </message>
        <message>
            <source>Name a chat</source>
            <translation>Назвать чат</translation>
        </message>
        <message>
            <source>Look for things worth remembering</source>
            <translation>Найти, что стоит запомнить</translation>
        </message>
        <message>
            <source>Summarise a chat</source>
            <translation>Изложить чат кратко</translation>
        </message>
        <message>
            <source>Summarise the older part of a chat</source>
            <translation>Изложить кратко раннюю часть чата</translation>
        </message>
        <message>
            <source>Find what you keep talking about</source>
            <translation>Найти, о чём вы говорите постоянно</translation>
        </message>
        <message>
            <source>under way</source>
            <translation>выполняется</translation>
        </message>
        <message>
            <source>from {when}</source>
            <translation>не раньше: {when}</translation>
        </message>
        <message>
            <source>given up</source>
            <translation>оставлено</translation>
        </message>
        <message>
            <source>done</source>
            <translation>сделано</translation>
        </message>
        <message numerus="yes">
            <source>{n} attempts</source>
            <translation>
                <numerusform>{n} попытка</numerusform>
                <numerusform>{n} попытки</numerusform>
                <numerusform>{n} попыток</numerusform>
            </translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Выбросить</translation>
        </message>
        <message>
            <source>Under way: {job}.</source>
            <translation>Выполняется: {job}.</translation>
        </message>
        <message>
            <source>The model is not there; what needs it waits.</source>
            <translation>Модели нет; то, для чего она нужна, ждёт.</translation>
        </message>
        <message>
            <source>The background waits for a quiet moment.</source>
            <translation>Фоновая работа ждёт тихой минуты.</translation>
        </message>
        <message>
            <source>your own words</source>
            <translation>ваши слова</translation>
        </message>
        <message>
            <source>made without a model</source>
            <translation>сделано без модели</translation>
        </message>
        <message>
            <source>of the sample</source>
            <translation>из примера</translation>
        </message>
        <message>
            <source>Saved memories</source>
            <translation>Сохранённые воспоминания</translation>
        </message>
        <message>
            <source>Search memories (Ctrl+F)</source>
            <translation>Поиск воспоминаний (Ctrl+F)</translation>
        </message>
        <message>
            <source>Show as cards</source>
            <translation>Показать карточками</translation>
        </message>
        <message>
            <source>Show as a table</source>
            <translation>Показать таблицей</translation>
        </message>
        <message numerus="yes">
            <source>Filter and order ({n} filters are on)</source>
            <translation>
                <numerusform>Отбор и порядок (включён {n} фильтр)</numerusform>
                <numerusform>Отбор и порядок (включено {n} фильтра)</numerusform>
                <numerusform>Отбор и порядок (включено {n} фильтров)</numerusform>
            </translation>
        </message>
        <message>
            <source>Filter and order</source>
            <translation>Отбор и порядок</translation>
        </message>
        <message>
            <source>No memory matches the search and the filter.</source>
            <translation>Ни одно воспоминание не подходит под поиск и отбор.</translation>
        </message>
        <message>
            <source>Nothing is remembered yet</source>
            <translation>Пока ничего не запомнено</translation>
        </message>
        <message>
            <source>Facts about you that come up in a chat will appear here, each with the place it came from. Say “remember that …” in a chat, or add one above.</source>
            <translation>Факты о вас, которые прозвучат в чате, появятся здесь, каждый со своим источником. Скажите в чате «запомни, что …» или добавьте факт выше.</translation>
        </message>
        <message>
            <source>Undo: {what} (Ctrl+Z)</source>
            <translation>Отменить: {what} (Ctrl+Z)</translation>
        </message>
        <message>
            <source>Nothing to undo (Ctrl+Z)</source>
            <translation>Отменять нечего (Ctrl+Z)</translation>
        </message>
        <message>
            <source>Redo: {what} (Ctrl+Shift+Z)</source>
            <translation>Повторить: {what} (Ctrl+Shift+Z)</translation>
        </message>
        <message>
            <source>Nothing to redo (Ctrl+Shift+Z)</source>
            <translation>Повторять нечего (Ctrl+Shift+Z)</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Правка</translation>
        </message>
        <message>
            <source>Nothing was refused</source>
            <translation>Ничего не отклонялось</translation>
        </message>
        <message>
            <source>When a text holds a password, a key or the like, it is not stored, and this list says when.</source>
            <translation>Если в тексте есть пароль, ключ или подобное, он не сохраняется, а этот список показывает когда.</translation>
        </message>
        <message>
            <source>Privacy rules…</source>
            <translation>Правила приватности…</translation>
        </message>
        <message>
            <source>Empty this list</source>
            <translation>Очистить список</translation>
        </message>
        <message>
            <source>The kinds only are noted, never what was written: there is nothing here that could leak.</source>
            <translation>Отмечается только вид данных, но не то, что было написано: утечь здесь нечему.</translation>
        </message>
        <message>
            <source>memory</source>
            <translation>воспоминание</translation>
        </message>
        <message>
            <source>message</source>
            <translation>сообщение</translation>
        </message>
        <message>
            <source>Open the chat in which it was written</source>
            <translation>Открыть чат, где это было написано</translation>
        </message>
        <message>
            <source>Nothing to look through</source>
            <translation>Просматривать нечего</translation>
        </message>
        <message>
            <source>What is said twice, long unspoken of, never used or without a source will stand here.</source>
            <translation>Здесь появится сказанное дважды, давно не упоминавшееся, ни разу не использованное или без источника.</translation>
        </message>
        <message>
            <source>Memories that may no longer be worth keeping. Nothing is changed before you say so.</source>
            <translation>Воспоминания, которые, возможно, уже не стоит хранить. Без вашего решения ничего не изменится.</translation>
        </message>
        <message>
            <source>It is fine</source>
            <translation>Всё в порядке</translation>
        </message>
        <message>
            <source>This removes every deleted memory, chat and message for good, with all they ever said, and every backup that holds them. This cannot be undone.</source>
            <translation>Все удалённые воспоминания, чаты и сообщения исчезнут навсегда со всем, что в них когда-либо было, и со всеми резервными копиями, где они есть. Отменить это нельзя.</translation>
        </message>
        <message>
            <source>{name}: {size}</source>
            <translation>{name}: {size}</translation>
        </message>
        <message>
            <source>Measuring…</source>
            <translation>Измеряется…</translation>
        </message>
        <message>
            <source>Empty the trash…</source>
            <translation>Очистить корзину…</translation>
        </message>
        <message>
            <source>Compact the database</source>
            <translation>Сжать базу данных</translation>
        </message>
        <message>
            <source>Writes the file anew without gaps. What is saved meanwhile waits for it.</source>
            <translation>Переписывает файл без пустот. Сохранение на это время ждёт.</translation>
        </message>
        <message>
            <source>Measure again</source>
            <translation>Измерить снова</translation>
        </message>
        <message>
            <source>{size} on the disk</source>
            <translation>На диске: {size}</translation>
        </message>
        <message>
            <source>Empty the trash?</source>
            <translation>Очистить корзину?</translation>
        </message>
        <message>
            <source>Compacting…</source>
            <translation>Сжатие…</translation>
        </message>
        <message>
            <source>Empty the trash</source>
            <translation>Очистить корзину</translation>
        </message>
        <message>
            <source>Compacted: {size} given back.</source>
            <translation>Сжато: освобождено {size}.</translation>
        </message>
        <message>
            <source>The trash is empty.</source>
            <translation>Корзина пуста.</translation>
        </message>
        <message>
            <source>This removes the summary, every wording it ever had, its entries under Activity and every backup. This cannot be undone.

The chat stays as it is, so a summary may be made of it again; what you delete instead is not.</source>
            <translation>Будут удалены сводка, все её прежние формулировки, записи в журнале и все резервные копии. Отменить это нельзя.

Сам чат останется, и сводка может быть сделана снова; если вместо этого удалить, не будет.</translation>
        </message>
        <message>
            <source>No summaries yet</source>
            <translation>Пока нет сводок</translation>
        </message>
        <message>
            <source>A chat that is over gets a summary, and so does the part of a long one that the model no longer sees.</source>
            <translation>Законченный чат получает сводку, как и та часть длинного чата, которую модель уже не видит.</translation>
        </message>
        <message>
            <source>They stand in for messages older than two weeks, and for what a long chat has no room for.</source>
            <translation>Они заменяют сообщения старше двух недель и то, что не помещается в длинном чате.</translation>
        </message>
        <message>
            <source>Erase this summary for good?</source>
            <translation>Стереть эту сводку навсегда?</translation>
        </message>
        <message>
            <source>the older part</source>
            <translation>ранняя часть</translation>
        </message>
        <message>
            <source>the whole chat</source>
            <translation>весь чат</translation>
        </message>
        <message>
            <source>Edit the summary</source>
            <translation>Изменить сводку</translation>
        </message>
        <message>
            <source>The summary is deleted.</source>
            <translation>Сводка удалена.</translation>
        </message>
        <message numerus="yes">
            <source>{n} deleted memories</source>
            <translation>
                <numerusform>{n} удалённое воспоминание</numerusform>
                <numerusform>{n} удалённых воспоминания</numerusform>
                <numerusform>{n} удалённых воспоминаний</numerusform>
            </translation>
        </message>
        <message>
            <source>Deleted memories</source>
            <translation>Удалённые воспоминания</translation>
        </message>
        <message numerus="yes">
            <source>each is erased after {n} days here</source>
            <translation>
                <numerusform>каждое стирается через {n} день</numerusform>
                <numerusform>каждое стирается через {n} дня</numerusform>
                <numerusform>каждое стирается через {n} дней</numerusform>
            </translation>
        </message>
        <message>
            <source>The trash is empty</source>
            <translation>Корзина пуста</translation>
        </message>
        <message>
            <source>Deleted memories stay here for a while and can be taken back. After that they are erased for good by themselves.</source>
            <translation>Удалённые воспоминания какое-то время лежат здесь, и их можно вернуть. Потом они стираются навсегда сами.</translation>
        </message>
        <message numerus="yes">
            <source>{n} selected</source>
            <translation>
                <numerusform>выбрано: {n}</numerusform>
                <numerusform>выбрано: {n}</numerusform>
                <numerusform>выбрано: {n}</numerusform>
            </translation>
        </message>
        <message>
            <source>Remembered</source>
            <translation>Запомнено</translation>
        </message>
        <message>
            <source>Over time</source>
            <translation>Во времени</translation>
        </message>
        <message>
            <source>Behind it</source>
            <translation>За кулисами</translation>
        </message>
        <message>
            <source>To decide</source>
            <translation>Решить</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Проверить</translation>
        </message>
        <message>
            <source>Insights</source>
            <translation>Наблюдения</translation>
        </message>
        <message>
            <source>Summaries</source>
            <translation>Сводки</translation>
        </message>
        <message>
            <source>On a day</source>
            <translation>В другой день</translation>
        </message>
        <message>
            <source>Refused</source>
            <translation>Отклонено</translation>
        </message>
        <message>
            <source>Background</source>
            <translation>Фон</translation>
        </message>
        <message>
            <source>Health</source>
            <translation>Состояние</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>Место на диске</translation>
        </message>
        <message>
            <source>Hardly matters</source>
            <translation>Почти неважно</translation>
        </message>
        <message>
            <source>Matters little</source>
            <translation>Мало важно</translation>
        </message>
        <message>
            <source>Ordinary</source>
            <translation>Обычное</translation>
        </message>
        <message>
            <source>Matters</source>
            <translation>Важно</translation>
        </message>
        <message>
            <source>Matters a lot</source>
            <translation>Очень важно</translation>
        </message>
        <message>
            <source>For good</source>
            <translation>Всегда</translation>
        </message>
        <message>
            <source>For a day</source>
            <translation>День</translation>
        </message>
        <message>
            <source>For a week</source>
            <translation>Неделю</translation>
        </message>
        <message>
            <source>For a month</source>
            <translation>Месяц</translation>
        </message>
        <message>
            <source>For a year</source>
            <translation>Год</translation>
        </message>
        <message>
            <source>Importance</source>
            <translation>Важность</translation>
        </message>
        <message>
            <source>Keep it</source>
            <translation>Хранить</translation>
        </message>
        <message>
            <source>All spaces</source>
            <translation>Во всех пространствах</translation>
        </message>
        <message>
            <source>Until {day}</source>
            <translation>До {day}</translation>
        </message>
        <message>
            <source>Details (Enter)</source>
            <translation>Подробно (Enter)</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Изменить</translation>
        </message>
        <message>
            <source>Kind, importance, how long it is kept, space</source>
            <translation>Вид, важность, срок хранения, пространство</translation>
        </message>
        <message>
            <source>Make one memory of several</source>
            <translation>Сделать из нескольких воспоминаний одно</translation>
        </message>
        <message>
            <source>Move to the trash (Del)</source>
            <translation>Переместить в корзину (Del)</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>Выбрать все</translation>
        </message>
        <message>
            <source>Select none</source>
            <translation>Снять выбор</translation>
        </message>
        <message numerus="yes">
            <source>{shown} of {n} memories</source>
            <translation>
                <numerusform>{shown} из {n} воспоминания</numerusform>
                <numerusform>{shown} из {n} воспоминаний</numerusform>
                <numerusform>{shown} из {n} воспоминаний</numerusform>
            </translation>
        </message>
        <message>
            <source>The search shows the {n} that fit best. One more word finds others.</source>
            <translation>Поиск показывает {n} самых подходящих. Добавьте слово, чтобы найти другие.</translation>
        </message>
        <message>
            <source>Move to a space</source>
            <translation>Переместить в пространство</translation>
        </message>
        <message>
            <source>the best {n} matches</source>
            <translation>лучшие совпадения: {n}</translation>
        </message>
        <message>
            <source>since {since}</source>
            <translation>с: {since}</translation>
        </message>
        <message>
            <source>from {since} to {until}</source>
            <translation>{since} – {until}</translation>
        </message>
        <message>
            <source>{number}. {did}</source>
            <translation>{number}. {did}</translation>
        </message>
        <message>
            <source>{did} — now</source>
            <translation>{did} — сейчас</translation>
        </message>
        <message>
            <source>{did} — {state}</source>
            <translation>{did} — {state}</translation>
        </message>
        <message>
            <source>{who} · {when}</source>
            <translation>{who} · {when}</translation>
        </message>
        <message>
            <source>Restore this version</source>
            <translation>Вернуть эту версию</translation>
        </message>
        <message>
            <source>Restore version {number}</source>
            <translation>Вернуть версию {number}</translation>
        </message>
        <message>
            <source>Notices</source>
            <translation>Уведомления</translation>
        </message>
        <message>
            <source>Offline assistant</source>
            <translation>Офлайн-помощник</translation>
        </message>
        <message>
            <source>Offline assistant (no language model)</source>
            <translation>Офлайн-помощник (без языковой модели)</translation>
        </message>
        <message>
            <source>The model that answers</source>
            <translation>Модель, которая отвечает</translation>
        </message>
        <message>
            <source>Model: {name}</source>
            <translation>Модель: {name}</translation>
        </message>
        <message>
            <source>Download a model…</source>
            <translation>Скачать модель…</translation>
        </message>
        <message>
            <source>tools</source>
            <translation>инструменты</translation>
        </message>
        <message>
            <source>thinking</source>
            <translation>рассуждения</translation>
        </message>
        <message>
            <source>images</source>
            <translation>картинки</translation>
        </message>
        <message>
            <source>No Ollama server answers, so the offline assistant does. For a real model: install Ollama from ollama.com, run “ollama pull llama3.2:3b”, then look again.</source>
            <translation>Сервер Ollama не отвечает, поэтому отвечает офлайн-помощник. Нужна настоящая модель: установите Ollama с ollama.com, выполните «ollama pull llama3.2:3b» и проверьте снова.</translation>
        </message>
        <message>
            <source>Opening your data …</source>
            <translation>Открываем ваши данные …</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Выход</translation>
        </message>
        <message>
            <source>Keepsake is locked</source>
            <translation>Keepsake заблокирован</translation>
        </message>
        <message>
            <source>The lock hides the window. It does not protect your data from someone who can use your account: for that, lock the computer.</source>
            <translation>Блокировка прячет окно. Она не защищает данные от того, кто может пользоваться вашей учётной записью: для этого заблокируйте компьютер.</translation>
        </message>
        <message>
            <source>That is not the right passphrase</source>
            <translation>Это не та парольная фраза</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>Разблокировать</translation>
        </message>
        <message>
            <source>Choose a passphrase</source>
            <translation>Придумайте парольную фразу</translation>
        </message>
        <message>
            <source>Enter your passphrase</source>
            <translation>Введите парольную фразу</translation>
        </message>
        <message>
            <source>Your data is encrypted. This system has no keyring that could keep its key, so Keepsake needs a passphrase at each start. Nobody can recover it for you: without it your data cannot be read.</source>
            <translation>Ваши данные зашифрованы. В этой системе нет хранилища для их ключа, поэтому при каждом запуске Keepsake нужна парольная фраза. Восстановить её не сможет никто: без неё данные не прочесть.</translation>
        </message>
        <message>
            <source>Show it</source>
            <translation>Показать</translation>
        </message>
        <message>
            <source>Remove it</source>
            <translation>Удалить</translation>
        </message>
        <message>
            <source>Erases it for good, with everything that was said and learnt in its space.</source>
            <translation>Стирает навсегда вместе со всем, что сказано и узнано в его пространстве.</translation>
        </message>
        <message>
            <source>Sample profile: everything in the space “{space}” is invented.</source>
            <translation>Пример: всё в пространстве «{space}» выдумано.</translation>
        </message>
        <message>
            <source>The space this chat belongs to: what it remembers and what it is told</source>
            <translation>Пространство этого чата: что он запоминает и что ему известно</translation>
        </message>
        <message>
            <source>A private assistant that remembers you and shows you everything it remembers. Everything stays on this machine. Licensed under Apache-2.0.</source>
            <translation>Личный помощник, который помнит вас и показывает всё, что помнит. Всё остаётся на этом компьютере. Лицензия Apache-2.0.</translation>
        </message>
        <message>
            <source>erase</source>
            <translation>стереть</translation>
        </message>
        <message>
            <source>Folder of all data</source>
            <translation>Папка всех данных</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Открыть папку</translation>
        </message>
        <message>
            <source>Where everything lies</source>
            <translation>Где всё лежит</translation>
        </message>
        <message>
            <source>One file with everything, as encrypted as the data is. When you erase something for good, the backups listed here are deleted with it, because they hold it.</source>
            <translation>Один файл со всем, зашифрованный так же, как данные. Когда вы стираете что-то навсегда, копии из этого списка удаляются вместе с ним: оно есть и в них.</translation>
        </message>
        <message>
            <source>Back up now</source>
            <translation>Сделать копию</translation>
        </message>
        <message>
            <source>Back up to a file…</source>
            <translation>Копия в файл…</translation>
        </message>
        <message>
            <source>Restore from a file…</source>
            <translation>Восстановить из файла…</translation>
        </message>
        <message>
            <source>An export is readable by other programs and not encrypted. An import shows every line before it is saved.</source>
            <translation>Выгрузка читается другими программами и не зашифрована. При импорте каждая строка показывается до сохранения.</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Импорт…</translation>
        </message>
        <message>
            <source>Export and import</source>
            <translation>Выгрузка и импорт</translation>
        </message>
        <message>
            <source>Type {word} to confirm</source>
            <translation>Для подтверждения введите: {word}</translation>
        </message>
        <message>
            <source>Erase everything</source>
            <translation>Стереть всё</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>Восстановить…</translation>
        </message>
        <message>
            <source>Backing up …</source>
            <translation>Делаю резервную копию…</translation>
        </message>
        <message>
            <source>Delete this backup?</source>
            <translation>Удалить эту копию?</translation>
        </message>
        <message>
            <source>Put this backup in the place of your data?</source>
            <translation>Поставить эту копию на место ваших данных?</translation>
        </message>
        <message>
            <source>It is checked first. Your present data is kept as a backup to go back to. Keepsake starts again.</source>
            <translation>Сначала она проверяется. Нынешние данные сохранятся как копия, к которой можно вернуться. Keepsake запустится заново.</translation>
        </message>
        <message>
            <source>Checking the backup …</source>
            <translation>Проверяю копию…</translation>
        </message>
        <message>
            <source>Passphrase of the backup</source>
            <translation>Парольная фраза копии</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>Открыть…</translation>
        </message>
        <message>
            <source>Differs from the default</source>
            <translation>Отличается от исходного</translation>
        </message>
        <message>
            <source>The package brings no text; its licence is {name}.</source>
            <translation>В пакете нет текста; его лицензия: {name}.</translation>
        </message>
        <message>
            <source>The window is made with Qt and PySide6, used under the GNU Lesser General Public License, version 3 (LGPL-3.0). They are separate libraries that you may replace by your own build; their source is at download.qt.io and code.qt.io.</source>
            <translation>Окно сделано на Qt и PySide6, которые используются по лицензии GNU LGPL версии 3. Это отдельные библиотеки, их можно заменить собственной сборкой; исходный код — на download.qt.io и code.qt.io.</translation>
        </message>
        <message>
            <source>Open a line with a double click or Enter to read its licence.</source>
            <translation>Чтобы прочесть лицензию, откройте строку двойным нажатием или клавишей Enter.</translation>
        </message>
        <message>
            <source>Package</source>
            <translation>Пакет</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>Версия</translation>
        </message>
        <message>
            <source>Licence</source>
            <translation>Лицензия</translation>
        </message>
        <message>
            <source>No Ollama answers at {host}. Start it, or install it from ollama.com, then look again; or give another address below. Until then the offline assistant answers.</source>
            <translation>По адресу {host} Ollama не отвечает. Запустите её или установите с ollama.com и проверьте ещё раз; или укажите ниже другой адрес. Пока отвечает офлайн-помощник.</translation>
        </message>
        <message>
            <source>Ollama {version} answers at {host}.</source>
            <translation>Ollama {version} отвечает по адресу {host}.</translation>
        </message>
        <message>
            <source>Get another model</source>
            <translation>Загрузить другую модель</translation>
        </message>
        <message>
            <source>One of these, or any name from ollama.com/library. Ollama downloads it, on the machine it runs on.</source>
            <translation>Одна из этих или любое имя с ollama.com/library. Загружает Ollama, на том компьютере, где она работает.</translation>
        </message>
        <message>
            <source>finds texts by meaning</source>
            <translation>находит тексты по смыслу</translation>
        </message>
        <message>
            <source>Delete {model}?</source>
            <translation>Удалить {model}?</translation>
        </message>
        <message>
            <source>{size} are freed on the server's disk. Chats and memories stay; the model can be downloaded again.</source>
            <translation>На диске сервера освободится {size}. Беседы и воспоминания останутся; модель можно загрузить снова.</translation>
        </message>
        <message>
            <source>Use</source>
            <translation>Использовать</translation>
        </message>
        <message>
            <source>Update</source>
            <translation>Обновить</translation>
        </message>
        <message>
            <source>Delete…</source>
            <translation>Удалить…</translation>
        </message>
        <message>
            <source>No language model: it remembers, finds and quotes, here and without a network.</source>
            <translation>Без языковой модели: запоминает, находит и цитирует — здесь и без сети.</translation>
        </message>
        <message>
            <source>Runs elsewhere: what it is given leaves this machine.</source>
            <translation>Работает в другом месте: то, что ей передано, покидает этот компьютер.</translation>
        </message>
        <message>
            <source>answers now</source>
            <translation>отвечает сейчас</translation>
        </message>
        <message>
            <source>Back to the default: {value}</source>
            <translation>Вернуть исходное: {value}</translation>
        </message>
        <message>
            <source>Back to the default</source>
            <translation>Вернуть исходное</translation>
        </message>
        <message>
            <source>Search the settings</source>
            <translation>Искать в настройках</translation>
        </message>
        <message>
            <source>Parts of the settings</source>
            <translation>Разделы настроек</translation>
        </message>
        <message>
            <source>No setting speaks of that.</source>
            <translation>Об этом нет ни одной настройки.</translation>
        </message>
        <message>
            <source>Changes take effect at once.</source>
            <translation>Изменения действуют сразу.</translation>
        </message>
        <message>
            <source>{setting}: {value}</source>
            <translation>{setting}: {value}</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Сочетания клавиш</translation>
        </message>
        <message>
            <source>About and licences</source>
            <translation>О программе и лицензии</translation>
        </message>
        <message>
            <source>Quick ask</source>
            <translation>Быстрый вопрос</translation>
        </message>
        <message>
            <source>Leave nothing: no memory, nothing on disk</source>
            <translation>Не оставлять следов: без памяти, ничего на диске</translation>
        </message>
        <message>
            <source>Open in the window</source>
            <translation>Открыть в окне</translation>
        </message>
        <message>
            <source>This system does not give Keepsake keys that work everywhere. In its own settings you can bind keys to the command “keepsake --quick-ask”.</source>
            <translation>Эта система не даёт Keepsake клавиш, которые работают везде. В её настройках можно назначить клавиши команде «keepsake --quick-ask».</translation>
        </message>
        <message>
            <source>The system did not let Keepsake change what starts at login.</source>
            <translation>Система не дала Keepsake изменить автозапуск при входе.</translation>
        </message>
        <message>
            <source>Lock now</source>
            <translation>Заблокировать</translation>
        </message>
        <message>
            <source>Open Keepsake</source>
            <translation>Открыть Keepsake</translation>
        </message>
        <message>
            <source>Quick ask…</source>
            <translation>Быстрый вопрос…</translation>
        </message>
        <message>
            <source>{day}, {time}</source>
            <translation>{day}, {time}</translation>
        </message>
        <message>
            <source>The message goes on for {n} more characters. Export the chat to read them.</source>
            <translation>Сообщение продолжается: ещё {n} знаков. Чтобы прочитать их, экспортируйте чат.</translation>
        </message>
        <message>
            <source>picture</source>
            <translation>картинка</translation>
        </message>
        <message numerus="yes">
            <source>Code, {n} lines.</source>
            <translation>
                <numerusform>Код, {n} строка.</numerusform>
                <numerusform>Код, {n} строки.</numerusform>
                <numerusform>Код, {n} строк.</numerusform>
            </translation>
        </message>
        <message>
            <source>rules and tools</source>
            <translation>правила и инструменты</translation>
        </message>
        <message>
            <source>how things are done</source>
            <translation>как что делается</translation>
        </message>
        <message>
            <source>insights</source>
            <translation>наблюдения</translation>
        </message>
        <message>
            <source>summary of this chat</source>
            <translation>сводка этого чата</translation>
        </message>
        <message>
            <source>this chat</source>
            <translation>этот чат</translation>
        </message>
        <message>
            <source>attachments</source>
            <translation>вложения</translation>
        </message>
        <message>
            <source>what the model looked up</source>
            <translation>что модель нашла сама</translation>
        </message>
        <message>
            <source>kept for the answer</source>
            <translation>место для ответа</translation>
        </message>
        <message>
            <source>{used} of {window} tokens, as the server counted them</source>
            <translation>{used} из {window} токенов, по счёту сервера</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Вид</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Справка</translation>
        </message>
        <message>
            <source>New temporary chat</source>
            <translation>Новый временный чат</translation>
        </message>
        <message>
            <source>Continue the answer</source>
            <translation>Продолжить ответ</translation>
        </message>
        <message>
            <source>Attach pictures or files…</source>
            <translation>Приложить картинки или файлы…</translation>
        </message>
        <message>
            <source>Stop the answer</source>
            <translation>Остановить ответ</translation>
        </message>
        <message>
            <source>Take back the last exchange</source>
            <translation>Отменить последний обмен репликами</translation>
        </message>
        <message>
            <source>Rename the chat</source>
            <translation>Переименовать чат</translation>
        </message>
        <message>
            <source>Archive the chat</source>
            <translation>Убрать чат в архив</translation>
        </message>
        <message>
            <source>Delete the chat</source>
            <translation>Удалить чат</translation>
        </message>
        <message>
            <source>Spaces…</source>
            <translation>Пространства…</translation>
        </message>
        <message>
            <source>Export this chat…</source>
            <translation>Экспорт этого чата…</translation>
        </message>
        <message>
            <source>Settings…</source>
            <translation>Настройки…</translation>
        </message>
        <message>
            <source>Privacy…</source>
            <translation>Приватность…</translation>
        </message>
        <message>
            <source>Undo the last change</source>
            <translation>Отменить последнее изменение</translation>
        </message>
        <message>
            <source>Do what the notice offers</source>
            <translation>Сделать то, что предлагает уведомление</translation>
        </message>
        <message>
            <source>Command palette…</source>
            <translation>Палитра команд…</translation>
        </message>
        <message>
            <source>Jump to a date…</source>
            <translation>Перейти к дате…</translation>
        </message>
        <message>
            <source>Memory over the whole window</source>
            <translation>Память во всё окно</translation>
        </message>
        <message>
            <source>What it knew on a day…</source>
            <translation>Что было известно в какой-то день…</translation>
        </message>
        <message>
            <source>Go to the message box</source>
            <translation>Перейти к полю сообщения</translation>
        </message>
        <message>
            <source>Next part of the window</source>
            <translation>Следующая часть окна</translation>
        </message>
        <message>
            <source>Message above</source>
            <translation>Сообщение выше</translation>
        </message>
        <message>
            <source>Message below</source>
            <translation>Сообщение ниже</translation>
        </message>
        <message>
            <source>Previous chat</source>
            <translation>Предыдущий чат</translation>
        </message>
        <message>
            <source>Next chat</source>
            <translation>Следующий чат</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Во весь экран</translation>
        </message>
        <message>
            <source>First steps…</source>
            <translation>Первые шаги…</translation>
        </message>
        <message>
            <source>Keyboard shortcuts…</source>
            <translation>Сочетания клавиш…</translation>
        </message>
        <message>
            <source>Check for updates…</source>
            <translation>Проверить обновления…</translation>
        </message>
        <message>
            <source>Send the message</source>
            <translation>Отправить сообщение</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Break the line</source>
            <translation>Перенести строку</translation>
        </message>
        <message>
            <source>Shift+Enter</source>
            <translation>Shift+Enter</translation>
        </message>
        <message>
            <source>Earlier or later version of a message</source>
            <translation>Прежний или следующий вариант сообщения</translation>
        </message>
        <message>
            <source>Alt+Left, Alt+Right</source>
            <translation>Alt+←, Alt+→</translation>
        </message>
        <message>
            <source>Rename in a list</source>
            <translation>Переименовать в списке</translation>
        </message>
        <message>
            <source>Delete in a list</source>
            <translation>Удалить в списке</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <source>Temporary: no memory, nothing on disk</source>
            <translation>Временный: без памяти, без следа на диске</translation>
        </message>
        <message>
            <source>{n} to decide</source>
            <translation>решить: {n}</translation>
        </message>
        <message>
            <source>Redone: {what}</source>
            <translation>Возвращено: {what}</translation>
        </message>
        <message>
            <source>The sample is gone: nothing of it is left.</source>
            <translation>Пример удалён: от него ничего не осталось.</translation>
        </message>
        <message>
            <source>Keepsake was asked to open something it does not know. Nothing was opened.</source>
            <translation>Keepsake попросили открыть то, чего он не знает. Ничего не открыто.</translation>
        </message>
        <message>
            <source>{n} KB</source>
            <translation>{n} КБ</translation>
        </message>
        <message>
            <source>The key is made from your passphrase: a backup can be opened wherever you type it, and never without it.</source>
            <translation>Ключ получается из вашей парольной фразы: копию можно открыть везде, где вы её введёте, и нигде — без неё.</translation>
        </message>
        <message numerus="yes">
            <source>{n} bytes</source>
            <translation>
                <numerusform>{n} байт</numerusform>
                <numerusform>{n} байта</numerusform>
                <numerusform>{n} байт</numerusform>
            </translation>
        </message>
        <message>
            <source>{n} GB</source>
            <translation>{n} ГБ</translation>
        </message>
        <message>
            <source>{n} MB</source>
            <translation>{n} МБ</translation>
        </message>
        <message>
            <source>The key is in this system's keyring: a backup can be opened here, and nowhere without this keyring's entry “keepsake”.</source>
            <translation>Ключ лежит в связке ключей этой системы: копию можно открыть здесь, а в другом месте — только с записью «keepsake» из этой связки.</translation>
        </message>
        <message>
            <source>the key in the system keyring</source>
            <translation>ключ в связке ключей системы</translation>
        </message>
        <message>
            <source>what makes the key of your passphrase</source>
            <translation>то, из чего парольная фраза делает ключ</translation>
        </message>
        <message>
            <source>Goes for good: {things}.</source>
            <translation>Исчезнет навсегда: {things}.</translation>
        </message>
        <message>
            <source>Stays: the models in Ollama, and what you exported or backed up to places of your own.</source>
            <translation>Останутся модели в Ollama и всё, что вы сами выгрузили или скопировали в другое место.</translation>
        </message>
        <message>
            <source>There is no undo. Keepsake starts as new.</source>
            <translation>Отменить нельзя. Keepsake начнёт с чистого листа.</translation>
        </message>
        <message>
            <source>made by you</source>
            <translation>сделана вами</translation>
        </message>
        <message>
            <source>what was there before a backup was put back</source>
            <translation>то, что было до восстановления</translation>
        </message>
        <message>
            <source>made before an update</source>
            <translation>сделана перед обновлением</translation>
        </message>
        <message>
            <source>all settings</source>
            <translation>все настройки</translation>
        </message>
        <message>
            <source>Your message and what has come of the answer are kept.</source>
            <translation>Ваше сообщение и то, что успело прийти в ответ, сохранены.</translation>
        </message>
        <message>
            <source>street address</source>
            <translation>адрес</translation>
        </message>
        <message>
            <source>access key or token</source>
            <translation>ключ доступа или токен</translation>
        </message>
        <message>
            <source>bank account number</source>
            <translation>номер банковского счёта</translation>
        </message>
        <message>
            <source>number plate</source>
            <translation>номер автомобиля</translation>
        </message>
        <message>
            <source>Chinese social credit code</source>
            <translation>китайский код социального кредита</translation>
        </message>
        <message>
            <source>Chinese identity number</source>
            <translation>номер удостоверения личности (Китай)</translation>
        </message>
        <message>
            <source>connection string with a password</source>
            <translation>строка подключения с паролем</translation>
        </message>
        <message>
            <source>card number</source>
            <translation>номер карты</translation>
        </message>
        <message>
            <source>cryptocurrency address</source>
            <translation>криптовалютный адрес</translation>
        </message>
        <message>
            <source>card security code</source>
            <translation>код безопасности карты</translation>
        </message>
        <message>
            <source>date of birth</source>
            <translation>дата рождения</translation>
        </message>
        <message>
            <source>driving licence number</source>
            <translation>номер водительских прав</translation>
        </message>
        <message>
            <source>e-mail address</source>
            <translation>адрес электронной почты</translation>
        </message>
        <message>
            <source>name of a person</source>
            <translation>имя человека</translation>
        </message>
        <message>
            <source>name of a place</source>
            <translation>название места</translation>
        </message>
        <message>
            <source>coordinates</source>
            <translation>координаты</translation>
        </message>
        <message>
            <source>health record number</source>
            <translation>номер медицинской карты</translation>
        </message>
        <message>
            <source>bank account (IBAN)</source>
            <translation>банковский счёт (IBAN)</translation>
        </message>
        <message>
            <source>IP address</source>
            <translation>IP-адрес</translation>
        </message>
        <message>
            <source>network card address</source>
            <translation>адрес сетевой карты</translation>
        </message>
        <message>
            <source>passport number</source>
            <translation>номер паспорта</translation>
        </message>
        <message>
            <source>password</source>
            <translation>пароль</translation>
        </message>
        <message>
            <source>phone number</source>
            <translation>номер телефона</translation>
        </message>
        <message>
            <source>PIN or one-time code</source>
            <translation>PIN или одноразовый код</translation>
        </message>
        <message>
            <source>private key</source>
            <translation>закрытый ключ</translation>
        </message>
        <message>
            <source>recovery codes</source>
            <translation>коды восстановления</translation>
        </message>
        <message>
            <source>recovery phrase</source>
            <translation>фраза восстановления</translation>
        </message>
        <message>
            <source>Russian tax number (INN)</source>
            <translation>ИНН</translation>
        </message>
        <message>
            <source>Russian registration number (OGRN)</source>
            <translation>ОГРН</translation>
        </message>
        <message>
            <source>Russian health insurance number</source>
            <translation>полис ОМС</translation>
        </message>
        <message>
            <source>Russian insurance number (SNILS)</source>
            <translation>СНИЛС</translation>
        </message>
        <message>
            <source>NHS number</source>
            <translation>номер NHS</translation>
        </message>
        <message>
            <source>UK national insurance number</source>
            <translation>британский номер страхования</translation>
        </message>
        <message>
            <source>US taxpayer number</source>
            <translation>налоговый номер США</translation>
        </message>
        <message>
            <source>US social security number</source>
            <translation>номер социального страхования США</translation>
        </message>
        <message>
            <source>vehicle identification number</source>
            <translation>VIN-номер</translation>
        </message>
        <message>
            <source>The key of your data is not in the system keyring</source>
            <translation>Ключа ваших данных нет в системном хранилище</translation>
        </message>
        <message>
            <source>Your data is encrypted, and its key is no longer in this system's keyring.</source>
            <translation>Ваши данные зашифрованы, а их ключа больше нет в хранилище ключей этой системы.</translation>
        </message>
        <message>
            <source>The database in {path} was not touched.</source>
            <translation>База данных в {path} не тронута.</translation>
        </message>
        <message>
            <source>Unlock or restore the keyring (entry “keepsake”) and start again. Without it the data stays closed.</source>
            <translation>Откройте или восстановите хранилище ключей (запись «keepsake») и запустите программу снова. Без него данные останутся закрыты.</translation>
        </message>
        <message>
            <source>The data could not be unlocked with it.</source>
            <translation>Открыть им данные не удалось.</translation>
        </message>
        <message>
            <source>The database was not touched.</source>
            <translation>База данных не тронута.</translation>
        </message>
        <message>
            <source>The system keyring is locked</source>
            <translation>Системное хранилище ключей заблокировано</translation>
        </message>
        <message>
            <source>The key of your data is in the keyring, which did not open.</source>
            <translation>Ключ ваших данных лежит в хранилище, которое не открылось.</translation>
        </message>
        <message>
            <source>Unlock the keyring and try again.</source>
            <translation>Разблокируйте хранилище ключей и попробуйте снова.</translation>
        </message>
        <message>
            <source>Set KEEPSAKE_PASSPHRASE, or start Keepsake where it can ask you.</source>
            <translation>Задайте KEEPSAKE_PASSPHRASE или запустите Keepsake там, где он может вас спросить.</translation>
        </message>
        <message>
            <source>That passphrase is too short</source>
            <translation>Эта парольная фраза слишком коротка</translation>
        </message>
        <message>
            <source>It needs at least {least} characters.</source>
            <translation>Нужно не меньше {least} знаков.</translation>
        </message>
        <message>
            <source>Several words are easier to remember than many signs.</source>
            <translation>Несколько слов запомнить легче, чем много знаков.</translation>
        </message>
        <message>
            <source>A file that belongs to the database is missing</source>
            <translation>Не хватает файла, который относится к базе данных</translation>
        </message>
        <message>
            <source>{path} says how the key is found; it is missing or unreadable.</source>
            <translation>Файл {path} говорит, как найти ключ; его нет или он не читается.</translation>
        </message>
        <message>
            <source>Put the file back from a backup, or choose another folder with --home.</source>
            <translation>Верните файл из резервной копии или выберите другую папку через --home.</translation>
        </message>
        <message>
            <source>This database was written by a newer Keepsake</source>
            <translation>Эту базу данных записал более новый Keepsake</translation>
        </message>
        <message>
            <source>This version does not know how to read {path}.</source>
            <translation>Эта версия не умеет читать {path}.</translation>
        </message>
        <message>
            <source>Update Keepsake, or choose another folder with --home.</source>
            <translation>Обновите Keepsake или выберите другую папку через --home.</translation>
        </message>
        <message>
            <source>The database is damaged</source>
            <translation>База данных повреждена</translation>
        </message>
        <message>
            <source>The key is right, but {path} cannot be read as a whole.</source>
            <translation>Ключ верный, но {path} не читается целиком.</translation>
        </message>
        <message>
            <source>The file was left as it is.</source>
            <translation>Файл оставлен как есть.</translation>
        </message>
        <message>
            <source>Copy it somewhere safe, then put back a backup, or start anew in another folder with --home.</source>
            <translation>Скопируйте его в надёжное место, затем верните резервную копию или начните заново в другой папке через --home.</translation>
        </message>
        <message>
            <source>The database is busy</source>
            <translation>База данных занята</translation>
        </message>
        <message>
            <source>Another program holds it.</source>
            <translation>Её держит другая программа.</translation>
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation>Ничего не изменено.</translation>
        </message>
        <message>
            <source>Close the other program, or wait a moment, and try again.</source>
            <translation>Закройте другую программу или немного подождите и попробуйте снова.</translation>
        </message>
        <message>
            <source>The disk is full</source>
            <translation>Диск заполнен</translation>
        </message>
        <message>
            <source>There was no room left to write {path}.</source>
            <translation>Не хватило места, чтобы записать {path}.</translation>
        </message>
        <message>
            <source>The last change was not saved; everything before it was.</source>
            <translation>Последнее изменение не сохранено; всё, что было до него, сохранено.</translation>
        </message>
        <message>
            <source>Make room and try again.</source>
            <translation>Освободите место и попробуйте снова.</translation>
        </message>
        <message>
            <source>Keepsake is already open</source>
            <translation>Keepsake уже открыт</translation>
        </message>
        <message>
            <source>Another Keepsake uses the folder {path}.</source>
            <translation>Папкой {path} пользуется другой Keepsake.</translation>
        </message>
        <message>
            <source>Use that one, close it first, or choose another folder with --home.</source>
            <translation>Пользуйтесь им, сначала закройте его или выберите другую папку через --home.</translation>
        </message>
        <message>
            <source>The data folder cannot be written</source>
            <translation>В папку данных нельзя писать</translation>
        </message>
        <message>
            <source>Keepsake may not write in {path}.</source>
            <translation>Keepsake не может писать в {path}.</translation>
        </message>
        <message>
            <source>Correct the folder's permissions, or choose another folder with --home.</source>
            <translation>Исправьте права на папку или выберите другую через --home.</translation>
        </message>
        <message>
            <source>That setting cannot be used</source>
            <translation>Такую настройку задать нельзя</translation>
        </message>
        <message>
            <source>“{name}” cannot have this value.</source>
            <translation>«{name}» не может иметь такого значения.</translation>
        </message>
        <message>
            <source>The settings stay as they were.</source>
            <translation>Настройки остались прежними.</translation>
        </message>
        <message>
            <source>It is not there any more</source>
            <translation>Этого больше нет</translation>
        </message>
        <message>
            <source>There is no {what} with number {id}.</source>
            <translation>Нет такого: {what} с номером {id}.</translation>
        </message>
        <message>
            <source>Nothing to undo</source>
            <translation>Отменять нечего</translation>
        </message>
        <message>
            <source>No change is left that can be undone.</source>
            <translation>Не осталось изменений, которые можно отменить.</translation>
        </message>
        <message>
            <source>Nothing to redo</source>
            <translation>Повторять нечего</translation>
        </message>
        <message>
            <source>No undone change is left to bring back.</source>
            <translation>Не осталось отменённых изменений, которые можно вернуть.</translation>
        </message>
        <message>
            <source>This cannot be undone on its own</source>
            <translation>Отдельно это отменить нельзя</translation>
        </message>
        <message>
            <source>What it changed was changed again later.</source>
            <translation>То, что было изменено, позже изменили снова.</translation>
        </message>
        <message>
            <source>Undo the later change first, or edit by hand; the history shows both.</source>
            <translation>Сначала отмените более позднее изменение или исправьте вручную; в истории видно оба.</translation>
        </message>
        <message>
            <source>There is no text</source>
            <translation>Текста нет</translation>
        </message>
        <message>
            <source>Nothing was written.</source>
            <translation>Ничего не написано.</translation>
        </message>
        <message>
            <source>The message is too long for this model</source>
            <translation>Сообщение слишком длинное для этой модели</translation>
        </message>
        <message>
            <source>It takes about {tokens} tokens; there is room for {room}.</source>
            <translation>Оно занимает около {tokens} токенов, а места — {room}.</translation>
        </message>
        <message>
            <source>Your text is still in the box; nothing was sent.</source>
            <translation>Ваш текст остался в поле; ничего не отправлено.</translation>
        </message>
        <message>
            <source>Shorten it, or pick a model that can see more at once.</source>
            <translation>Сократите его или выберите модель, которая видит больше.</translation>
        </message>
        <message>
            <source>An answer is still coming</source>
            <translation>Ответ ещё идёт</translation>
        </message>
        <message>
            <source>One answer at a time in a chat.</source>
            <translation>В одном чате — один ответ за раз.</translation>
        </message>
        <message>
            <source>Your text was not sent and is kept.</source>
            <translation>Ваш текст не отправлен и сохранён.</translation>
        </message>
        <message>
            <source>Wait for it, or stop it.</source>
            <translation>Подождите или остановите ответ.</translation>
        </message>
        <message>
            <source>This is never stored</source>
            <translation>Такое никогда не сохраняется</translation>
        </message>
        <message>
            <source>It holds: {kinds}.</source>
            <translation>Здесь есть: {kinds}.</translation>
        </message>
        <message>
            <source>What was saved before stays as it was.</source>
            <translation>То, что было сохранено раньше, осталось прежним.</translation>
        </message>
        <message>
            <source>Leave that part out and try again.</source>
            <translation>Уберите эту часть и попробуйте снова.</translation>
        </message>
        <message>
            <source>This message was not sent</source>
            <translation>Сообщение не отправлено</translation>
        </message>
        <message>
            <source>Nothing of it was stored; your words are still in the box.</source>
            <translation>Ничего из него не сохранено; ваш текст остался в поле ввода.</translation>
        </message>
        <message>
            <source>Leave that part out, or choose another rule for it under Privacy.</source>
            <translation>Уберите эту часть или выберите для неё другое правило в разделе «Приватность».</translation>
        </message>
        <message>
            <source>That needs your confirmation</source>
            <translation>Нужно ваше подтверждение</translation>
        </message>
        <message>
            <source>To have it kept ({kind}), spell out {type}.</source>
            <translation>Чтобы хранить это ({kind}), напишите {type}.</translation>
        </message>
        <message>
            <source>On the command line: --confirm {type}</source>
            <translation>В командной строке: --confirm {type}</translation>
        </message>
        <message>
            <source>There is no such kind of private data</source>
            <translation>Такого вида личных данных нет</translation>
        </message>
        <message>
            <source>“{type}” is not one of them.</source>
            <translation>«{type}» среди них нет.</translation>
        </message>
        <message>
            <source>All kinds: privacy list</source>
            <translation>Все виды: privacy list</translation>
        </message>
        <message>
            <source>Already settled</source>
            <translation>Уже решено</translation>
        </message>
        <message>
            <source>This conflict was settled before.</source>
            <translation>Это противоречие уже было решено.</translation>
        </message>
        <message>
            <source>To decide otherwise, undo that decision first.</source>
            <translation>Чтобы решить иначе, сначала отмените то решение.</translation>
        </message>
        <message>
            <source>The privacy check did not work</source>
            <translation>Проверка личных данных не сработала</translation>
        </message>
        <message>
            <source>A text could not be checked for secrets and personal data.</source>
            <translation>Текст не удалось проверить на секреты и личные данные.</translation>
        </message>
        <message>
            <source>It was not stored; everything before it was.</source>
            <translation>Он не сохранён; всё, что было до него, сохранено.</translation>
        </message>
        <message>
            <source>Try again; if it happens again, please report it.</source>
            <translation>Попробуйте снова; если повторится, сообщите нам.</translation>
        </message>
        <message>
            <source>The file cannot be opened</source>
            <translation>Файл не открывается</translation>
        </message>
        <message>
            <source>It was moved or removed, or you may not read it.</source>
            <translation>Его переместили или удалили, либо у вас нет права его читать.</translation>
        </message>
        <message>
            <source>Check where it is, and attach it again.</source>
            <translation>Проверьте, где он, и приложите снова.</translation>
        </message>
        <message>
            <source>The file is too large</source>
            <translation>Файл слишком большой</translation>
        </message>
        <message>
            <source>Attach a smaller one, or only the part that matters.</source>
            <translation>Приложите файл поменьше или только нужную часть.</translation>
        </message>
        <message>
            <source>The file cannot be read</source>
            <translation>Файл не читается</translation>
        </message>
        <message>
            <source>It is damaged, or not what its beginning says it is.</source>
            <translation>Он повреждён или не то, за что себя выдаёт.</translation>
        </message>
        <message>
            <source>Open it in the program it comes from, save it again, and attach that.</source>
            <translation>Откройте его в исходной программе, сохраните снова и приложите.</translation>
        </message>
        <message>
            <source>This kind of file cannot be attached</source>
            <translation>Такой файл приложить нельзя</translation>
        </message>
        <message>
            <source>It is neither a picture (PNG, JPEG, WebP, GIF), nor a PDF, nor plain text.</source>
            <translation>Это не картинка (PNG, JPEG, WebP, GIF), не PDF и не простой текст.</translation>
        </message>
        <message>
            <source>Save it as PDF or as text, and attach that.</source>
            <translation>Сохраните его как PDF или текст и приложите.</translation>
        </message>
        <message>
            <source>The file is empty</source>
            <translation>Файл пуст</translation>
        </message>
        <message>
            <source>There is no text in it.</source>
            <translation>В нём нет текста.</translation>
        </message>
        <message>
            <source>The PDF is locked</source>
            <translation>PDF защищён</translation>
        </message>
        <message>
            <source>It is encrypted with a password.</source>
            <translation>Он зашифрован паролем.</translation>
        </message>
        <message>
            <source>Save a copy without the password, and attach that.</source>
            <translation>Сохраните копию без пароля и приложите её.</translation>
        </message>
        <message>
            <source>There is no text in this PDF</source>
            <translation>В этом PDF нет текста</translation>
        </message>
        <message>
            <source>Its pages are pictures, as a scanner makes them.</source>
            <translation>Его страницы — картинки, как после сканера.</translation>
        </message>
        <message>
            <source>Attach the pages as pictures to a model that sees, or a PDF with recognised text.</source>
            <translation>Приложите страницы картинками для модели, которая видит, или PDF с распознанным текстом.</translation>
        </message>
        <message>
            <source>The file could not be written</source>
            <translation>Файл записать не удалось</translation>
        </message>
        <message>
            <source>The disk is full, or you may not write there.</source>
            <translation>Диск заполнен, либо туда нельзя писать.</translation>
        </message>
        <message>
            <source>Nothing was changed in Keepsake.</source>
            <translation>В Keepsake ничего не изменилось.</translation>
        </message>
        <message>
            <source>Choose another place and try again.</source>
            <translation>Выберите другое место и попробуйте снова.</translation>
        </message>
        <message>
            <source>That is too much for one message</source>
            <translation>Слишком много для одного сообщения</translation>
        </message>
        <message>
            <source>A message takes {most} pictures and files.</source>
            <translation>К сообщению можно приложить не больше {most} картинок и файлов.</translation>
        </message>
        <message>
            <source>Send the others with the next message.</source>
            <translation>Остальные отправьте со следующим сообщением.</translation>
        </message>
        <message>
            <source>There is nothing to continue</source>
            <translation>Продолжать нечего</translation>
        </message>
        <message>
            <source>Only the last answer of a chat can be continued, where it was stopped or broke off.</source>
            <translation>Продолжить можно только последний ответ чата, если он был остановлен или оборвался.</translation>
        </message>
        <message>
            <source>Nothing answers at {host}.</source>
            <translation>По адресу {host} никто не отвечает.</translation>
        </message>
        <message>
            <source>Start Ollama and try again, or let the offline assistant answer.</source>
            <translation>Запустите Ollama и попробуйте снова или пусть ответит офлайн-помощник.</translation>
        </message>
        <message>
            <source>The model server is busy</source>
            <translation>Сервер моделей занят</translation>
        </message>
        <message>
            <source>It has too many requests waiting.</source>
            <translation>Слишком много запросов ждут очереди.</translation>
        </message>
        <message>
            <source>Try again in a moment.</source>
            <translation>Попробуйте снова через минуту.</translation>
        </message>
        <message>
            <source>The model server reported a fault</source>
            <translation>Сервер моделей сообщил об ошибке</translation>
        </message>
        <message>
            <source>It answered with status {status}.</source>
            <translation>Он ответил кодом {status}.</translation>
        </message>
        <message>
            <source>Try again; if it stays, restart Ollama or look at its log.</source>
            <translation>Попробуйте снова; если не пройдёт, перезапустите Ollama или загляните в её журнал.</translation>
        </message>
        <message>
            <source>The model server does not answer</source>
            <translation>Сервер моделей молчит</translation>
        </message>
        <message>
            <source>Nothing has come from {host} for a long time.</source>
            <translation>От {host} давно ничего не приходит.</translation>
        </message>
        <message>
            <source>Try again, or pick a smaller model.</source>
            <translation>Попробуйте снова или выберите модель поменьше.</translation>
        </message>
        <message>
            <source>This model needs you to sign in</source>
            <translation>Для этой модели нужно войти</translation>
        </message>
        <message>
            <source>{model} runs at a hosted service.</source>
            <translation>{model} работает на чужом сервере.</translation>
        </message>
        <message>
            <source>Run “ollama signin” in a terminal, or pick a model that runs on this machine.</source>
            <translation>Выполните «ollama signin» в терминале или выберите модель, которая работает на этом компьютере.</translation>
        </message>
        <message>
            <source>The hosted service asks to slow down</source>
            <translation>Внешний сервис просит не спешить</translation>
        </message>
        <message>
            <source>{model} has reached its limit of requests.</source>
            <translation>{model}: исчерпан предел запросов.</translation>
        </message>
        <message>
            <source>Wait, or pick a model that runs on this machine.</source>
            <translation>Подождите или выберите модель, которая работает на этом компьютере.</translation>
        </message>
        <message>
            <source>There is a space of that name already</source>
            <translation>Пространство с таким названием уже есть</translation>
        </message>
        <message>
            <source>Choose another name.</source>
            <translation>Выберите другое название.</translation>
        </message>
        <message>
            <source>There is a folder of that name already</source>
            <translation>Папка с таким именем уже есть</translation>
        </message>
        <message>
            <source>This is not a backup of Keepsake</source>
            <translation>Это не резервная копия Keepsake</translation>
        </message>
        <message>
            <source>The file holds no database, or only a part of one.</source>
            <translation>В файле нет базы данных или есть только её часть.</translation>
        </message>
        <message>
            <source>Your data was not touched.</source>
            <translation>Ваши данные не тронуты.</translation>
        </message>
        <message>
            <source>Choose a file that ends in .keepsake.</source>
            <translation>Выберите файл с окончанием .keepsake.</translation>
        </message>
        <message>
            <source>This file cannot be imported</source>
            <translation>Этот файл нельзя импортировать</translation>
        </message>
        <message>
            <source>It is neither a Keepsake export, nor one of ChatGPT or Claude, nor a list of lines. Nothing was changed.</source>
            <translation>Это не экспорт Keepsake, не экспорт ChatGPT или Claude и не список строк. Ничего не изменено.</translation>
        </message>
        <message>
            <source>Choose the .zip or the .json file that the other program gave you, or a text file with one fact a line.</source>
            <translation>Выберите файл .zip или .json, полученный из другой программы, или текстовый файл, где на каждой строке один факт.</translation>
        </message>
        <message>
            <source>The model is not there</source>
            <translation>Такой модели нет</translation>
        </message>
        <message>
            <source>The server has no model called {model}.</source>
            <translation>На сервере нет модели {model}.</translation>
        </message>
        <message>
            <source>Download it in the model list, or pick another.</source>
            <translation>Скачайте её в списке моделей или выберите другую.</translation>
        </message>
        <message>
            <source>This model cannot chat</source>
            <translation>Эта модель не умеет разговаривать</translation>
        </message>
        <message>
            <source>{model} is made for something else.</source>
            <translation>{model} предназначена для другого.</translation>
        </message>
        <message>
            <source>Pick another model.</source>
            <translation>Выберите другую модель.</translation>
        </message>
        <message>
            <source>This model cannot call tools</source>
            <translation>Эта модель не умеет вызывать инструменты</translation>
        </message>
        <message>
            <source>{model} did not accept the memory tool.</source>
            <translation>{model} не приняла инструмент памяти.</translation>
        </message>
        <message>
            <source>Refresh the model list and try again, or pick another model.</source>
            <translation>Обновите список моделей и попробуйте снова или выберите другую.</translation>
        </message>
        <message>
            <source>This model cannot think aloud</source>
            <translation>Эта модель не умеет рассуждать вслух</translation>
        </message>
        <message>
            <source>{model} did not accept being asked to think.</source>
            <translation>{model} не приняла просьбу рассуждать.</translation>
        </message>
        <message>
            <source>Refresh the model list and try again.</source>
            <translation>Обновите список моделей и попробуйте снова.</translation>
        </message>
        <message>
            <source>This model cannot see images</source>
            <translation>Эта модель не видит картинок</translation>
        </message>
        <message>
            <source>{model} did not accept the picture.</source>
            <translation>{model} не приняла картинку.</translation>
        </message>
        <message>
            <source>Pick a model that can see.</source>
            <translation>Выберите модель, которая видит.</translation>
        </message>
        <message>
            <source>There is not enough memory for this model</source>
            <translation>Для этой модели не хватает памяти</translation>
        </message>
        <message>
            <source>{model} did not fit into this machine's memory.</source>
            <translation>{model} не поместилась в память этого компьютера.</translation>
        </message>
        <message>
            <source>Close other programs, or pick a smaller model.</source>
            <translation>Закройте другие программы или выберите модель поменьше.</translation>
        </message>
        <message>
            <source>The message does not fit the model's window</source>
            <translation>Сообщение не помещается в окно модели</translation>
        </message>
        <message>
            <source>The server found it too long.</source>
            <translation>Сервер счёл его слишком длинным.</translation>
        </message>
        <message>
            <source>The model ran out of room while using its memory</source>
            <translation>Модели не хватило места, когда она обращалась к памяти</translation>
        </message>
        <message>
            <source>Its request to the memory was cut off.</source>
            <translation>Её обращение к памяти оборвалось.</translation>
        </message>
        <message>
            <source>Try again.</source>
            <translation>Попробуйте снова.</translation>
        </message>
        <message>
            <source>The answer broke off</source>
            <translation>Ответ оборвался</translation>
        </message>
        <message>
            <source>The connection to the model ended in the middle of the answer.</source>
            <translation>Связь с моделью прервалась посреди ответа.</translation>
        </message>
        <message>
            <source>The model server answered something unexpected</source>
            <translation>Сервер моделей ответил неожиданно</translation>
        </message>
        <message>
            <source>What answers at {host} may not be Ollama, or a very different version.</source>
            <translation>По адресу {host} может быть не Ollama или совсем другая её версия.</translation>
        </message>
        <message>
            <source>Check the address in the settings, and try again.</source>
            <translation>Проверьте адрес в настройках и попробуйте снова.</translation>
        </message>
        <message>
            <source>The download did not finish</source>
            <translation>Загрузка не завершилась</translation>
        </message>
        <message>
            <source>{model} could not be downloaded.</source>
            <translation>Не удалось скачать {model}.</translation>
        </message>
        <message>
            <source>What was downloaded is kept; the next try goes on from there.</source>
            <translation>Скачанное сохранено; следующая попытка продолжит с этого места.</translation>
        </message>
        <message>
            <source>Check the name and the connection, and try again.</source>
            <translation>Проверьте название и соединение и попробуйте снова.</translation>
        </message>
        <message>
            <source>This copy cannot ask for newer versions</source>
            <translation>Эта копия не может узнать о новых версиях</translation>
        </message>
        <message>
            <source>It was built without the key that announcements of versions are signed with, so none could be believed.</source>
            <translation>Она собрана без ключа, которым подписываются объявления о версиях, поэтому верить им было бы нельзя.</translation>
        </message>
        <message>
            <source>Nothing was sent or changed.</source>
            <translation>Ничего не отправлено и не изменено.</translation>
        </message>
        <message>
            <source>Ask where you got Keepsake from: your package manager, or the page you downloaded it from.</source>
            <translation>Посмотрите там, откуда у вас Keepsake: в менеджере пакетов или на странице, с которой вы его скачали.</translation>
        </message>
        <message>
            <source>Nothing could be learnt about newer versions</source>
            <translation>О новых версиях ничего узнать не удалось</translation>
        </message>
        <message>
            <source>{host} did not answer, or not with an announcement.</source>
            <translation>{host} не отвечает или прислал не объявление.</translation>
        </message>
        <message>
            <source>Check the connection, and try again.</source>
            <translation>Проверьте соединение и попробуйте ещё раз.</translation>
        </message>
        <message>
            <source>What came about newer versions cannot be trusted</source>
            <translation>Полученному сообщению о новых версиях нельзя верить</translation>
        </message>
        <message>
            <source>Its signature is not that of Keepsake's releases, or it is damaged. It was thrown away unread.</source>
            <translation>Подпись не принадлежит выпускам Keepsake, или сообщение повреждено. Оно отброшено непрочитанным.</translation>
        </message>
        <message>
            <source>Try again from another network. If that does not help, ask where you got Keepsake from.</source>
            <translation>Попробуйте из другой сети. Если не поможет, спросите там, откуда у вас Keepsake.</translation>
        </message>
        <message>
            <source>Something went wrong in Keepsake</source>
            <translation>В Keepsake что-то пошло не так</translation>
        </message>
        <message>
            <source>This is our mistake, not yours ({type}).</source>
            <translation>Это наша ошибка, не ваша ({type}).</translation>
        </message>
        <message>
            <source>Everything that was stored before is safe.</source>
            <translation>Всё, что было сохранено раньше, цело.</translation>
        </message>
        <message>
            <source>Please report it; the report holds none of your words.</source>
            <translation>Сообщите нам, пожалуйста; в отчёте нет ни одного вашего слова.</translation>
        </message>
        <message>
            <source>do not store the text</source>
            <translation>не сохранять текст</translation>
        </message>
        <message>
            <source>put a placeholder</source>
            <translation>заменить меткой</translation>
        </message>
        <message>
            <source>keep</source>
            <translation>хранить как есть</translation>
        </message>
        <message>
            <source>conversation</source>
            <translation>разговор</translation>
        </message>
        <message>
            <source>folder</source>
            <translation>папки</translation>
        </message>
        <message>
            <source>conflict</source>
            <translation>противоречие</translation>
        </message>
        <message>
            <source>change</source>
            <translation>изменение</translation>
        </message>
        <message>
            <source>record of an answer</source>
            <translation>запись об ответе</translation>
        </message>
        <message>
            <source>attachment</source>
            <translation>вложение</translation>
        </message>
        <message>
            <source>allowed value</source>
            <translation>разрешённое значение</translation>
        </message>
        <message>
            <source>backup</source>
            <translation>резервная копия</translation>
        </message>
        <message>
            <source>The key does not fit</source>
            <translation>Ключ не подходит</translation>
        </message>
        <message>
            <source>Try again; capital letters and the keyboard's language count.</source>
            <translation>Попробуйте ещё раз; важны заглавные буквы и раскладка клавиатуры.</translation>
        </message>
        <message>
            <source>The system keyring holds another key for this folder. Restore the keyring's entry and start again.</source>
            <translation>В системном хранилище лежит другой ключ для этой папки. Восстановите запись в хранилище и запустите программу снова.</translation>
        </message>
        <message>
            <source>This system has no keyring that could keep the key of your data.</source>
            <translation>В этой системе нет хранилища, где мог бы лежать ключ ваших данных.</translation>
        </message>
        <message>
            <source>Your data is encrypted with a passphrase.</source>
            <translation>Ваши данные зашифрованы парольной фразой.</translation>
        </message>
        <message>
            <source>The picture has more than {most} million pixels.</source>
            <translation>В картинке больше {most} миллионов точек.</translation>
        </message>
        <message>
            <source>It has {size} MB; {most} MB is the most.</source>
            <translation>В нём {size} МБ, а можно не больше {most} МБ.</translation>
        </message>
        <message>
            <source>Confidence {percent} %</source>
            <translation>Уверенность {percent} %</translation>
        </message>
        <message>
            <source>{outcome}: “{fact}”</source>
            <translation>{outcome}: «{fact}»</translation>
        </message>
        <message>
            <source>{said} (stored: “{other}”)</source>
            <translation>{said} (сохранено: «{other}»)</translation>
        </message>
        <message>
            <source>You did not say this in your own words here: the model concluded it, or it was quoted.</source>
            <translation>Вы не говорили этого здесь своими словами: так решила модель, или это цитата.</translation>
        </message>
        <message>
            <source>You deleted this before.</source>
            <translation>Раньше вы это удалили.</translation>
        </message>
        <message>
            <source>You want to be asked before anything is saved.</source>
            <translation>Вы хотите, чтобы перед сохранением спрашивали.</translation>
        </message>
        <message>
            <source>It is not clear whether both can be true.</source>
            <translation>Неясно, могут ли быть верны оба.</translation>
        </message>
        <message>
            <source>Saved a memory</source>
            <translation>Сохранение воспоминания</translation>
        </message>
        <message>
            <source>Edited a memory</source>
            <translation>Правка воспоминания</translation>
        </message>
        <message>
            <source>Made a memory more exact</source>
            <translation>Уточнение воспоминания</translation>
        </message>
        <message>
            <source>Replaced a memory by a newer fact</source>
            <translation>Замена воспоминания более новым фактом</translation>
        </message>
        <message>
            <source>Heard a memory again</source>
            <translation>Повторное упоминание</translation>
        </message>
        <message>
            <source>Pinned or unpinned a memory</source>
            <translation>Закрепление или открепление воспоминания</translation>
        </message>
        <message>
            <source>Moved to the trash</source>
            <translation>Перемещение в корзину</translation>
        </message>
        <message>
            <source>Took out of the trash</source>
            <translation>Возврат из корзины</translation>
        </message>
        <message>
            <source>Chose whether a memory is given to models</source>
            <translation>Выбрано, даётся ли воспоминание моделям</translation>
        </message>
        <message>
            <source>Chose whether a message is given to models</source>
            <translation>Выбрано, даётся ли сообщение моделям</translation>
        </message>
        <message>
            <source>Summarised a chat</source>
            <translation>Чат изложен кратко</translation>
        </message>
        <message>
            <source>Edited a summary</source>
            <translation>Сводка изменена</translation>
        </message>
        <message>
            <source>Deleted a summary</source>
            <translation>Сводка удалена</translation>
        </message>
        <message>
            <source>Found what you talk about</source>
            <translation>Найдено, о чём вы говорите</translation>
        </message>
        <message>
            <source>Changed an insight</source>
            <translation>Наблюдение изменено</translation>
        </message>
        <message>
            <source>Deleted an insight</source>
            <translation>Наблюдение удалено</translation>
        </message>
        <message>
            <source>Changed what is known about a memory</source>
            <translation>Изменены сведения о воспоминании</translation>
        </message>
        <message>
            <source>Made one memory of two</source>
            <translation>Два воспоминания объединены</translation>
        </message>
        <message>
            <source>Said that memories are fine</source>
            <translation>Подтверждено, что всё в порядке</translation>
        </message>
        <message>
            <source>Put expired memories into the trash</source>
            <translation>Воспоминания с истёкшим сроком — в корзину</translation>
        </message>
        <message>
            <source>Took memories back to another day</source>
            <translation>Воспоминания возвращены к другому дню</translation>
        </message>
        <message>
            <source>Imported memories</source>
            <translation>Импортированы воспоминания</translation>
        </message>
        <message>
            <source>Changed a space</source>
            <translation>Изменено пространство</translation>
        </message>
        <message numerus="yes">
            <source>Moved {n} chats to another space</source>
            <translation>
                <numerusform>{n} чат перемещён в другое пространство</numerusform>
                <numerusform>{n} чата перемещены в другое пространство</numerusform>
                <numerusform>{n} чатов перемещены в другое пространство</numerusform>
            </translation>
        </message>
        <message>
            <source>Imported chats</source>
            <translation>Импортированы чаты</translation>
        </message>
        <message>
            <source>Put a fact aside for you to decide</source>
            <translation>Факт отложен до вашего решения</translation>
        </message>
        <message>
            <source>Settled what was waiting</source>
            <translation>Решение по отложенному</translation>
        </message>
        <message>
            <source>Started a chat</source>
            <translation>Начало чата</translation>
        </message>
        <message>
            <source>Renamed a chat</source>
            <translation>Переименование чата</translation>
        </message>
        <message numerus="yes">
            <source>Pinned or unpinned {n} chats</source>
            <translation>
                <numerusform>Закреплён или откреплён {n} чат</numerusform>
                <numerusform>Закреплены или откреплены {n} чата</numerusform>
                <numerusform>Закреплены или откреплены {n} чатов</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Moved {n} chats to another folder</source>
            <translation>
                <numerusform>{n} чат перемещён в другую папку</numerusform>
                <numerusform>{n} чата перемещены в другую папку</numerusform>
                <numerusform>{n} чатов перемещены в другую папку</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Archived {n} chats</source>
            <translation>
                <numerusform>{n} чат убран в архив</numerusform>
                <numerusform>{n} чата убраны в архив</numerusform>
                <numerusform>{n} чатов убраны в архив</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Took {n} chats out of the archive</source>
            <translation>
                <numerusform>{n} чат возвращён из архива</numerusform>
                <numerusform>{n} чата возвращены из архива</numerusform>
                <numerusform>{n} чатов возвращены из архива</numerusform>
            </translation>
        </message>
        <message>
            <source>Added a folder</source>
            <translation>Добавлена папка</translation>
        </message>
        <message>
            <source>Renamed a folder</source>
            <translation>Папка переименована</translation>
        </message>
        <message>
            <source>Removed a folder</source>
            <translation>Папка убрана</translation>
        </message>
        <message numerus="yes">
            <source>Moved {n} chats to the trash</source>
            <translation>
                <numerusform>{n} чат перемещён в корзину</numerusform>
                <numerusform>{n} чата перемещены в корзину</numerusform>
                <numerusform>{n} чатов перемещены в корзину</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Took {n} chats out of the trash</source>
            <translation>
                <numerusform>{n} чат возвращён из корзины</numerusform>
                <numerusform>{n} чата возвращены из корзины</numerusform>
                <numerusform>{n} чатов возвращены из корзины</numerusform>
            </translation>
        </message>
        <message>
            <source>Sent a message</source>
            <translation>Отправка сообщения</translation>
        </message>
        <message>
            <source>Answered a message</source>
            <translation>Ответ на сообщение</translation>
        </message>
        <message>
            <source>Continued an answer</source>
            <translation>Продолжен ответ</translation>
        </message>
        <message>
            <source>Took back an exchange</source>
            <translation>Отмена обмена репликами</translation>
        </message>
        <message>
            <source>Showed another branch of a chat</source>
            <translation>Показ другой ветки чата</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Сделано</translation>
        </message>
        <message>
            <source>Undone</source>
            <translation>Отменено</translation>
        </message>
        <message>
            <source>Undone, then overtaken</source>
            <translation>Отменено, затем изменено снова</translation>
        </message>
        <message>
            <source>Said in a chat</source>
            <translation>Сказано в чате</translation>
        </message>
        <message>
            <source>Decided by you when two facts clashed</source>
            <translation>Решено вами, когда два факта разошлись</translation>
        </message>
        <message>
            <source>Concluded from several messages</source>
            <translation>Вывод из нескольких сообщений</translation>
        </message>
        <message>
            <source>Fact</source>
            <translation>Факт</translation>
        </message>
        <message>
            <source>Preference</source>
            <translation>Предпочтение</translation>
        </message>
        <message>
            <source>Goal</source>
            <translation>Цель</translation>
        </message>
        <message>
            <source>How to answer</source>
            <translation>Как отвечать</translation>
        </message>
        <message>
            <source>How something is done</source>
            <translation>Как что-то делается</translation>
        </message>
        <message>
            <source>raised: {reasons}</source>
            <translation>повышают: {reasons}</translation>
        </message>
        <message>
            <source>lowered: {reasons}</source>
            <translation>понижают: {reasons}</translation>
        </message>
        <message>
            <source>written by you</source>
            <translation>написано вами</translation>
        </message>
        <message>
            <source>you asked to remember it</source>
            <translation>вы просили запомнить</translation>
        </message>
        <message>
            <source>you decided it</source>
            <translation>вы так решили</translation>
        </message>
        <message>
            <source>said again</source>
            <translation>сказано ещё раз</translation>
        </message>
        <message>
            <source>you said it is fine</source>
            <translation>вы подтвердили</translation>
        </message>
        <message>
            <source>noticed in passing</source>
            <translation>сказано мимоходом</translation>
        </message>
        <message>
            <source>concluded, not said</source>
            <translation>вывод, а не слова</translation>
        </message>
        <message>
            <source>imported</source>
            <translation>импортировано</translation>
        </message>
        <message>
            <source>long ago</source>
            <translation>давно</translation>
        </message>
        <message>
            <source>something clashes with it</source>
            <translation>что-то этому противоречит</translation>
        </message>
        <message>
            <source>its source is gone</source>
            <translation>источника больше нет</translation>
        </message>
        <message>
            <source>Says the same as another one</source>
            <translation>Говорит то же, что и другое</translation>
        </message>
        <message>
            <source>Says little</source>
            <translation>Мало что говорит</translation>
        </message>
        <message>
            <source>What it came from is gone</source>
            <translation>Источника больше нет</translation>
        </message>
        <message>
            <source>Nobody spoke of it for long</source>
            <translation>Об этом давно не говорили</translation>
        </message>
        <message>
            <source>Was never put before the model</source>
            <translation>Ни разу не показывалось модели</translation>
        </message>
        <message>
            <source>Both speak of the same thing and cannot be true at the same time.</source>
            <translation>Оба говорят об одном и том же и не могут быть верны одновременно.</translation>
        </message>
        <message>
            <source>The model judged that both cannot be true at the same time.</source>
            <translation>Модель сочла, что оба не могут быть верны одновременно.</translation>
        </message>
        <message>
            <source>Kept the old one</source>
            <translation>Оставлено старое</translation>
        </message>
        <message>
            <source>Took the new one</source>
            <translation>Принято новое</translation>
        </message>
        <message>
            <source>Kept both, with dates</source>
            <translation>Оставлены оба, с датами</translation>
        </message>
        <message>
            <source>Merged the two</source>
            <translation>Объединено</translation>
        </message>
        <message>
            <source>Not a conflict: both are true</source>
            <translation>Не противоречие: верно и то и другое</translation>
        </message>
        <message>
            <source>Already known</source>
            <translation>Уже известно</translation>
        </message>
        <message>
            <source>Made more exact</source>
            <translation>Уточнено</translation>
        </message>
        <message>
            <source>Saved; the older fact now has an end date</source>
            <translation>Сохранено; у прежнего факта теперь есть дата окончания</translation>
        </message>
        <message>
            <source>Clashes with what is stored; nothing was changed</source>
            <translation>Спорит с сохранённым; ничего не изменено</translation>
        </message>
        <message>
            <source>Waits for you: nobody was sure how it fits</source>
            <translation>Ждёт вас: неясно, как это согласуется</translation>
        </message>
        <message>
            <source>Not saved, as your settings say</source>
            <translation>Не сохранено, как сказано в настройках</translation>
        </message>
        <message>
            <source>Not saved</source>
            <translation>Не сохранено</translation>
        </message>
        <message>
            <source>Nothing like it is stored</source>
            <translation>Ничего похожего не сохранено</translation>
        </message>
        <message>
            <source>New: will be saved</source>
            <translation>Новое: будет сохранено</translation>
        </message>
        <message>
            <source>Will make more exact what is stored</source>
            <translation>Уточнит сохранённое</translation>
        </message>
        <message>
            <source>Will be saved; the older fact gets an end date</source>
            <translation>Будет сохранено; у прежнего факта появится дата окончания</translation>
        </message>
        <message>
            <source>Clashes with what is stored: you will be asked</source>
            <translation>Противоречит сохранённому: решать будете вы</translation>
        </message>
        <message>
            <source>Will wait for you: nobody is sure how it fits</source>
            <translation>Будет ждать вас: неясно, как это согласуется</translation>
        </message>
        <message>
            <source>Will not be saved</source>
            <translation>Не будет сохранено</translation>
        </message>
        <message>
            <source>Will not be saved, as your settings say</source>
            <translation>Не будет сохранено: так заданы настройки</translation>
        </message>
        <message>
            <source>about {needed} of {memory} of memory</source>
            <translation>около {needed} из {memory} памяти</translation>
        </message>
        <message>
            <source>In memory now: {size}</source>
            <translation>Сейчас в памяти: {size}</translation>
        </message>
        <message>
            <source>chats</source>
            <translation>беседует</translation>
        </message>
        <message>
            <source>{share} % of it on the graphics card</source>
            <translation>{share} % — на видеокарте</translation>
        </message>
        <message>
            <source>calls tools</source>
            <translation>вызывает инструменты</translation>
        </message>
        <message>
            <source>thinks</source>
            <translation>размышляет</translation>
        </message>
        <message>
            <source>sees images</source>
            <translation>видит изображения</translation>
        </message>
        <message>
            <source>reads {n} tokens</source>
            <translation>читает {n} токенов</translation>
        </message>
        <message>
            <source>fits this machine well</source>
            <translation>подходит этому компьютеру</translation>
        </message>
        <message>
            <source>just fits: close other large programs</source>
            <translation>едва помещается: закройте другие большие программы</translation>
        </message>
        <message>
            <source>too large for this machine</source>
            <translation>слишком велика для этого компьютера</translation>
        </message>
        <message>
            <source>Needs about {needed} of memory</source>
            <translation>Нужно около {needed} памяти</translation>
        </message>
        <message>
            <source>none of it on a graphics card</source>
            <translation>на видеокарте — ничего</translation>
        </message>
        <message>
            <source>General</source>
            <translation>Общие</translation>
        </message>
        <message>
            <source>Window and keys</source>
            <translation>Окно и клавиши</translation>
        </message>
        <message>
            <source>Search and history</source>
            <translation>Поиск и история</translation>
        </message>
        <message>
            <source>Data</source>
            <translation>Данные</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Включено</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Выключено</translation>
        </message>
        <message>
            <source>As shipped</source>
            <translation>Как поставляется</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Язык</translation>
        </message>
        <message>
            <source>The language of the window, of the command line and of messages. What you write may be in any.</source>
            <translation>Язык окна, командной строки и сообщений. Писать можно на любом.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Вид</translation>
        </message>
        <message>
            <source>A light or a dark window, or one with strong contrasts.</source>
            <translation>Светлое или тёмное окно или окно с высокой контрастностью.</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Движение</translation>
        </message>
        <message>
            <source>Whether parts of the window glide and fade, or are simply there.</source>
            <translation>Двигаются ли части окна плавно или появляются сразу.</translation>
        </message>
        <message>
            <source>Saved memories are shown as</source>
            <translation>Вид сохранённых воспоминаний</translation>
        </message>
        <message>
            <source>Cards read well; a table shows more at once and sorts by any column.</source>
            <translation>Карточки удобно читать; таблица показывает больше сразу и сортируется по любому столбцу.</translation>
        </message>
        <message>
            <source>Ollama server</source>
            <translation>Сервер Ollama</translation>
        </message>
        <message>
            <source>Where the models run: an address such as http://127.0.0.1:11434. Empty: what OLLAMA_HOST says, else this machine.</source>
            <translation>Где работают модели: адрес вида http://127.0.0.1:11434. Пусто: то, что в OLLAMA_HOST, иначе этот компьютер.</translation>
        </message>
        <message>
            <source>Model that answers</source>
            <translation>Отвечающая модель</translation>
        </message>
        <message>
            <source>Empty: the first model here that can chat. Without any server the offline assistant answers.</source>
            <translation>Пусто: первая здешняя модель, умеющая беседовать. Без сервера отвечает офлайн-помощник.</translation>
        </message>
        <message>
            <source>Tokens the model may see</source>
            <translation>Сколько токенов видит модель</translation>
        </message>
        <message>
            <source>How much of chats and memory fits before the model at once. More needs more memory and time.</source>
            <translation>Сколько из чата и памяти модель видит сразу. Больше — нужно больше памяти и времени.</translation>
        </message>
        <message>
            <source>Save what is worth keeping about you, and put it before the model in every chat. Off: neither.</source>
            <translation>Сохранять важное о вас и давать это модели в каждом чате. Выключено: ни того, ни другого.</translation>
        </message>
        <message>
            <source>What I say about myself</source>
            <translation>То, что я говорю о себе</translation>
        </message>
        <message>
            <source>What is done when you mention something about yourself without asking for it to be remembered. What you ask for in so many words is saved in every case but the last.</source>
            <translation>Что делать, когда вы упоминаете что-то о себе, не прося запомнить. Прямая просьба исполняется всегда, кроме последнего случая.</translation>
        </message>
        <message>
            <source>What is worth remembering</source>
            <translation>Что стоит запоминать</translation>
        </message>
        <message>
            <source>What the model looks for when nobody asked it to remember anything. In your own words.</source>
            <translation>Что модель ищет, когда её не просили ничего запоминать. Своими словами.</translation>
        </message>
        <message>
            <source>Look up past chats</source>
            <translation>Искать в прошлых чатах</translation>
        </message>
        <message>
            <source>For each question, look for what was said about it in other chats, and put what fits before the model.</source>
            <translation>Для каждого вопроса искать, что о нём говорилось в других чатах, и давать подходящее модели.</translation>
        </message>
        <message>
            <source>What I said lately</source>
            <translation>Сказанное недавно</translation>
        </message>
        <message>
            <source>Put the last few things you said within a day in other chats before the model.</source>
            <translation>Давать модели последнее, что вы сказали за сутки в других чатах.</translation>
        </message>
        <message>
            <source>Days word for word</source>
            <translation>Дней дословно</translation>
        </message>
        <message>
            <source>For so many days past messages come word for word; older ones as the summary of their chat, where it has one.</source>
            <translation>Столько дней прошлые сообщения передаются дословно; более старые — сводкой чата, если оно есть.</translation>
        </message>
        <message>
            <source>Search by meaning</source>
            <translation>Поиск по смыслу</translation>
        </message>
        <message>
            <source>The model by which past words are found by what they mean, whatever words they use.</source>
            <translation>Модель, которая находит сказанное по смыслу, какими бы словами оно ни было сказано.</translation>
        </message>
        <message>
            <source>Pause search by meaning</source>
            <translation>Приостановить поиск по смыслу</translation>
        </message>
        <message>
            <source>Prepare nothing new for it, for now. What is prepared is still found.</source>
            <translation>Пока не готовить для него ничего нового. Готовое по-прежнему находится.</translation>
        </message>
        <message>
            <source>Work in the background</source>
            <translation>Работа в фоне</translation>
        </message>
        <message>
            <source>After an answer, while nothing else runs: name and summarise chats, look for memories, find insights.</source>
            <translation>После ответа, пока ничего другого не происходит: давать чатам названия и сводки, искать, что запомнить, делать наблюдения.</translation>
        </message>
        <message>
            <source>Quiet seconds before it begins</source>
            <translation>Секунд тишины до начала</translation>
        </message>
        <message>
            <source>So long nothing must be answered before the background begins. A question always interrupts it.</source>
            <translation>Столько времени не должно быть ответов, прежде чем начнётся работа в фоне. Вопрос всегда её прерывает.</translation>
        </message>
        <message>
            <source>Jobs in a day</source>
            <translation>Заданий в день</translation>
        </message>
        <message>
            <source>How many jobs the background does in a day at most. The rest waits.</source>
            <translation>Сколько заданий фон делает за день, не больше. Остальные ждут.</translation>
        </message>
        <message>
            <source>Name chats</source>
            <translation>Называть чаты</translation>
        </message>
        <message>
            <source>Give each chat a title that says what it is about.</source>
            <translation>Давать каждому чату название по его теме.</translation>
        </message>
        <message>
            <source>Summarise chats</source>
            <translation>Делать сводки чатов</translation>
        </message>
        <message>
            <source>Chats that are over, and the older part of long ones. The messages themselves are always kept.</source>
            <translation>Законченных чатов и старой части длинных. Сами сообщения всегда хранятся.</translation>
        </message>
        <message>
            <source>Questions between two looks for memories</source>
            <translation>Вопросов между двумя поисками</translation>
        </message>
        <message>
            <source>After so many questions, and when a chat rests, look for things worth remembering that were missed.</source>
            <translation>После стольких вопросов, и когда чат отдыхает, искать пропущенное, что стоит запомнить.</translation>
        </message>
        <message>
            <source>Once a day, find what you keep talking about, with when it began and what it rests on.</source>
            <translation>Раз в день находить, о чём вы часто говорите: с какого времени и на чём это основано.</translation>
        </message>
        <message>
            <source>Memory for models that run elsewhere</source>
            <translation>Память для моделей в других местах</translation>
        </message>
        <message>
            <source>Some models behind the local server run on somebody else's machine. On: they are given your memories and past chats too. Off: they see this chat only.</source>
            <translation>Некоторые модели за местным сервером работают на чужом компьютере. Включено: им даются и ваши воспоминания, и прошлые чаты. Выключено: они видят только этот чат.</translation>
        </message>
        <message>
            <source>Other eyes beside the privacy rules, for names of people and places.</source>
            <translation>Ещё одна проверка кроме правил приватности: имена людей и мест.</translation>
        </message>
        <message>
            <source>Private data</source>
            <translation>Личные данные</translation>
        </message>
        <message>
            <source>What is done about each kind of private data before anything is stored: refused, replaced by a placeholder, or kept.</source>
            <translation>Что делать с каждым видом личных данных до сохранения: отказать, заменить меткой или оставить.</translation>
        </message>
        <message>
            <source>Days in the trash</source>
            <translation>Дней в корзине</translation>
        </message>
        <message>
            <source>After so many days what you deleted is erased for good, at the next start.</source>
            <translation>Через столько дней удалённое стирается навсегда при следующем запуске.</translation>
        </message>
        <message>
            <source>Closing leaves it in the tray</source>
            <translation>При закрытии оставаться в трее</translation>
        </message>
        <message>
            <source>Closing the window does not end Keepsake.</source>
            <translation>Закрытие окна не завершает Keepsake.</translation>
        </message>
        <message>
            <source>Start at login</source>
            <translation>Запускать при входе</translation>
        </message>
        <message>
            <source>Start Keepsake when you log in to this machine.</source>
            <translation>Запускать Keepsake, когда вы входите в систему.</translation>
        </message>
        <message>
            <source>Keys for quick ask</source>
            <translation>Клавиши быстрого вопроса</translation>
        </message>
        <message>
            <source>They open a small field to ask from anywhere, for example Ctrl+Alt+Space. Empty: none.</source>
            <translation>Открывают маленькое поле для вопроса откуда угодно, например Ctrl+Alt+Space. Пусто: нет.</translation>
        </message>
        <message>
            <source>Quick ask leaves nothing</source>
            <translation>Быстрый вопрос не оставляет следов</translation>
        </message>
        <message>
            <source>What is asked there is a temporary chat: nothing is kept of it.</source>
            <translation>Вопрос там — временный чат: от него ничего не остаётся.</translation>
        </message>
        <message>
            <source>Tell about answers after seconds</source>
            <translation>Сообщать об ответах через, с</translation>
        </message>
        <message>
            <source>Tell when an answer that took so long is there and the window is not in front. Its text is not shown.</source>
            <translation>Сообщать, когда готов столь долгий ответ, а окно не впереди. Текст не показывается.</translation>
        </message>
        <message>
            <source>Lock after minutes</source>
            <translation>Блокировать через, мин</translation>
        </message>
        <message>
            <source>Lock the window after so many minutes without a key or a click.</source>
            <translation>Блокировать окно, если столько минут не было ни клавиш, ни нажатий.</translation>
        </message>
        <message>
            <source>Keys of actions, where they differ from the defaults.</source>
            <translation>Клавиши действий, отличающиеся от обычных.</translation>
        </message>
        <message>
            <source>Address for updates</source>
            <translation>Адрес обновлений</translation>
        </message>
        <message>
            <source>Where a newer version is asked for, and only when you click. Empty: the address built in.</source>
            <translation>Где спрашивать о новой версии — только по вашему нажатию. Пусто: встроенный адрес.</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>Как в системе</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Светлый</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Тёмный</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Высокая контрастность</translation>
        </message>
        <message>
            <source>Nothing moves</source>
            <translation>Ничего не движется</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Карточки</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Таблица</translation>
        </message>
        <message>
            <source>The first that can chat</source>
            <translation>Первая, что умеет беседовать</translation>
        </message>
        <message>
            <source>as the server gives</source>
            <translation>сколько даёт сервер</translation>
        </message>
        <message>
            <source>Save it and tell me</source>
            <translation>Сохранять и сообщать</translation>
        </message>
        <message>
            <source>Ask me first</source>
            <translation>Сначала спрашивать</translation>
        </message>
        <message>
            <source>Only when I ask for it</source>
            <translation>Только по моей просьбе</translation>
        </message>
        <message>
            <source>Save nothing</source>
            <translation>Ничего не сохранять</translation>
        </message>
        <message>
            <source>The first model that can</source>
            <translation>Первая подходящая модель</translation>
        </message>
        <message>
            <source>Off: by words alone</source>
            <translation>Выключен: только по словам</translation>
        </message>
        <message>
            <source>never</source>
            <translation>никогда</translation>
        </message>
        <message>
            <source>the address built in</source>
            <translation>встроенный адрес</translation>
        </message>
    </context>
</TS>
