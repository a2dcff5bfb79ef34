"""Words: telling languages apart, cutting text into search terms, and what a person asks of the memory."""
