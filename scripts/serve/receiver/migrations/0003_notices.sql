-- How the owner is told of a submission: a row for each way, written with the submission.
CREATE TABLE notices (
  submission INTEGER NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- When it is tried next, in ms since 1970; NULL once it is told or given up.
  due INTEGER,
  told_at TEXT,
  -- What went wrong when it was last tried.
  failure TEXT,
  PRIMARY KEY (submission, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_due ON notices (due) WHERE due IS NOT NULL;
