"""Text as the window shows it: Markdown, formulas, dates, long words, and what is read aloud."""
