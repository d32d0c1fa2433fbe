-- A mail that had nothing to say any more when its time came: a reminder of an order that is paid.
alter table job add column needless boolean not null default false;
