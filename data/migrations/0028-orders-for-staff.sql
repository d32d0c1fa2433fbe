-- expand
-- What staff write about an order: a note, or what they corrected. Append-only.
create table order_note (
  id uuid primary key,
  order_id uuid not null references orders (id),
  -- 'address' and 'email': `text` is the value before the correction.
  kind text not null check (kind in ('note', 'address', 'email')),
  -- Name of the staff member, or the command.
  author text not null,
  text text not null,
  at timestamptz not null
);
create index order_note_by_order on order_note (order_id);
select audit_table('order_note');

-- Searches of shoppers that found nothing, by day. They are not linked to a visitor.
create table search_miss (
  day date not null,
  words text not null,
  locale text not null,
  count integer not null default 1,
  primary key (day, words, locale)
);
