-- Health checks and metrics count failed jobs every few seconds.
create index job_failed on job (kind) where dead_at is not null;
