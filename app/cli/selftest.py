"""`--selftest`: every part of the program, tried on this machine and in this build."""

from app.cli.output import print_json
from app.i18n import tr


def run(*, as_json: bool) -> int:
    """Run the self-test and print its report; returns 0 when nothing failed, else 1."""
    from app.selftest import self_test  # noqa: PLC0415 (imports Qt, which a server may not have)

    report = self_test()
    if as_json:
        print_json(report)
        return 0 if report.ok else 1
    words = {
        "libraries": tr("Libraries"),
        "languages": tr("Languages"),
        "store": tr("Encrypted database"),
        "privacy": tr("Privacy rules"),
        "keyring": tr("System keyring"),
        "server": tr("Model server (of the test's own)"),
        "window": tr("Window"),
    }
    states = {"passed": tr("works"), "absent": tr("not there"), "failed": tr("FAILED")}
    for name, version in report.versions.items():
        print(f"{name}: {version}")
    for check in report.checks:
        print(f"{states[check.state]}: {words[check.name]} ({check.detail}; {check.milliseconds} ms)")
    print(tr("Everything works.") if report.ok else tr("Something does not work. Your data was not touched."))
    return 0 if report.ok else 1
