-- What a gift cost when it was wished for, in the wisher's currency, and how the shop last saw it.
alter table wish add column currency text;
alter table wish add column price bigint;
alter table wish add column seen_price bigint;
alter table wish add column sold_out boolean not null default false;
alter table wish add column back_at timestamptz;
alter table wish add column dropped_at timestamptz;
-- What happened until then was told by mail.
alter table wish add column told_at timestamptz;
create index wish_by_product on wish (product_id);

-- The time is kept: it proves when the customer agreed, or stopped agreeing.
alter table customer add column wish_notices boolean not null default false;
alter table customer add column wish_notices_changed_at timestamptz;
