-- expand
-- Pay on invoice: the goods are sent before they are paid.
alter table payment drop constraint payment_status_check;
alter table payment add constraint payment_status_check
  check (status in ('open', 'confirming', 'owed', 'paid', 'failed', 'cancelled', 'refunded'));
-- The last day to pay the invoice; null: paid before dispatch.
alter table payment add column due_on date;
create index payment_owed on payment (due_on) where status = 'owed';
-- Staff permit this customer to pay on invoice.
alter table customer add column pays_on_invoice boolean not null default false;
