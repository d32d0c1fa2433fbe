-- The life of an order after its payment: refunds, returns and withdrawals, reviews by buyers.

-- What was promised back so far: it can never exceed what was paid.
alter table payment add column refund_total bigint not null default 0;
alter table payment add constraint refunds_stay_within_payment check (refund_total >= 0 and refund_total <= amount);

create table return_request (
  id uuid primary key,
  order_id uuid not null references orders (id),
  -- The order's number with a count: what customer and merchant call it.
  reference text not null unique,
  kind text not null check (kind in ('return', 'withdrawal')),
  status text not null check (status in ('asked', 'approved', 'refused')),
  -- Who declared it; a withdrawal asks for the name.
  name text not null default '',
  -- Why it was refused, in the merchant's words.
  answer text not null default '',
  asked_at timestamptz not null,
  decided_at timestamptz
);
create index return_request_by_order on return_request (order_id);
create index return_request_by_status on return_request (status, asked_at);

create table return_line (
  return_id uuid not null references return_request (id),
  order_line_id uuid not null references order_line (id),
  quantity integer not null check (quantity between 1 and 99),
  reason text not null,
  primary key (return_id, order_line_id)
);

-- Money promised back, and since when it is on its way.
create table refund (
  id uuid primary key,
  order_id uuid not null references orders (id),
  return_id uuid references return_request (id),
  amount bigint not null check (amount > 0),
  reason text not null check (reason in ('cancelled', 'late-payment', 'return', 'withdrawal', 'goodwill')),
  promised_at timestamptz not null,
  done_at timestamptz
);
create index refund_by_order on refund (order_id);

-- Until now a refund was the payment's status alone.
insert into refund (id, order_id, amount, reason, promised_at, done_at)
  select id, order_id, amount, 'late-payment', updated_at, updated_at from payment where status = 'refunded' and amount > 0;
update payment set refund_total = amount where status = 'refunded';
update orders set payment_status = 'refunded' from payment where payment.order_id = orders.id and payment.status = 'refunded';

create unique index review_is_written_once on review (order_id, product_id) where order_id is not null;

-- The built-in payment provider's own books.
create table sandbox_refund (
  id text primary key,
  reference text not null references sandbox_payment (reference),
  amount bigint not null check (amount > 0),
  created_at timestamptz not null
);
