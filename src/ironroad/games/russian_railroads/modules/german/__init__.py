"""German Railroads: the German boards with fork, extension tiles and income markers (rules GR-1 to GR-13)."""
