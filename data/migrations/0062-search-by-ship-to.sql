-- expand
-- concurrently
-- Staff find the gifts for a registry by the name on the parcel, which the order does not show its buyer.
drop index concurrently if exists shipment_group_by_ship_to_name;
create index concurrently shipment_group_by_ship_to_name on shipment_group using gin (to_tsvector('simple',
  coalesce(ship_to ->> 'firstName', '') || ' ' || coalesce(ship_to ->> 'lastName', ''))) where ship_to is not null;
