-- expand
-- What staff write about a customer or a guest. Erased with the person's data.
create table customer_note (
  id uuid primary key,
  email text not null,
  -- Name of the staff member, or the command.
  author text not null,
  text text not null,
  at timestamptz not null
);
create index customer_note_by_email on customer_note (lower(email));
select audit_table('customer_note');
