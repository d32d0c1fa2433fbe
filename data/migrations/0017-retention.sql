-- What is forgotten is found by its age, a batch at a time.
create index job_by_age on job (done_at) where done_at is not null;
create index idempotency_by_age on idempotency (created_at);
