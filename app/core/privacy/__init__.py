"""What may be stored: the gate, its policy and its recognizers. Nothing is written that did not pass here."""
