-- expand
-- What a buyer has back of the payment that counts, or will: refunds, and lost disputes in its currency.
create view settled_payment as
  select y.order_id, y.status, y.amount, y.refund_total + (
    select coalesce(sum(d.amount), 0)::bigint from order_dispute d
    where d.order_id = y.order_id and d.currency = y.currency and d.state = 'lost') as paid_back
  from payment y;
