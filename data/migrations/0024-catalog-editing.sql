-- expand
-- What the merchant writes about a product beyond the sample shop's facts.
alter table product
  add column brand text,
  add column product_type text,
  add column tax_class text not null default 'standard'
    check (tax_class in ('standard', 'reduced', 'zero', 'food', 'books', 'flowers', 'children')),
  add column origin_country text,
  add column hs_code text,
  add column requires_shipping boolean not null default true,
  -- {"x":50,"y":80}: centre of the personal text on the first picture, in percent. Null: the shop's usual place.
  add column personalisation_position jsonb,
  -- A draft becomes active then.
  add column publish_at timestamptz,
  add column updated_at timestamptz not null default now();
create index product_to_publish on product (publish_at) where publish_at is not null;

-- Empty: the title, and the beginning of the description. An alt text may be null: the title describes the picture.
alter table product_text
  add column seo_title text not null default '',
  add column seo_description text not null default '';

alter table variant
  alter column sku drop not null,
  -- untracked: sold without counting. backorder: counted, and sold below zero.
  add column stock_mode text not null default 'tracked' check (stock_mode in ('tracked', 'untracked', 'backorder')),
  -- The quantity that can be sold now.
  add column available integer not null
    generated always as (case when stock_mode = 'tracked' then stock else 1000000 end) stored,
  add column barcode text,
  -- Minor units.
  add column cost bigint check (cost >= 0),
  add column cost_currency text,
  -- {"amount":250,"unit":"g","baseAmount":1,"baseUnit":"kg"}
  add column unit_measure jsonb,
  add constraint variant_cost_has_a_currency check ((cost is null) = (cost_currency is null)),
  -- Under its earlier name: an order that breaks it is refused for want of stock.
  drop constraint variant_stock_is_not_negative,
  add constraint variant_stock_is_not_negative check (stock >= 0 or stock_mode <> 'tracked');

-- The merchant's order of a category's products; products without a position follow.
alter table product_category add column position integer;

-- Drafts of pages and posts are shown to nobody.
alter table content add column status text not null default 'active' check (status in ('active', 'draft'));
