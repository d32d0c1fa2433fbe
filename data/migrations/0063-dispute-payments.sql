-- expand
-- The payment that is disputed. Null: unknown, counts as the payment of the order.
alter table payment_dispute add column payment_reference text;
