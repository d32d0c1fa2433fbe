-- expand
alter table product
  -- Countries where it is sold; null: all.
  add column markets text[] check (cardinality(markets) > 0),
  -- Days from dispatch in which it must arrive; null: it keeps.
  add column fresh_days integer check (fresh_days between 1 and 365);
