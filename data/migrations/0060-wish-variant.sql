-- expand
-- The variant that the shopper saved. Null: none chosen. One that is not sold any more counts as none.
alter table wish add column variant_id uuid;
