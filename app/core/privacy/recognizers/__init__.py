"""What private data looks like, one file a family; each rule names what it goes by."""
