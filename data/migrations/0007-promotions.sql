-- Promotions with limits, coupons of one customer, uses that hold under simultaneous orders, and tax as it was.

alter table promotion add column usage_limit integer check (usage_limit > 0);
-- Counted only where there is a limit: every order would wait for every other at this row.
alter table promotion add column used integer not null default 0 check (used >= 0);
alter table promotion add column once_per_customer boolean not null default false;
alter table promotion add constraint promotion_limit_holds check (usage_limit is null or used <= usage_limit);

-- Whose alone it is; null: anybody's who knows the code. No reference: used ones outlive the account, as orders do,
-- and then nobody can use them.
alter table coupon add column customer_id uuid;
create index coupon_by_customer on coupon (customer_id) where customer_id is not null;

-- What each promotion took off which order, in minor units of the order's currency.
create table promotion_use (
  order_id uuid not null references orders (id),
  promotion_id uuid not null references promotion (id),
  amount bigint not null,
  primary key (order_id, promotion_id)
);
create index promotion_use_by_promotion on promotion_use (promotion_id);

-- Who has used what each may use once. `rule_id` is a coupon's or a promotion's; `who` an e-mail in small letters
-- or a customer's id: an order writes a row for each that is known of its customer, and the key lets one order win.
create table single_use (
  rule_id uuid not null,
  who text not null,
  order_id uuid not null references orders (id),
  constraint used_once_by_each primary key (rule_id, who)
);
create index single_use_by_order on single_use (order_id);
insert into single_use (rule_id, who, order_id)
  select u.coupon_id, lower(u.email), u.order_id from coupon_use u join coupon c on c.id = u.coupon_id and c.once_per_customer
  order by u.used_at
  on conflict do nothing;

-- Keys of promotions whose one use was found spent when this cart was being ordered.
alter table cart add column spent_promotions jsonb not null default '[]';

-- As it was reckoned when the order was placed: [{"basisPoints":1900,"net":1000,"tax":190}]; null in older orders.
alter table orders add column taxes jsonb;
