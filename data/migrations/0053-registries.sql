-- expand
-- Shareable registries: gifts that a customer wishes for on an occasion, and who gives them.
create table registry (
  id uuid primary key,
  -- Unguessable part of its address.
  key text not null unique,
  customer_id uuid not null references customer on delete cascade,
  kind text not null,
  title text not null,
  message text not null,
  happens_on date not null,
  -- The owner does not see what was given before the day.
  hides_given boolean not null,
  locale text not null,
  -- Where the gifts are sent. Givers never see it.
  address jsonb not null,
  created_at timestamptz not null,
  closed_at timestamptz
);
create index registry_of_customer on registry (customer_id);

create table registry_item (
  id uuid primary key,
  registry_id uuid not null references registry on delete cascade,
  variant_id uuid not null references variant on delete cascade,
  position int not null,
  wanted int not null,
  -- Ordered and not released; an order waits for its payment here too.
  given int not null default 0,
  constraint registry_has_a_variant_once unique (registry_id, variant_id),
  constraint registry_item_is_given_once check (given between 0 and wanted)
);
create index registry_item_of_variant on registry_item (variant_id);

create table registry_gift (
  id uuid primary key,
  item_id uuid not null constraint registry_gift_has_an_item references registry_item on delete cascade,
  order_id uuid not null references orders on delete cascade,
  quantity int not null check (quantity > 0),
  -- Cancelled, removed or sent back: wanted again.
  released int not null default 0 check (released between 0 and quantity),
  thanked_at timestamptz,
  constraint registry_gift_of_order unique (order_id, item_id)
);
create index registry_gift_of_item on registry_gift (item_id);

-- Where the parcel goes if the buyer must not read it; `address` is what the buyer reads then.
alter table shipment_group add column ship_to jsonb;
