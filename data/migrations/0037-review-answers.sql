-- expand
-- The shop's answer to a review, in the language in which staff wrote it.
alter table review add column answer text, add column answered_at timestamptz;
