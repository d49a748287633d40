"""Study of games: opinions about positions, reviews of finished games, and the calibration of winning chances."""
