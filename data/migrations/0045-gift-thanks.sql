-- expand
-- When the recipient thanked the giver on the page of the gift.
alter table shipment_group add column thanked_at timestamptz;
