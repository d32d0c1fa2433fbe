-- What was sold so far counts: orders that were paid and not cancelled. From now on every payment and cancellation does.
update product set sold = product.sold + bought.count
from (
  select l.product_id, sum(l.quantity)::int as count from order_line l join orders o on o.id = l.order_id
  where o.status not in ('unpaid', 'cancelled') group by l.product_id) as bought
where product.id = bought.product_id;

-- Delivered, and a gift of it is not reviewed yet.
alter table orders add column awaits_review boolean not null default false;
update orders set awaits_review = true
where status = 'delivered' and exists (
  select 1 from order_line l where l.order_id = orders.id and not exists (
    select 1 from review v where v.order_id = l.order_id and v.product_id = l.product_id));
