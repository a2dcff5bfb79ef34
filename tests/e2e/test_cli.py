"""The command line over a real home, in this process: what it prints and what it returns."""

import io
import json
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from app.cli import main
from app.core.home import Home, HomeLock
from app.i18n import set_language
from tests.helpers.files import png
from tests.helpers.ollama_double import Answer, Call, OllamaDouble

PASSPHRASE = "correct horse battery staple"


class Cli:
    """Runs commands on one home."""

    def __init__(self, home: Home, capsys: pytest.CaptureFixture[str]) -> None:
        self.home = home
        self._capsys = capsys
        self.err = ""

    def __call__(self, *words: str, code: int = 0) -> str:
        assert main(["--home", str(self.home.path), *words]) == code
        output = self._capsys.readouterr()
        self.err = output.err
        return output.out

    def json(self, *words: str, code: int = 0) -> Any:
        return json.loads(self(*words, "--json", code=code).splitlines()[-1])


@pytest.fixture
def cli(home: Home, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    monkeypatch.setenv("KEEPSAKE_PASSPHRASE", PASSPHRASE)
    monkeypatch.setenv("OLLAMA_HOST", "http://127.0.0.1:9")
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    set_language("en")
    return Cli(home, capsys)


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    return lambda text: monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_that_a_memory_goes_through_its_whole_life(cli: Cli) -> None:
    (saved,) = cli.json("memories", "add", "I live in Lisbon")
    assert (saved["outcome"], saved["fact"]) == ("saved", "User lives in Lisbon")
    number = str(saved["memory_id"])
    assert [memory["text"] for memory in cli.json("memories", "list", "Lisb")] == ["User lives in Lisbon"]
    cli("memories", "edit", number, "User lives in Porto")
    assert cli.json("memories", "undo")["state"] == "undone"
    assert "User lives in Lisbon" in cli("memories", "list")
    cli("memories", "redo")
    assert "User lives in Porto" in cli("memories", "show", number)
    assert [version["text"] for version in cli.json("memories", "history", number)] == [
        "User lives in Lisbon",
        "User lives in Porto",
    ]
    assert "* 2" in cli("memories", "history", number)
    cli("memories", "delete", number)
    assert "0 memories" in cli("memories", "list")
    assert "1 memory" in cli("memories", "list", "--trash")
    cli("memories", "restore", number)
    assert "1 memory" in cli("memories", "list")
    cli("memories", "erase", number, code=1)
    assert "--yes" in cli.err
    cli("memories", "erase", number, "--yes")
    assert "0 memories" in cli("memories", "list")
    cli("memories", "show", number, code=1)
    assert "Nothing was changed" in cli.err


def test_that_a_secret_is_refused_by_hand_too(cli: Cli) -> None:
    (refused,) = cli.json("memories", "add", "my password is Blue-Kettle7")
    assert (refused["outcome"], refused["types"]) == ("refused", ["PASSWORD"])
    assert "Blue-Kettle7" not in json.dumps(refused)
    assert "password" in cli("memories", "add", "my password is Blue-Kettle7")
    (saved,) = cli.json("memories", "add", "I have a cat")
    cli("memories", "edit", str(saved["memory_id"]), "User's password is Blue-Kettle7", code=1)
    assert "never stored" in cli.err
    assert "Blue-Kettle7" not in cli.err
    cli("memories", "edit", str(saved["memory_id"]), "   ", code=1)


def test_that_a_conflict_is_listed_and_settled(cli: Cli) -> None:
    cli("memories", "add", "I am a vegetarian")
    (clash,) = cli.json("memories", "add", "I love steak")
    assert clash["outcome"] == "conflict"
    assert clash["conflict_id"] == cli.json("memories", "add", "I love steak")[0]["conflict_id"]
    (conflict,) = cli.json("conflicts", "list")
    assert conflict["memory"]["text"] == "User is a vegetarian"
    assert "old: User is a vegetarian" in cli("conflicts", "list")
    operation = cli.json("conflicts", "settle", str(conflict["id"]), "keep_old")["operation"]
    assert "0 conflicts" in cli("conflicts", "list")
    assert "→ keep_old" in cli("conflicts", "list", "--settled")
    cli("conflicts", "settle", str(conflict["id"]), "new", code=1)
    assert "Already settled" in cli.err
    cli("memories", "undo", str(operation))
    assert "Settled" in cli("conflicts", "settle", str(conflict["id"]), "both")
    assert len(cli.json("memories", "list")) == 2


def test_that_a_refinement_a_change_and_a_repetition_are_told_apart(cli: Cli) -> None:
    cli("memories", "add", "I live in Lisbon")
    assert cli.json("memories", "add", "I live in Lisbon")[0]["outcome"] == "duplicate"
    (moved,) = cli.json("memories", "add", "I moved to Porto")
    assert (moved["outcome"], moved["other"]) == ("replaced", "User lives in Lisbon")
    texts = {memory["text"]: memory["valid_until"] for memory in cli.json("memories", "list")}
    assert texts["User lives in Lisbon"] is not None
    assert list(texts.values()).count(None) == 1


def test_that_a_chat_runs_once_and_its_conversation_is_managed(cli: Cli) -> None:
    with OllamaDouble() as ollama:
        ollama.add_model("llama3.2:3b", tools=True, context_length=8192)
        ollama.reply(
            Answer(tool_calls=(Call("bio", {"message": "User lives in Lisbon."}),)),
            Answer(text="Noted."),
            Answer(text="Again."),
            Answer(fail_before=(503, "server busy, please try again.  maximum pending requests exceeded")),
        )
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("OLLAMA_HOST", ollama.host)
            said = "I live in Lisbon, call me on +7 916 123-45-67"
            answer = cli.json("chat", "--once", said, "--model", "llama3.2:3b")
            assert answer["answer"]["text"] == "Noted."
            assert answer["redacted"] == ["PHONE"]
            number = str(answer["conversation"])
            plain = cli("chat", "--once", "my number is +7 916 123-45-67", "--conversation", number)
            assert "Again." in plain
            assert "phone number" in plain
            cli("chat", "--once", "hello", "--conversation", number, code=1)
            assert "busy" in cli.err
            cli("chat", "--once", "hello", "--model", "nope", code=1)
    assert "Lisbon" in cli("conversations", "list")
    shown = cli("conversations", "show", number)
    assert "<PHONE_1>" in shown
    assert "916" not in shown
    assert cli.json("conversations", "search", "lisb")[0]["conversation_id"] == int(number)
    assert "1 message" in cli("conversations", "search", "Lisbon")
    assert "Travel" in cli("conversations", "rename", number, "Travel")
    assert cli.json("conversations", "rename", number, "Travel +7 916 123-45-67")["verdict"] == "redacted"
    cli("conversations", "delete", number)
    assert "0 conversations" in cli("conversations", "list")
    assert "1 conversation" in cli("conversations", "list", "--trash")
    cli("conversations", "restore", number)
    operation = cli.json("conversations", "delete", number)["operation"]
    cli("conversations", "undo", str(operation))
    assert "conversation_delete" not in cli("conversations", "list")
    cli("conversations", "erase", number, code=1)
    cli("conversations", "erase", number, "--yes")
    cli("conversations", "show", number, code=1)
    assert len(cli.json("memories", "list")) == 1


def test_that_a_temporary_chat_leaves_no_conversation(cli: Cli) -> None:
    answer = cli.json("chat", "--temporary", "--once", "Remember that I live in Lisbon")
    assert answer["conversation"] < 0
    assert cli.json("conversations", "list") == []
    assert cli.json("memories", "list") == []


def test_that_one_can_talk_in_the_terminal(cli: Cli, typed: Callable[[str], None]) -> None:
    typed("Remember that I live in Lisbon\n\n/undo\n/undo\n/quit\n")
    output = cli("chat")
    assert "Saved: User lives in Lisbon" in output
    assert "Taken back: Remember that I live in Lisbon" in output
    assert "not there any more" in cli.err
    typed("hello\n")
    assert json.loads(cli("chat", "--json").splitlines()[0])["answer"]["model"] == "offline"


def test_that_redact_answers_line_by_line_without_a_home(cli: Cli, typed: Callable[[str], None]) -> None:
    lines = ["call +7 916 123-45-67", "two\nlines, my password is Blue-Kettle7", "nothing"]
    typed("\n".join(json.dumps({"text": line}) for line in lines) + "\n")
    results = [json.loads(line) for line in cli("redact", "--json", "--jsonl").splitlines()]
    assert [result["verdict"] for result in results] == ["redacted", "refused", "clean"]
    assert results[0]["text"] == "call <PHONE_1>"
    (finding,) = results[1]["findings"]
    assert lines[1][finding["start"] : finding["end"]] == "Blue-Kettle7"
    assert finding.keys() == {"type", "start", "end", "score"}
    typed("my password is Blue-Kettle7\n")
    assert cli("redact", "--target", "chat") == "my password is <PASSWORD>\n"
    typed("not json\n")
    with pytest.raises(SystemExit, match="text"):
        cli("redact", "--json", "--jsonl")
    assert not cli.home.database.exists()


def test_that_relate_answers_line_by_line_without_a_home(cli: Cli, typed: Callable[[str], None]) -> None:
    pairs = [
        {"existing": "User is a vegetarian", "new": "I love steak"},
        {"existing": "User lives in Lisbon", "new": "I moved to Porto"},
    ]
    typed("\n".join(map(json.dumps, pairs)) + "\n\n")
    results = [json.loads(line) for line in cli("relate", "--json").splitlines()]
    assert [(result["relation"], result["by"]) for result in results] == [
        ("contradicts", "rules"),
        ("replaces", "rules"),
    ]
    typed(json.dumps(pairs[0]) + "\n")
    assert cli("relate").startswith("contradicts")
    assert not cli.home.database.exists()


def test_that_relate_asks_the_model_where_the_rules_doubt(
    cli: Cli, typed: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    from app import assembly  # noqa: PLC0415 (patched)
    from app.core.models import Comparison, DecidedBy, Relation  # noqa: PLC0415

    doubt = Comparison(Relation.UNCERTAIN, DecidedBy.RULES, "in doubt")
    monkeypatch.setattr(assembly, "compare", lambda _existing, _new: doubt)
    with OllamaDouble() as ollama:
        ollama.add_model("llama3.2:3b", tools=True, context_length=8192)
        ollama.reply(Answer(text='{"relation": "same", "confidence": 0.9, "why": "x"}'))
        monkeypatch.setenv("OLLAMA_HOST", ollama.host)
        typed('{"existing": "User has a bicycle", "new": "I own a bike"}\n')
        result = json.loads(cli("relate", "--json", "--judge", "model"))
    assert (result["relation"], result["by"]) == ("duplicate", "model")


def test_that_the_doctor_tells_the_state_of_everything(cli: Cli) -> None:
    report = cli.json("doctor")
    assert report["database"]["state"] == "whole"
    assert report["key_source"] == "passphrase"
    assert report["ollama"]["state"] == "offline"
    assert {"keepsake", "sqlite", "sqlcipher", "sqlite-vec"} <= report["versions"].keys()
    assert report["models"][-1]["offline"]
    assert "sqlcipher" in cli("doctor")


def test_that_faults_of_the_home_are_told_in_words_and_codes(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    cli("memories", "list")
    monkeypatch.setenv("KEEPSAKE_PASSPHRASE", "another horse battery")
    assert cli.json("doctor", code=1)["problems"] == ["key_wrong"]
    assert "passphrase" in cli.err
    monkeypatch.delenv("KEEPSAKE_PASSPHRASE")
    cli("memories", "list", code=1)
    assert "KEEPSAKE_PASSPHRASE" in cli.err
    monkeypatch.setenv("KEEPSAKE_PASSPHRASE", PASSPHRASE)
    lock = HomeLock(cli.home)
    lock.acquire()
    cli("memories", "list", code=1)
    assert "already open" in cli.err
    lock.release()


def test_that_the_home_may_come_from_the_environment_or_either_place(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KEEPSAKE_HOME", str(tmp_path / "one"))
    assert main(["memories", "list"]) == 0
    assert main(["memories", "list", "--home", str(tmp_path / "two")]) == 0
    assert (tmp_path / "one" / "keepsake.db").exists()
    assert (tmp_path / "two" / "keepsake.db").exists()
    capsys.readouterr()


@pytest.mark.parametrize(("language", "word"), [("ru", "воспоминаний"), ("zh", "记忆")])
def test_that_the_command_line_speaks_the_chosen_language(cli: Cli, language: str, word: str) -> None:
    (cli.home.path / "settings.json").write_text(json.dumps({"language": language}))
    assert word in cli("memories", "list")
    set_language("en")


def test_that_privacy_is_ruled_from_the_command_line(cli: Cli, typed: Callable[[str], None]) -> None:
    rules = {rule["type"]: rule for rule in cli.json("privacy", "list")}
    assert rules["PASSWORD"]["memory"] == "refuse"
    cli("privacy", "set", "PASSWORD", "--chat", "keep", code=1)
    assert "PASSWORD" in cli.err
    cli("privacy", "set", "PASSWORD", "--chat", "keep", "--confirm", "PASSWORD")
    cli("privacy", "set", "PHONE", "--memory", "refuse")
    rules = {rule["type"]: rule for rule in cli.json("privacy", "list")}
    assert (rules["PASSWORD"]["chat"], rules["PHONE"]["memory"]) == ("keep", "refuse")
    cli("privacy", "set", "SHOE_SIZE", "--chat", "keep", code=1)
    assert "SHOE_SIZE" in cli.err
    typed("anna@example.org\n")
    cli("privacy", "allow", "EMAIL")
    (allowed,) = cli.json("privacy", "allowed")
    assert allowed["mask"] == "a••••••g"
    cli("privacy", "disallow", str(allowed["id"]))
    assert cli.json("privacy", "allowed") == []
    cli("memories", "add", "my phone is +7 916 123-45-67")
    assert [refusal["types"] for refusal in cli.json("privacy", "refusals")] == [["PHONE"]]
    assert cli.json("privacy", "refusals", "--clear") == []
    assert "off" in cli("privacy", "reading")
    assert "No model runs" in cli("privacy", "reading", "model")


def test_that_memories_are_looked_after_from_the_command_line(cli: Cli, tmp_path: Path) -> None:
    (one,) = cli.json("memories", "add", "I play the cello")
    (two,) = cli.json("memories", "add", "I live in Lisbon")
    number, other = str(one["memory_id"]), str(two["memory_id"])
    cli("spaces", "add", "Work")
    cli("memories", "set", number, "--kind", "goal", "--importance", "1", "--expires", "2099-12-31", "--space", "work")
    shown = cli.json("memories", "show", number)
    assert (shown["memory"]["kind"], shown["memory"]["importance"]) == ("goal", 1)
    assert shown["memory"]["expires_at"].startswith("2099-12-31")
    assert "confidence 0.92" in cli("memories", "show", number)
    assert [memory["id"] for memory in cli.json("memories", "list", "--space", "Work")] == [2, 1]
    assert [item["reason"] for item in cli.json("memories", "review")] == ["low_value"]
    cli("memories", "reviewed", number)
    assert "0 memories" in cli("memories", "review")
    today = datetime.now().astimezone()
    assert len(cli.json("memories", "as-of", f"{today:%Y-%m-%d}")) == 2
    yesterday = f"{today - timedelta(days=1):%Y-%m-%d}"
    assert "+ User lives in Lisbon" in cli("memories", "changes", yesterday)
    cli("memories", "merge", number, other, "User plays the cello in Lisbon")
    assert [memory["text"] for memory in cli.json("memories", "list")] == ["User plays the cello in Lisbon"]
    assert cli.json("memories", "rewind", yesterday)["changed"] == 1
    assert cli.json("memories", "list") == []
    cli("memories", "undo")
    with pytest.raises(SystemExit):
        cli("memories", "as-of", "someday")
    cli("spaces", "rename", "Work", "Job")
    assert [space["name"] for space in cli.json("spaces", "list")] == ["Job"]
    assert "Job: 1 memory" in cli("spaces", "list")
    cli("spaces", "remove", "Job")
    cli("spaces", "remove", "Job", code=1)
    assert "0 conflicts" in cli("memories", "erase", number, "--yes")


def test_that_conflicts_are_merged_and_dismissed(cli: Cli) -> None:
    cli("memories", "add", "I am a vegetarian")
    cli("memories", "add", "I love steak")
    assert "(" in cli("conflicts", "list")
    cli("conflicts", "settle", "1", "merge", code=1)
    cli("conflicts", "settle", "1", "merge", "--text", "User eats steak on holidays")
    assert "User eats steak on holidays" in cli("memories", "list")
    cli("memories", "undo")
    cli("conflicts", "settle", "1", "no-conflict")
    assert len(cli.json("memories", "list")) == 2


def test_that_export_and_import_work_on_files(cli: Cli, tmp_path: Path) -> None:
    cli("memories", "add", "I live in Lisbon")
    file = tmp_path / "out.json"
    assert "not encrypted" in cli("export", str(file))
    assert json.loads(cli("export", "--no-chats"))["memories"][0]["text"] == "User lives in Lisbon"
    assert "- User lives in Lisbon" in cli("export", "--markdown")
    (fact,) = cli.json("import", str(file), "--preview")["facts"]
    assert fact["outcome"] == "duplicate"
    lines = tmp_path / "facts.txt"
    lines.write_text("I play the cello\n", "utf-8")
    cli("import", str(lines), code=1)
    assert "--yes" in cli.err
    cli("import", str(lines), "--yes")
    assert "User plays the cello" in cli("memories", "list")
    cli("import", str(tmp_path / "none"), code=1)
    assert "cannot be imported" in cli.err


def test_that_settings_are_shown_and_changed(cli: Cli) -> None:
    assert cli.json("settings")["saving"] == "tell"
    cli("settings", "saving", "ask")
    cli("settings", "trash_days", "7")
    assert (cli.json("settings", "saving"), cli.json("settings")["trash_days"]) == ({"saving": "ask"}, 7)
    assert "ask: Ask me first" in cli("settings", "saving")
    cli("settings", "saving", "never", code=1)
    cli("settings", "no_such_setting", code=1)
    cli("settings", "saving", "--reset")
    assert (cli.json("settings")["saving"], cli.json("settings")["trash_days"]) == ("tell", 7)
    cli("settings", "--reset")
    assert cli.json("settings")["trash_days"] == 30


@pytest.mark.parametrize(("language", "words"), [("ru", "Дней в корзине"), ("zh", "回收站保留天数")])
def test_that_settings_speak_the_persons_language(cli: Cli, language: str, words: str) -> None:
    cli("settings", "language", language)
    assert words in cli("settings")


def test_that_data_is_backed_up_put_back_and_erased(cli: Cli, tmp_path: Path) -> None:
    cli("memories", "add", "I live in Lisbon")
    backup = tmp_path / "mine.keepsake"
    assert "passphrase" in cli("data", "backup", str(backup))
    cli("memories", "add", "I like tea")
    cli("data", "restore", str(backup), code=1)  # nobody there to ask
    assert len(cli.json("memories", "list")) == 2
    cli("data", "restore", str(backup), "--yes")
    assert [memory["text"] for memory in cli.json("memories", "list")] == ["User lives in Lisbon"]
    (kept,) = cli.json("data", "show")["backups"]
    assert kept["kind"] == "restore"
    assert "what was there before a backup was put back" in cli("data", "show")
    cli("data", "restore", __file__, "--yes", code=1)
    assert "not a backup" in cli.err
    assert "1 memory, 0 chats, 0 messages, 1 backup" in cli("data", "erase-all", code=1)
    assert len(cli.json("memories", "list")) == 1
    cli("data", "erase-all", "--yes")
    assert [path.name for path in cli.home.path.iterdir()] == ["keepsake.lock"]
    assert cli.json("memories", "list") == []


def test_that_a_chat_has_a_space_and_goes_with_what_it_taught(cli: Cli) -> None:
    cli("spaces", "add", "Work")
    said = cli.json("chat", "--space", "Work", "--once", "Remember that I play the cello")
    chat = str(said["conversation"])
    assert [memory["space_id"] for memory in cli.json("memories", "list")] == [1]
    cli("conversations", "move", chat, "none")
    cli("conversations", "delete", chat, "--with-memories")
    assert cli.json("memories", "list") == []


def test_that_the_background_and_what_came_of_it_are_listed(cli: Cli) -> None:
    cli("chat", "--once", "I keep bees on the roof")
    kinds = {job["kind"]: job["id"] for job in cli.json("background", "list")["jobs"]}
    assert {"extract", "summarise"} <= kinds.keys()
    assert "Thrown away." in cli("background", "discard", str(kinds["summarise"]))
    assert "summarise" not in cli("background", "list")
    assert cli.json("summaries", "list") == []
    assert cli.json("insights", "list") == []
    cli("insights", "delete", "7", code=1)


def test_that_files_are_given_and_answers_gone_on_with(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: Callable[[str], None]
) -> None:
    picture, letter = tmp_path / "photo.png", tmp_path / "letter.txt"
    picture.write_bytes(png(text="taken at home"))
    letter.write_text("Dear Ann", "utf-8")
    with OllamaDouble() as ollama:
        ollama.add_model("llama3.2:3b")
        ollama.add_model("llava:7b", vision=True)
        monkeypatch.setenv("OLLAMA_HOST", ollama.host)
        ollama.reply(Answer(text="one two", cut_after=1))
        files = ["--attach", str(picture), "--attach", str(letter)]
        cli("chat", "--model", "llama3.2:3b", "--once", "look", *files, code=1)
        assert "cannot see pictures" in cli.err
        assert "Dear Ann" in ollama.requests_to("/api/chat")[-1].body["messages"][-1]["content"]
        ollama.reply(Answer(text=" two"))
        assert cli("chat", "--continue", "--conversation", "1").strip() == "two"
        assert cli.json("conversations", "show", "1")[-1]["text"] == "one two"
        typed(f"/attach {letter}\n/attach {tmp_path / 'none'}\nread it\n/again llava:7b\n/continue\n/quit\n")
        printed = cli("chat", "--conversation", "1")
        assert "For the next message: letter.txt" in printed
        assert "The file cannot be opened" in cli.err
        assert "There is nothing to continue" in cli.err
        assert ollama.requests_to("/api/chat")[-1].body["model"] == "llava:7b"
        assert "images" in ollama.requests_to("/api/chat")[-1].body["messages"][1]
        assert "[whole" in cli("conversations", "used", "4")
        cli("chat", "--once", "x", "--attach", str(tmp_path / "none"), code=1)
        assert len(cli.json("conversations", "list")) == 1
        cli("chat", "--continue", code=1)
    out = tmp_path / "chat.md"
    assert "not encrypted" in cli("conversations", "export", "1", str(out))
    assert "![photo.png](data:image/png;base64," in out.read_text("utf-8")
    cli("conversations", "export", "1", str(tmp_path / "chat.json"))
    document = json.loads((tmp_path / "chat.json").read_text("utf-8"))
    assert document["conversations"][0]["messages"][0]["attachments"][1]["text"] == "Dear Ann"
    cli("conversations", "export", "1", str(tmp_path / "no" / "chat.md"), code=1)
    assert "could not be written" in cli.err


def test_that_chats_are_filed_many_at_once(cli: Cli) -> None:
    one, two = (str(cli.json("chat", "--once", f"hello {word}")["conversation"]) for word in ("one", "two"))
    assert "1 folder" in cli("conversations", "folders", "--add", "Work")
    cli("conversations", "file", one, two, "work")
    assert "Work: 2 conversations" in cli("conversations", "folders")
    cli("conversations", "folders", "--rename", "Work", "Job")
    cli("conversations", "archive", one)
    assert "1 conversation" in cli("conversations", "list")
    assert [chat["id"] for chat in cli.json("conversations", "list", "--archive")] == [int(one)]
    cli("conversations", "unarchive", one)
    cli("conversations", "pin", two)
    assert cli.json("conversations", "list")[0]["id"] == int(two)
    cli("conversations", "unpin", two)
    cli("conversations", "file", one, "none")
    operation = cli.json("conversations", "delete", one, two)["operation"]
    assert "2 conversations" in cli("conversations", "list", "--trash")
    cli("conversations", "undo", str(operation))
    assert "0 folders" in cli("conversations", "folders", "--remove", "job")
    cli("conversations", "folders", "--remove", "job", code=1)
    assert "folder" in cli.err
    cli("conversations", "erase", one, two, "--yes")
    assert cli.json("conversations", "list") == []


def test_that_summaries_and_insights_are_erased_after_asking(cli: Cli) -> None:
    for name in ("summaries", "insights"):
        cli(name, "erase", "7", code=1)
        assert "--yes" in cli.err
        cli(name, "erase", "7", "--yes", code=1)


def test_that_memories_are_pinned_and_room_is_given_back(cli: Cli) -> None:
    (one,) = cli.json("memories", "add", "I play the cello")
    number = str(one["memory_id"])
    cli("memories", "pin", number)
    assert [memory["pinned"] for memory in cli.json("memories", "list")] == [True]
    cli("memories", "unpin", number)
    cli("memories", "delete", number)
    parts = {part["kind"]: part for part in cli.json("storage")["parts"]}
    assert parts["trash"]["count"] == parts["memories"]["count"] == 1
    cli("storage", "--empty-trash", code=1)
    after = {part["kind"]: part for part in cli.json("storage", "--empty-trash", "--compact", "--yes")["parts"]}
    assert (after["trash"]["count"], after["memories"]["count"], after["free"]["bytes"]) == (0, 0, 0)
    assert "MB  memories" in cli("storage")
    findings = {check["finding"] for check in cli.json("doctor")["checks"]}
    assert {"database_whole", "server_away", "gate_ready", "backup_none"} <= findings
