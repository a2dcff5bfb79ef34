"""What goes on around the window: tray, quick ask, lock, notifications, keys, one instance, start with the session."""
