-- Counts of rate limits that hold on all nodes and after a restart. The key is a hash.
create table call_count (
  key text primary key,
  calls integer not null,
  ends_at timestamptz not null
);
create index call_count_by_end on call_count (ends_at);
