-- Has a row while the store is nearly full, so that its owner is warned once.
CREATE TABLE nearly_full (id INTEGER PRIMARY KEY CHECK (id = 1)) STRICT;
