-- expand
-- Payments at several providers: attempts, refunds that are pending or fail, and disputes.

-- `payment` is the attempt that counts. Its number is part of the idempotency key at the provider.
alter table payment add column attempt integer not null default 1;
-- Page of the provider; null if none is open.
alter table payment add column url text;
-- How the buyer paid, as the provider describes it: 'Visa 4242'.
alter table payment add column method text not null default '';
-- The provider's fee in minor units of `fee_currency`; null until it is known.
alter table payment add column fee bigint;
alter table payment add column fee_currency text;

-- Earlier attempts. They were closed at their provider before the next one was opened.
create table payment_attempt (
  payment_id uuid not null references payment (id) on delete cascade,
  attempt integer not null,
  provider text not null,
  reference text,
  ended_at timestamptz not null,
  primary key (payment_id, attempt)
);
create unique index payment_attempt_by_reference on payment_attempt (provider, reference);

-- The provider's refund; without one it is requested, then pending until `done_at` or `failed_at`.
alter table refund add column reference text;
alter table refund add column failed_at timestamptz;
alter table refund add column failure text not null default '';
alter table refund add column checks integer not null default 0;
-- Of the payment that is refunded, if it is not the one that counts.
alter table refund add column payment_provider text;
alter table refund add column payment_reference text;
create unique index refund_by_reference on refund (reference) where reference is not null;
alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check
  check (reason in ('cancelled', 'late-payment', 'return', 'withdrawal', 'goodwill', 'duplicate', 'provider'));

-- The buyer's bank takes the money back until the dispute is decided.
create table payment_dispute (
  reference text primary key,
  order_id uuid not null references orders (id),
  amount bigint not null,
  currency text not null,
  reason text not null,
  state text not null check (state in ('needs-response', 'under-review', 'won', 'lost', 'warning')),
  due_at timestamptz,
  opened_at timestamptz not null,
  updated_at timestamptz not null
);
create index payment_dispute_by_order on payment_dispute (order_id);
