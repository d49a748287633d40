"""Reviews of finished games: asked for by people, worked out by bot processes, stored once for all."""
