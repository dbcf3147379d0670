-- How many posts each client has sent in this minute, where no process lives for long enough to count them.
CREATE TABLE posts (
  -- A hash of the client's address and the minute.
  client TEXT PRIMARY KEY,
  minute INTEGER NOT NULL,
  count INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
