-- expand
-- False: none of its goods are sent. The merchant hands them over without a parcel.
alter table shipment_group add column requires_shipping boolean not null default true;
