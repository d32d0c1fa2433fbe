-- expand
-- concurrently
-- Staff find orders by the beginning of a number, e-mail address, name, SKU or tracking number (data/orders/search-orders.ts).
drop index concurrently if exists orders_by_number_prefix;
create index concurrently orders_by_number_prefix on orders (replace(number, '-', '') text_pattern_ops);
-- Also serves comparisons with the whole address, so it replaces orders_by_email.
drop index concurrently if exists orders_by_email_prefix;
create index concurrently orders_by_email_prefix on orders (lower(email) text_pattern_ops);
drop index concurrently if exists orders_by_email;
drop index concurrently if exists orders_by_buyer_name;
create index concurrently orders_by_buyer_name on orders using gin (to_tsvector('simple', buyer_name)) where buyer_name <> '';
drop index concurrently if exists shipment_group_by_name;
create index concurrently shipment_group_by_name on shipment_group
  using gin (to_tsvector('simple', coalesce(address ->> 'firstName', '') || ' ' || coalesce(address ->> 'lastName', '')));
drop index concurrently if exists order_line_by_sku;
create index concurrently order_line_by_sku on order_line (upper(sku) text_pattern_ops);
drop index concurrently if exists shipment_by_tracking_number;
create index concurrently shipment_by_tracking_number on shipment (upper(replace(tracking_number, ' ', '')) text_pattern_ops);
-- Mails of an order.
drop index concurrently if exists job_by_order;
create index concurrently job_by_order on job ((data ->> 'orderId')) where kind in ('mail', 'later-mail', 'gift-mail');
-- Reviews that wait for a decision.
drop index concurrently if exists review_waiting;
create index concurrently review_waiting on review (written_at) where status = 'waiting';
