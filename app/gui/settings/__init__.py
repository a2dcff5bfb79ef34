"""The settings window: one page a part, made from the registry of settings; models, data and licences beside them."""
