"""The offline assistant in English."""

from app.core.llm.offline.phrases import Phrases
from app.core.models import Outcome

ENGLISH = Phrases(
    introduction="""I am Keepsake's **offline assistant**. No language model is running, so I cannot chat or answer \
questions: I keep, find and quote what you tell me. Try:

- “Remember that I live in Lisbon”
- “Forget that I live in Lisbon”
- “What do you know about me?”
- “When did we talk about Lisbon?”

For real conversations, install Ollama from [ollama.com](https://ollama.com), download a model, for example with \
`ollama pull llama3.2`, and pick it in the model list.""",
    no_model="That needs a language model, and none is running. To have something kept, begin with “Remember that …”; "
    "to look something up, ask “What do you know about …?” or “When did we talk about …?”",
    only_quotes="*I am the offline assistant: no language model is running, I only keep and quote.*",
    no_memory="No language model is running, and this chat reads and writes no memory: here I can neither answer nor "
    "keep or look up anything.",
    small_talk=(
        "hi hello hey good morning afternoon evening night thanks thank you very much ok okay bye goodbye how are "
        "there what is up yes no please great nice cool who test help"
    ),
    outcomes={
        Outcome.SAVED: "Saved: {fact}.",
        Outcome.DUPLICATE: "I had that already: {other}.",
        Outcome.REFINED: "Updated: {fact} (before: {other}).",
        Outcome.REPLACED: "Saved: {fact}. The earlier {other} is kept as history.",
        Outcome.CONFLICT: "Not saved: {fact} clashes with what I have saved, {other}. Which of the two holds?",
        Outcome.WAITING: "Not saved yet: I cannot tell how {fact} goes together with {other}.",
        Outcome.REFUSED: "Not saved: it contains {kinds}, and such things are never stored.",
        Outcome.FORGOTTEN: "Forgotten: {fact}.",
        Outcome.SKIPPED: "Not saved, as your settings say.",
        Outcome.NOT_FOUND: "I have nothing saved that fits {fact}.",
    },
    waiting_alone="Not saved yet: {fact} waits for your decision.",
    left_out="Left out, with a placeholder in its stead: {kinds}.",
    settle_hint="You can settle that with the buttons under this answer, or in the Conflicts list of the memory panel.",
    undo_hint="You can take that back: with Undo, or from the trash in the memory panel.",
    nothing_to_keep="I found nothing in that to keep. Put it as a statement, for example “Remember that I live in "
    "Lisbon”.",
    failed="That did not work: the memory did not take the request.",
    everything="This is what I have saved about you:",
    about="This is what I have saved about {topic}:",
    nothing_saved="I have nothing saved about you yet. Begin with “Remember that …” and I will keep it.",
    nothing_about="I have nothing saved about {topic}.",
    history="This is what I found about {topic} in past chats:",
    no_history="I found nothing about {topic} in past chats.",
    topic_needed="Tell me what to look for, for example “When did we talk about Lisbon?”",
    related="No language model is running, so I can only quote what may belong to this:",
    more="… and more: {count}. All of it is in the memory panel.",
    memory="{text} (since {since})",
    memory_until="{text} ({since} to {until}, no longer true)",
    message="{at}, {conversation}, {speaker}: {text}",
    message_untitled="{at}, {speaker}: {text}",
    speakers={"user": "you", "assistant": "assistant"},
    quotation="“{text}”",
    date="{day} {month} {year}",
    months=(
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ),
    comma=", ",
    kinds={
        "ADDRESS": "a street address",
        "API_KEY": "an access key or token",
        "CAR_PLATE": "a number plate",
        "CN_ID": "a Chinese identity number",
        "CONNECTION_STRING": "a connection string with a password",
        "CREDIT_CARD": "a card number",
        "CRYPTO_ADDRESS": "a cryptocurrency address",
        "CVC": "a card security code",
        "DATE_OF_BIRTH": "a date of birth",
        "DRIVER_LICENSE": "a driving licence number",
        "EMAIL": "an e-mail address",
        "GPS": "coordinates",
        "HEALTH_ID": "a health record number",
        "IBAN": "a bank account (IBAN)",
        "IP_ADDRESS": "an IP address",
        "MAC_ADDRESS": "a network card address",
        "PASSPORT": "a passport number",
        "PASSWORD": "a password",
        "PHONE": "a phone number",
        "PIN_OTP": "a PIN or one-time code",
        "PRIVATE_KEY": "a private key",
        "RECOVERY_CODES": "recovery codes",
        "RECOVERY_PHRASE": "a recovery phrase",
        "RU_INN": "a Russian tax number (INN)",
        "RU_OMS": "a Russian health insurance number",
        "RU_PASSPORT": "a Russian passport number",
        "RU_SNILS": "a Russian insurance number (SNILS)",
        "US_SSN": "a US social security number",
    },
    other_kind="private data",
)
