-- expand
-- Codes that staff made together: each is used once, and they are listed as one.
alter table coupon add column batch text;
create index coupon_by_batch on coupon (batch) where batch is not null;
