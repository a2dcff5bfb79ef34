"""What codes mean, in words of the person's language; for the window and the command line alike. Knows no Qt."""
