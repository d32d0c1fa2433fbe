-- expand
-- Whom the invoice is made out to, if not to the buyer by name or to the only recipient.
alter table orders add column invoice_address jsonb;
