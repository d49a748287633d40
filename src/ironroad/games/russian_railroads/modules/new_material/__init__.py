"""The new material of German Railroads, which can be used with any board (rules NM-1 to NM-11)."""
