-- What a retry has in common with the post that it repeats. Submissions of earlier have none.
ALTER TABLE submissions ADD COLUMN key TEXT;
CREATE UNIQUE INDEX submissions_key ON submissions (key);
