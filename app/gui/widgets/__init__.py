"""Small widgets and layouts that several panes use."""
