"""One exchange: what is put before the model, the answer as it streams, the tools on the way."""
