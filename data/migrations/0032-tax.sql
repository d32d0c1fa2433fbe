-- expand
-- Taxes by class and country, sales tax that is added to prices, and numbered invoices.

-- Basis points of the tax on a line; null: without tax, or an order of an earlier release.
alter table order_line add column tax_rate numeric(6, 1);
-- Added to the prices of the United States.
alter table orders add column sales_tax bigint not null default 0 check (sales_tax >= 0);
-- Why parts of the order have no tax: 'small-business', 'export'.
alter table orders add column tax_notes text[] not null default '{}';
alter table orders drop constraint order_totals_add_up;
alter table orders add constraint order_totals_add_up
  check (total = subtotal + gift_wrap + shipping_fee - discount + sales_tax);

-- The last number of each series in each year. Its row is locked by the transaction that issues a document, so a
-- transaction that fails leaves no gap.
create table invoice_series (
  kind text not null check (kind in ('invoice', 'credit-note')),
  year integer not null,
  last integer not null,
  primary key (kind, year)
);

-- Invoices and credit notes as they were issued. A refund that failed later has a second credit note with negative
-- amounts, which reverses the first.
create table invoice (
  id uuid primary key,
  kind text not null check (kind in ('invoice', 'credit-note')),
  number text not null unique,
  year integer not null,
  sequence integer not null,
  order_id uuid not null references orders (id),
  refund_id uuid references refund (id),
  issued_at timestamptz not null,
  currency text not null,
  -- Minor units.
  total bigint not null,
  document jsonb not null,
  unique (kind, year, sequence),
  check ((kind = 'invoice') = (refund_id is null))
);
create unique index invoice_of_order on invoice (order_id) where kind = 'invoice';
create unique index credit_note_of_refund on invoice (refund_id, (total < 0)) where kind = 'credit-note';
create index invoice_by_order on invoice (order_id);
create index invoice_by_time on invoice (issued_at);

create function keep_invoice() returns trigger language plpgsql as $$
begin
  raise exception 'an issued document is never changed';
end $$;
create trigger keep before update or delete on invoice for each row execute function keep_invoice();
