-- When the provider was last asked about a payment by the shop itself; null: never.
alter table payment add column asked_at timestamptz;
