"""Russian Railroads; read README.md first, then the files in the order it names."""
