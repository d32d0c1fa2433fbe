-- Which taking of the job holds it: only that one may finish it, fail it or keep it longer.
alter table job add column lease uuid;
-- Each kind of job is looked for by itself: ten thousand newsletters in front of a refund cost it nothing.
create index job_waiting_by_kind on job (kind, run_at) where done_at is null and dead_at is null;
drop index job_waiting;
