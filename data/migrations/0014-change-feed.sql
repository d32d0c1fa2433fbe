-- The feed's order comes from the database: a node reads the changes that the snapshot of its reading sees and the
-- one before did not. Neither the clocks of nodes nor the length of a transaction matter to that.
alter table catalog_change add column xid xid8 not null default pg_current_xact_id();
alter table catalog_change alter column at set default clock_timestamp();
-- product: anything about it. stock: only how many there are. rank: only its place in lists by looks and sales.
alter table catalog_change add column kind text not null default 'product' check (kind in ('product', 'stock', 'rank'));
create index catalog_change_by_transaction on catalog_change (xid);
create index catalog_change_by_time on catalog_change (at);
