-- What every look at an order, and every forgetting, is to find without reading whole tables.
create index shipment_by_group on shipment (group_id);
create index shipment_by_return on shipment (return_id) where return_id is not null;
create index return_line_by_order_line on return_line (order_line_id);
create index newsletter_delivery_by_subscription on newsletter_delivery (subscription_id);
create index coupon_by_promotion on coupon (promotion_id);
create index customer_told_of_wishes on customer (id) where wish_notices;
