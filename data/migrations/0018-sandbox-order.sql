-- The sandbox's page names the order that is paid; payments from before have none.
alter table sandbox_payment add column order_number text;
