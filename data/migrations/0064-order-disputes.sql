-- expand
-- Disputes of the payment that counts for an order. A duplicate payment has its own.
create view order_dispute as
  select d.order_id, d.reference, d.amount, d.currency, d.state
  from payment_dispute d join payment y on y.order_id = d.order_id
  where d.payment_reference is null or d.payment_reference = y.reference;
