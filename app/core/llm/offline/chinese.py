"""The offline assistant in Chinese."""

from app.core.llm.offline.phrases import Phrases
from app.core.models import Outcome

CHINESE = Phrases(
    introduction="""我是 Keepsake 的**离线助手**。现在没有运行语言模型，所以我不会聊天，也不能回答问题：\
我只保存、查找和引用您说过的话。您可以试试：

- “请记住我住在里斯本”
- “忘掉我住在里斯本”
- “你知道我什么？”
- “我们什么时候聊过里斯本？”

想要真正对话，请从 [ollama.com](https://ollama.com) 安装 Ollama，下载一个模型\
（例如 `ollama pull llama3.2`），然后在模型列表中选择它。""",
    no_model="这需要语言模型，而现在没有运行。想让我保存，请以“请记住……”开头；"
    "想查找，请问“关于……你知道什么？”或“我们什么时候聊过……？”",
    only_quotes="*我是离线助手：没有运行语言模型，只能保存和引用。*",
    no_memory="没有运行语言模型，而且这个对话不读取也不写入记忆：我在这里既不能回答，也不能保存或查找。",
    small_talk=(
        "你好 您好 嗨 早上好 下午好 晚上好 早 晚安 谢谢 谢谢你 多谢 好 好的 再见 拜拜 你好吗 在吗 是 不是 "
        "你是谁 你是什么 测试 帮助 hi hello ok"
    ),
    outcomes={
        Outcome.SAVED: "已保存：{fact}。",
        Outcome.DUPLICATE: "这个我已经记着了：{other}。",
        Outcome.REFINED: "已更新：{fact}（之前是{other}）。",
        Outcome.REPLACED: "已保存：{fact}。之前的{other}留作历史。",
        Outcome.CONFLICT: "没有保存：{fact}与已保存的{other}矛盾。哪一个是对的？",
        Outcome.WAITING: "暂未保存：我无法判断{fact}和{other}是什么关系。",
        Outcome.REFUSED: "没有保存：其中含有{kinds}，这类内容从不保存。",
        Outcome.FORGOTTEN: "已忘掉：{fact}。",
        Outcome.SKIPPED: "按你的设置，没有保存。",
        Outcome.NOT_FOUND: "没有保存过与{fact}相符的内容。",
    },
    waiting_alone="暂未保存：{fact}等待您决定。",
    left_out="已去除并用占位符代替：{kinds}。",
    settle_hint="您可以用这条回答下面的按钮决定，也可以在记忆面板的“冲突”列表里决定。",
    undo_hint="可以恢复：用“撤销”，或从记忆面板的回收站恢复。",
    nothing_to_keep="我没有在这里找到可以保存的内容。请用陈述句，例如“请记住我住在里斯本”。",
    failed="没有成功：记忆没有接受这个请求。",
    everything="关于您，我保存了：",
    about="关于{topic}，我保存了：",
    nothing_saved="我还没有保存任何关于您的内容。请以“请记住……”开头，我就会保存。",
    nothing_about="关于{topic}，我没有保存任何内容。",
    history="在以前的对话中，关于{topic}我找到了：",
    no_history="在以前的对话中，没有找到关于{topic}的内容。",
    topic_needed="请告诉我要找什么，例如“我们什么时候聊过里斯本？”",
    related="没有运行语言模型，我只能引用可能相关的内容：",
    more="……还有：{count}。全部内容都在记忆面板里。",
    memory="{text}（自{since}起）",
    memory_until="{text}（{since}至{until}，已不再成立）",
    message="{at}，{conversation}，{speaker}：{text}",
    message_untitled="{at}，{speaker}：{text}",
    speakers={"user": "您", "assistant": "助手"},
    quotation="“{text}”",
    date="{year}年{month}月{day}日",
    months=("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"),
    comma="、",
    kinds={
        "ADDRESS": "详细地址",
        "API_KEY": "访问密钥或令牌",
        "CAR_PLATE": "车牌号",
        "CN_ID": "身份证号",
        "CONNECTION_STRING": "带密码的连接字符串",
        "CREDIT_CARD": "银行卡号",
        "CRYPTO_ADDRESS": "加密货币地址",
        "CVC": "银行卡安全码",
        "DATE_OF_BIRTH": "出生日期",
        "DRIVER_LICENSE": "驾驶证号",
        "EMAIL": "电子邮箱",
        "GPS": "坐标",
        "HEALTH_ID": "病历号",
        "IBAN": "银行账户（IBAN）",
        "IP_ADDRESS": "IP 地址",
        "MAC_ADDRESS": "网卡地址",
        "PASSPORT": "护照号码",
        "PASSWORD": "密码",
        "PHONE": "电话号码",
        "PIN_OTP": "PIN 码或一次性验证码",
        "PRIVATE_KEY": "私钥",
        "RECOVERY_CODES": "恢复代码",
        "RECOVERY_PHRASE": "助记词",
        "RU_INN": "俄罗斯税号（INN）",
        "RU_OMS": "俄罗斯医疗保险号",
        "RU_PASSPORT": "俄罗斯护照号码",
        "RU_SNILS": "俄罗斯保险号（SNILS）",
        "US_SSN": "美国社会安全号",
    },
    other_kind="个人隐私数据",
)
