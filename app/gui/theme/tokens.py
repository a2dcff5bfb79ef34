"""What the look is made of: colours, distances, roundings, type and time. Knows no Qt."""

from dataclasses import dataclass

# Distances between things and inside them, in px: one scale, so that edges line up.
HAIR, TIGHT, NEAR, GAP, WIDE, FAR = 2, 4, 8, 12, 16, 24

# Roundings, in px: what is inside another thing is rounded less than it.
ROUND_SMALL, ROUND, ROUND_CARD, ROUND_BUBBLE = 6, 8, 12, 14

# Sizes of type, as shares of the body's size.
SMALL, BODY, STATEMENT, HEADING, TITLE = 0.86, 1.0, 1.07, 1.15, 1.57
FIRST_HEADING, SECOND_HEADING = 1.43, 1.29  # of a message; its third is a HEADING
LEAST_BODY = 14  # px: systems that set their menus smaller than this do not read whole answers in them

ICON = 16  # px

MOTION = 160  # ms that something takes to move, where the person lets things move


@dataclass(frozen=True, slots=True)
class Colours:
    """One appearance. Inks first, then grounds, then lines, then pairs of ink and ground that belong together."""

    text: str
    faint: str  # what is said in passing
    accent: str  # links, marks, and the ground of what matters most
    danger: str
    attention: str
    good: str

    window: str
    base: str  # fields, cards, menus
    inset: str  # the side bar, chips
    raised: str  # notices
    hover: str
    chosen: str
    own: str  # what the person said

    line: str
    hair: str
    grip: str
    focus: str

    accent_strong: str
    accent_text: str  # on both accents
    warning: str
    warning_text: str
    error: str
    error_text: str
    removed: str
    removed_ground: str
    added: str
    added_ground: str
    code: str
    code_header: str
    code_ground: str
    code_style: str  # of Pygments

    shares: tuple[str, ...]  # parts of the model's window; neighbours differ in lightness too
    dark: bool
    ring: int = 2  # px, the line around what has the focus

    def pairs(self) -> dict[str, tuple[str, str]]:
        """Every ink with every ground it stands on, by name."""
        inks = {"text", "faint", "accent", "danger", "attention", "good"}
        grounds = {"window", "base", "inset", "raised", "hover", "chosen", "own"}
        together = {
            ("accent_text", "accent"),
            ("accent_text", "accent_strong"),
            ("warning_text", "warning"),
            ("error_text", "error"),
            ("removed", "removed_ground"),
            ("added", "added_ground"),
            ("code", "code_ground"),
            ("code_header", "code_ground"),
            ("accent", "code_ground"),
            ("window", "text"),  # tool tips
        } | {(ink, ground) for ink in inks for ground in grounds}
        return {f"{ink} on {ground}": (getattr(self, ink), getattr(self, ground)) for ink, ground in together}


LIGHT = Colours(
    text="#1f2328",
    faint="#595e65",
    accent="#1f625d",
    danger="#9b1c1c",
    attention="#7d4400",
    good="#14532d",
    window="#f8f7f4",
    base="#ffffff",
    inset="#f1f0ec",
    raised="#edebe6",
    hover="#eceae5",
    chosen="#dbe8e5",
    own="#e3edea",
    line="#dddbd5",
    hair="#eeece8",
    grip="#c3c1bb",
    focus="#1f625d",
    accent_strong="#174d49",
    accent_text="#ffffff",
    warning="#fdf0cf",
    warning_text="#5b4300",
    error="#fbe3e1",
    error_text="#7a1a1a",
    removed="#8f1d1d",
    removed_ground="#fbe3e1",
    added="#0f5132",
    added_ground="#dcf3e4",
    code="#1f2328",
    code_header="#595e65",
    code_ground="#f6f5f2",
    code_style="xcode",
    shares=(
        "#5b6472",
        "#2f6fed",
        "#8fb4ff",
        "#1c7c8c",
        "#8e5bd0",
        "#c9a6ee",
        "#2a9d6f",
        "#b7d38a",
        "#b5772b",
        "#d9dde3",
    ),
    dark=False,
)
DARK = Colours(
    text="#e7e8ea",
    faint="#a8adb3",
    accent="#74c7bf",
    danger="#ffa29a",
    attention="#ffc078",
    good="#8fd8a8",
    window="#1b1d1f",
    base="#25282b",
    inset="#202325",
    raised="#2e3235",
    hover="#2b2f32",
    chosen="#2a3d3c",
    own="#273635",
    line="#3a3e42",
    hair="#2f3336",
    grip="#565a5e",
    focus="#74c7bf",
    accent_strong="#8fd6cf",
    accent_text="#0f1f1e",
    warning="#45370f",
    warning_text="#f6dfa4",
    error="#4a2222",
    error_text="#ffcdc7",
    removed="#ffb4ab",
    removed_ground="#4a2222",
    added="#a6e3b8",
    added_ground="#1d3d2a",
    code="#e7e8ea",
    code_header="#a8adb3",
    code_ground="#151719",
    code_style="lightbulb",
    shares=(
        "#aab3c0",
        "#7fa8ff",
        "#4468b8",
        "#66c6d6",
        "#c6a2f2",
        "#7d5aa8",
        "#7fd6b0",
        "#6f8f3a",
        "#e0ab6a",
        "#414853",
    ),
    dark=True,
)
CONTRAST_LIGHT = Colours(
    text="#000000",
    faint="#2b2b2b",
    accent="#003f3a",
    danger="#7a0000",
    attention="#5a3000",
    good="#003d1f",
    window="#ffffff",
    base="#ffffff",
    inset="#ffffff",
    raised="#f0f0f0",
    hover="#e6e6e6",
    chosen="#d3ebe7",
    own="#eef5f4",
    line="#3d3d3d",
    hair="#767676",
    grip="#3d3d3d",
    focus="#003f3a",
    accent_strong="#002623",
    accent_text="#ffffff",
    warning="#fff4d1",
    warning_text="#3d2c00",
    error="#ffeceb",
    error_text="#5c0000",
    removed="#5c0000",
    removed_ground="#ffeceb",
    added="#00351c",
    added_ground="#e3f7ea",
    code="#000000",
    code_header="#2b2b2b",
    code_ground="#f7f7f7",
    code_style="bw",
    shares=(
        "#2f3640",
        "#0b4fd0",
        "#6f9bff",
        "#00606e",
        "#6a2fb5",
        "#b48ae0",
        "#00694a",
        "#a9c46c",
        "#8a5200",
        "#b9bec7",
    ),
    dark=False,
    ring=3,
)
CONTRAST_DARK = Colours(
    text="#ffffff",
    faint="#d9d9d9",
    accent="#8ff0e5",
    danger="#ffc2bc",
    attention="#ffd9a3",
    good="#a9f5c4",
    window="#000000",
    base="#000000",
    inset="#000000",
    raised="#1c1c1c",
    hover="#262626",
    chosen="#123b38",
    own="#0f2422",
    line="#bdbdbd",
    hair="#7a7a7a",
    grip="#bdbdbd",
    focus="#8ff0e5",
    accent_strong="#c4fff8",
    accent_text="#000000",
    warning="#2b2000",
    warning_text="#ffe9b0",
    error="#330d0d",
    error_text="#ffdcd8",
    removed="#ffd0ca",
    removed_ground="#3b0f0f",
    added="#bff5cf",
    added_ground="#0d2b18",
    code="#ffffff",
    code_header="#d9d9d9",
    code_ground="#0d0d0d",
    code_style="bw",
    shares=(
        "#d0d7e2",
        "#8db4ff",
        "#4d7be0",
        "#7fe3f0",
        "#d9bcff",
        "#9a6fd0",
        "#8ff0c8",
        "#7da03f",
        "#ffc684",
        "#4a515c",
    ),
    dark=True,
    ring=3,
)

# Dots of spaces, 3:1 or more on every ground of a list. Eight hues are too alike for all eyes: the name always stands
# beside the dot.
SPACES_ON_LIGHT = ("#2a6f6b", "#a8480f", "#5b4bb5", "#7a5f00", "#a8326e", "#2862a0", "#46702a", "#6b5b53")
SPACES_ON_DARK = ("#6cc0b8", "#f0a36b", "#b3a6ff", "#e2c65a", "#f08fbd", "#86bdf5", "#a4d17c", "#c9b8ae")

# What a search found in a text, and the place that is looked at: the same in light and dark, as a marker is on paper.
FOUND, FOUND_HERE, FOUND_INK = "#ffe58a", "#ffb02e", "#1f2328"
