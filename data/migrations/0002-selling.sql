-- Carts, promotions, orders, payments, and the work they leave behind.
create table cart (
  id uuid primary key,
  -- The visitor's handle from the `session` header; it never authenticates anybody.
  session_id text not null unique,
  -- [{"id":"…","variantId":"…","quantity":1,"personalisation":"","giftMessage":"","wrap":false}]
  lines jsonb not null default '[]',
  coupon_code text,
  version integer not null default 0,
  updated_at timestamptz not null
);

create table promotion (
  id uuid primary key,
  key text not null unique,
  -- The rule, validated when it is written: see domain/promotion.ts.
  rule jsonb not null,
  -- Name per locale, shown in the summary: {"us":"Buy one more"}
  names jsonb not null default '{}',
  automatic boolean not null,
  active boolean not null default true,
  position integer not null default 0,
  starts_at timestamptz,
  ends_at timestamptz
);

create table coupon (
  id uuid primary key,
  code text not null unique check (code = upper(code)),
  promotion_id uuid not null references promotion (id),
  usage_limit integer check (usage_limit > 0),
  used integer not null default 0 check (used >= 0),
  once_per_customer boolean not null default false,
  starts_at timestamptz,
  ends_at timestamptz,
  constraint coupon_limit_holds check (usage_limit is null or used <= usage_limit)
);

create table orders (
  id uuid primary key,
  number text not null unique,
  idempotency_key text not null constraint orders_are_placed_once unique,
  -- What was asked under that key: the same key for something else is refused.
  request_hash text not null,
  cart_id uuid not null,
  cart_version integer not null,
  session_id text not null,
  email text not null,
  locale text not null,
  country text not null,
  currency text not null,
  status text not null check (status in ('unpaid', 'processing', 'processed', 'pickup', 'shipped', 'delivered', 'cancelled')),
  payment_status text not null check (payment_status in ('unpaid', 'paid', 'partially-refunded', 'refunded')),
  subtotal bigint not null check (subtotal >= 0),
  gift_wrap bigint not null check (gift_wrap >= 0),
  shipping_fee bigint not null check (shipping_fee >= 0),
  discount bigint not null check (discount >= 0),
  total bigint not null check (total >= 0),
  coupon_code text,
  -- What was applied, as it was explained to the shopper: [{"key":"…","name":"…","minor":100}]
  discounts jsonb not null default '[]',
  remark text not null default '',
  -- Stock is held for an unpaid order until then.
  held_until timestamptz not null,
  placed_at timestamptz not null,
  updated_at timestamptz not null,
  constraint order_totals_add_up check (total = subtotal + gift_wrap + shipping_fee - discount),
  constraint cart_is_ordered_once unique (cart_id, cart_version)
);
create index orders_by_email on orders (lower(email));
create index orders_by_status on orders (status, placed_at);

-- Every amount is frozen: the order tells what was bought even when the product is gone.
create table order_line (
  id uuid primary key,
  order_id uuid not null references orders (id),
  position integer not null,
  product_id uuid not null,
  variant_id uuid not null,
  sku text not null,
  product_key text not null,
  title text not null,
  options_text text not null,
  picture text,
  quantity integer not null check (quantity between 1 and 99),
  unit_price bigint not null,
  discount bigint not null,
  total bigint not null,
  personalisation text not null,
  gift_message text not null,
  wrap boolean not null,
  wrap_price bigint not null,
  constraint line_total_adds_up check (total = unit_price * quantity - discount)
);
create index order_line_by_order on order_line (order_id);

-- Who receives which part of an order, how and when.
create table shipment_group (
  id uuid primary key,
  order_id uuid not null references orders (id),
  position integer not null,
  address jsonb not null,
  method text not null,
  fee bigint not null,
  ships_on date not null,
  earliest date not null,
  latest date not null
);
create index shipment_group_by_order on shipment_group (order_id);

create table shipment (
  id uuid primary key,
  order_id uuid not null references orders (id),
  carrier text not null,
  tracking_number text not null,
  shipped_at timestamptz not null,
  delivered_at timestamptz
);
create index shipment_by_order on shipment (order_id);

-- Append-only: the timeline, the mails and the figures are driven by it.
create table order_event (
  id uuid primary key,
  order_id uuid not null references orders (id),
  kind text not null,
  actor text not null,
  data jsonb not null default '{}',
  at timestamptz not null
);
create index order_event_by_order on order_event (order_id);

create table coupon_use (
  order_id uuid primary key references orders (id),
  coupon_id uuid not null references coupon (id),
  email text not null,
  used_at timestamptz not null
);
create index coupon_use_by_coupon on coupon_use (coupon_id, lower(email));

create table payment (
  id uuid primary key,
  order_id uuid not null constraint order_has_one_payment unique references orders (id),
  provider text not null,
  reference text unique,
  status text not null check (status in ('open', 'confirming', 'paid', 'failed', 'cancelled', 'refunded')),
  amount bigint not null,
  currency text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Inbox of the provider's events: the primary key makes a repeated delivery harmless.
create table payment_event (
  id text primary key,
  provider text not null,
  reference text not null,
  kind text not null,
  received_at timestamptz not null
);

-- Work caused by a transaction and written in it. A dead job has used up its attempts and waits for a person.
create table job (
  id uuid primary key,
  kind text not null,
  data jsonb not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  locked_until timestamptz,
  done_at timestamptz,
  dead_at timestamptz,
  last_error text,
  created_at timestamptz not null
);
create index job_waiting on job (run_at) where done_at is null and dead_at is null;

-- Keys of changes that were made; the change and its key are written together, or not at all.
create table idempotency (
  key text primary key,
  request_hash text not null,
  created_at timestamptz not null
);

-- The built-in payment provider's own books; the shop reads them only through its provider port.
create table sandbox_payment (
  reference text primary key,
  idempotency_key text not null unique,
  amount bigint not null,
  currency text not null,
  status text not null,
  return_url text not null,
  created_at timestamptz not null
);
