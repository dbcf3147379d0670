-- Why a submission may be spam, as a JSON array. Submissions of earlier have none.
ALTER TABLE submissions ADD COLUMN doubts TEXT;
