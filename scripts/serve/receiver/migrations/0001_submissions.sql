CREATE TABLE IF NOT EXISTS submissions (
  id INTEGER PRIMARY KEY,
  received_at TEXT NOT NULL,
  form TEXT NOT NULL,
  locale TEXT NOT NULL,
  fields TEXT NOT NULL CHECK (json_valid(fields))
) STRICT;
