<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
    <context>
        <name>keepsake</name>
        <message>
            <source>folder of all data</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A private assistant that remembers you and shows you everything it remembers.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Without a command the window opens.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>commands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>chat in the terminal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one message, its answer, and out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>go on with this conversation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the model that answers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>read and write no memory, leave nothing on disk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>print JSON, one object an answer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the offline assistant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You are talking to {model}. /undo takes the last exchange back, /quit or Ctrl-D ends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Taken back: {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not stored of your message: {kinds}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{n} conflicts</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>statements that wait for your decision</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>what waits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>what was settled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>keep the old one, take the new one, or both</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settled. To undo: memories undo {operation}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>new: {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>print JSON</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>old: {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Erase this conversation with all its messages, for good? What was learnt from it stays. This cannot be undone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>all conversations</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>messages with these words</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>give one another title</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>erase one for good</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>undo the last change to the list of conversations</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{n} conversations</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} messages</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>past chats</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>those in the trash</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>results at most</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>do not ask</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moved to the trash. To undo: conversations undo {operation}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Restored.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Erased. Nothing of it is left on the disk.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the messages of one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>move one to the trash</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>take one out of the trash</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New chat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Home: {path}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Key: {kept}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Versions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Database</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>check everything that Keepsake stands on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Models</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Erase {n} memories with every version of them, for good? This cannot be undone.</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>all memories, or those with the words of a query</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>give a memory another text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>erase memories for good</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>what is remembered</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>undo the last change to memories, or the one with this number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>redo what was undone</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{n} memories</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Saved: {fact}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moved to the trash. To undo: memories undo {operation}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>(in the trash)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>save a fact</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one memory with its sources</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>every version of a memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>move memories to the trash</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>take a memory out of the trash</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No fact was found in this.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>typed by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Already known: {fact}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Updated: {fact}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved: {fact} (no longer: {other})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not saved: “{fact}” contradicts “{other}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Waits for your decision: {fact}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not stored: it holds {kinds}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Forgotten: {fact}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing like this is saved: {fact}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing was done: add --yes to confirm.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No system keyring was found. Choose a passphrase; without it nobody can read your data, not even you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Passphrase: </source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New passphrase (at least 8 characters): </source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The two differ.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Once more: </source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>what would be stored of lines of text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>read objects {"text": ...}, one a line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>how pairs of statements stand to each other</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not a JSON object with: {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your message and what has come of the answer are kept.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>street address</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>access key or token</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>number plate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chinese identity number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>connection string with a password</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>card number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cryptocurrency address</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>card security code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>date of birth</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>driving licence number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>e-mail address</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>coordinates</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>health record number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bank account (IBAN)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>IP address</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>network card address</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>passport number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>password</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>phone number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PIN or one-time code</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>private key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>recovery codes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>recovery phrase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Russian tax number (INN)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Russian health insurance number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Russian passport</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Russian insurance number (SNILS)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>US social security number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The key of your data is not in the system keyring</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your data is encrypted, and its key is no longer in this system's keyring.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The database in {path} was not touched.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unlock or restore the keyring (entry “keepsake”) and start again. Without the key nobody can read the data.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The data could not be unlocked with it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The database was not touched.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The system keyring is locked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The key of your data is in the keyring, which did not open.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unlock the keyring and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Set KEEPSAKE_PASSPHRASE, or start Keepsake where it can ask you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That passphrase is too short</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It needs at least {least} characters.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Several words are easier to remember than many signs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A file that belongs to the database is missing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{path} says how the key is found; it is missing or unreadable.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put the file back from a backup, or choose another folder with --home.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This database was written by a newer Keepsake</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This version does not know how to read {path}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Update Keepsake, or choose another folder with --home.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The database is damaged</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The key is right, but {path} cannot be read as a whole.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file was left as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy it somewhere safe, then put back a backup, or start anew in another folder with --home.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The database is busy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another program holds it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close the other program, or wait a moment, and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The disk is full</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There was no room left to write {path}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last change was not saved; everything before it was.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Make room and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keepsake is already open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another Keepsake uses the folder {path}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Use that one, close it first, or choose another folder with --home.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The data folder cannot be written</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keepsake may not write in {path}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Correct the folder's permissions, or choose another folder with --home.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That setting cannot be used</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{name}” cannot have this value.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The settings stay as they were.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is not there any more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no {what} with number {id}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing to undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No change is left that can be undone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing to redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No undone change is left to bring back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This cannot be undone on its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What it changed was changed again later.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo the later change first, or edit by hand; the history shows both.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing was written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The message is too long for this model</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It takes about {tokens} tokens; there is room for {room}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your text is still in the box; nothing was sent.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shorten it, or pick a model that can see more at once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An answer is still coming</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One answer at a time in a chat.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your text was not sent and is kept.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wait for it, or stop it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is never stored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It holds: {kinds}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What was saved before stays as it was.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leave that part out and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Already settled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This conflict was settled before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To decide otherwise, undo that decision first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The privacy check did not work</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A text could not be checked for secrets and personal data.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It was not stored; everything before it was.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Try again; if it happens again, please report it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No Ollama server answers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing answers at {host}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start Ollama and try again, or let the offline assistant answer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The model server is busy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It has too many requests waiting.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Try again in a moment.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The model server reported a fault</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It answered with status {status}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Try again; if it stays, restart Ollama or look at its log.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The model server does not answer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing has come from {host} for a long time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Try again, or pick a smaller model.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This model needs you to sign in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{model} runs at a hosted service.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run “ollama signin” in a terminal, or pick a model that runs on this machine.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The hosted service asks to slow down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{model} has reached its limit of requests.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Wait, or pick a model that runs on this machine.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The model is not there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The server has no model called {model}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Download it in the model list, or pick another.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This model cannot chat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{model} is made for something else.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pick another model.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This model cannot call tools</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{model} did not accept the memory tool.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Refresh the model list and try again, or pick another model.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This model cannot think aloud</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{model} did not accept being asked to think.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Refresh the model list and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This model cannot see images</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{model} did not accept the picture.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pick a model that can see.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is not enough memory for this model</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{model} did not fit into this machine's memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close other programs, or pick a smaller model.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The message does not fit the model's window</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The server found it too long.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The model ran out of room while using its memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Its request to the memory was cut off.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The answer broke off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The connection to the model ended in the middle of the answer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The model server answered something unexpected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What answers at {host} may not be Ollama, or a very different version.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check the address in the settings, and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The download did not finish</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{model} could not be downloaded.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What was downloaded is kept; the next try goes on from there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Check the name and the connection, and try again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something went wrong in Keepsake</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is our mistake, not yours ({type}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everything that was stored before is safe.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Please report it; the report holds none of your words.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is not the right passphrase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The key does not fit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Try again; capital letters and the keyboard's language count.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The system keyring holds another key for this folder. Restore the keyring's entry and start again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a passphrase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enter your passphrase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This system has no keyring that could keep the key of your data.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your data is encrypted with a passphrase.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Send the message</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Break the line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shift+Enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rename in a list</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Delete in a list</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Del</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Text of the memory; Enter saves, Escape keeps the old text</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Download a model</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Type a model's name as on ollama.com/library. One that can call tools works best with the memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name of the model</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Download</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Asking for {name} …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Downloaded. It is in the list of models now.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{done} of {total} MB</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>about {used} of {window} tokens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{used} of {window} tokens, as the server counted them</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the model was given</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Model: {model}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{n} messages of this chat</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>No memories were given to the model.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{n} earlier messages no longer fitted.</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} memories did not fit.</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>(erased since)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This removes the text, {wordings}, what clashed with it, its entries in the journal, its copies in the records of past prompts, and every backup that holds it. This cannot be undone.

The chat message it came from stays where it is; erase that chat to remove it too.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>all {n} wordings it ever had</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>every wording it ever had</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Erase for good</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Erase {n} memories for good?</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>and {n} more</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As the system</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save memories and give them to the model</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>as the server gives</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Language (from the next start)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Appearance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ollama server</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tokens the model may see</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Days in the trash</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Temporary chat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>When</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>State</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>until {month}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deleted {day}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Origin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Said again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You asked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Noticed</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>said {n} more times</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>pinned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no longer true</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deleted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Since</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Temporary: no memory, nothing on disk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>View</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No Ollama server answers, so the offline assistant does. For a real model: install Ollama from ollama.com, run “ollama pull llama3.2:3b”, then look again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undone: {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>About Keepsake</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keepsake {version}

A private assistant that remembers you and shows you everything it remembers. Everything stays on this machine.

Apache-2.0. Qt is used under the LGPL-3.0.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New temporary chat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Answer again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop the answer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take back the last exchange</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rename the chat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Delete the chat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settings…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Quit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo the last change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search chats</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To decide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go to the message box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Previous chat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next chat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The chat is in the trash.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{n} to decide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redone: {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Earlier messages</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last exchange was taken back; its text is in the box.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The answer is there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Secrets are never stored; personal data is kept as a placeholder. The model saw your own words.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved: {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Already known: {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Updated: {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved as the newer fact: {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not saved: “{text}” contradicts “{other}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not sure, so not saved yet: {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not saved: it holds {kinds}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Forgotten: {text}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing like this was saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not stored of this message: {kinds}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>undone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>settled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep the old</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the new</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep both</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drop it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Write a message</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Message</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Send</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Try again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open this address in your browser?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a link</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copied.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edit and send again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Thinking</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy this message</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Earlier version</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Later version</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Assistant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stopped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The answer is not complete.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A temporary chat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What can I do for you?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It reads and writes no memory and leaves nothing on the disk. Closing it ends it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keepsake remembers what matters about you, on this machine only, and shows you every bit of it. Passwords and personal numbers are never stored.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remember that I am a vegetarian and live in Lisbon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What do you know about me?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>When did we talk about travel?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The answer is coming</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All messages of “{title}” are erased from the disk, with their history and backups. What was learnt from them stays in the memory. This cannot be undone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New temporary chat: no memory, nothing on disk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chats</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trash</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Erase this chat for good?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Restore</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Erase for good…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rename</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Delete</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trash is empty.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your chats will be listed here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unpin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the activity is about</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memories</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Memories and chats</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Activity</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing has happened yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every change to a memory will be listed here, whoever made it. Each one can be taken back, also after a restart.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Details of the memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{said}. Replaced because it is private: {kinds}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{said}. A secret is never stored ({kinds}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add something to remember, such as “I am a vegetarian”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Something to remember</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Decide now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close the result</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing was saved: no fact about you was found in this.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Took {n} memories out of the trash.</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>Erased {n} memories for good.</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>{decision}: “{text}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moved to the trash: “{text}”</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Moved {n} memories to the trash.</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is nothing to redo.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not undone: the same thing was changed again later. Nothing was touched. Take the later changes back first; they stand above this one under Activity.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved without private data. Replaced: {kinds}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Restored: “{text}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Done again: {what}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The stored memory gets the new text; the old text stays in its history.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The stored memory ends today and is kept as history; the new one begins today.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Changes nothing; the new statement is not saved.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>These two do not agree</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody was sure how this fits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This waits for your word</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Why: {why} ({by})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>since {day}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Details of the stored memory, and where it was said</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>said {when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the message</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save in its place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep both (dated)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{decision} · {when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stored: {old}. New: {new}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saves the statement as a memory.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Does not save the statement.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stored</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing waits for you</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>When a new fact clashes with a stored one, or nobody is sure how it fits, nothing is changed. Both then stand here, and you decide.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{n} settled</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>Show {n} more</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>{day}, {time}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{did} (erased since)</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{did} ({n} memories)</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>{did}: “{name}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved memories</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search memories (Ctrl+F)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which memories are shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Details</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Details (Enter)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move to the trash (Del)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Current</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Past</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pinned</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing found</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No memory matches the search and the filter.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is remembered yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Facts about you that come up in a chat will appear here, each with the place it came from. Say “remember that …” in a chat, or add one above.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{n} selected</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Undo: {what} (Ctrl+Z)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing to undo (Ctrl+Z)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redo: {what} (Ctrl+Shift+Z)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing to redo (Ctrl+Shift+Z)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved {when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close the details (Esc)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Text of the memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Move to the trash; this can be undone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>untitled chat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{said} “{title}” · {when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You asked to remember it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Noticed in passing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last changed {when}</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Said {n} more times since</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>True since {day}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the trash since {day}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where it came from</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>History</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Show {n} earlier versions</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>{said} · {when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No longer true: until {day}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>True until {day}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Notice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close the notice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Parts of the memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deleted memories</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Empty the trash…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trash is empty</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deleted memories stay here for a while and can be taken back. After that they are erased for good by themselves.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{n} deleted memories</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>{number}. {did}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{did} — now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{did} — {state}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{who} · {when}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{new}; before: {old}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Restore this version</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Restore version {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Offline assistant</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Offline assistant (no language model)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>runs elsewhere</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The model that answers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Model: {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Download a model…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>tools</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>thinking</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>images</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Opening your data …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Passphrase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your data is encrypted. This system has no keyring that could keep its key, so Keepsake needs a passphrase at each start. Nobody can recover it for you: without it your data cannot be read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Once more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{outcome}: “{fact}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{said} (stored: “{other}”)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The model</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Background</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved a memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edited a memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Made a memory more exact</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Replaced a memory by a newer fact</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Heard a memory again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pinned or unpinned a memory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moved to the trash</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Took out of the trash</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put a fact aside for you to decide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settled what was waiting</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Started a chat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Renamed a chat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pinned or unpinned a chat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Moved a chat to the trash</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Took a chat out of the trash</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sent a message</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Answered a message</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Took back an exchange</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Showed another branch of a chat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undone, then overtaken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Said in a chat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Written by hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Decided by you when two facts clashed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>found by fixed rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>judged by the model</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kept the old one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Took the new one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kept both, with dates</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Already known</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Made more exact</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved; the older fact now has an end date</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clashes with what is stored; nothing was changed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Waits for you: nobody was sure how it fits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing like it is stored</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
