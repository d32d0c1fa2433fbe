-- One order for several people: each recipient's part with its own day, message, parcels and gift code.
alter table shipment_group add column arrive_on date;
alter table shipment_group add column message text not null default '';
-- Printed on the gift receipt: opens this part without prices. Orders of earlier releases have none.
alter table shipment_group add column gift_code text constraint gift_code_opens_one_parcel unique;
alter table shipment_group add constraint recipient_stands_once unique (order_id, position);

alter table order_line add column group_id uuid references shipment_group (id);
update order_line set group_id = g.id from shipment_group g where g.order_id = order_line.order_id;
alter table order_line alter column group_id set not null;

alter table shipment add column group_id uuid references shipment_group (id);
update shipment set group_id = g.id from shipment_group g where g.order_id = shipment.order_id;
alter table shipment alter column group_id set not null;
-- The parcel of an exchange.
alter table shipment add column return_id uuid references return_request (id);

-- Who pays, where that is none of the recipients.
alter table orders add column buyer_name text not null default '';

-- An exchange is asked for by the recipient, who may leave an address to be written to.
alter table return_request drop constraint return_request_kind_check;
alter table return_request add constraint return_request_kind_check check (kind in ('return', 'withdrawal', 'exchange'));
alter table return_request add column email text not null default '';
alter table return_request add column locale text not null default 'us';
-- What is wished for instead; null asks for a voucher.
alter table return_line add column wish_variant_id uuid;
