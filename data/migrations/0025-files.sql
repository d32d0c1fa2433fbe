-- expand
-- Pictures, files of builds and others that every node needs, with the setting FILES=database.
create table stored_file (
  key text primary key,
  bytes bytea not null,
  stored_at timestamptz not null default now()
);
-- The files are compressed already.
alter table stored_file alter column bytes set storage external;

-- File of the original, without its folder. Other bytes have another name. Null: the picture's name and '.webp'.
alter table picture add column file text;
