-- What the shop sells. Texts live per locale; prices per currency, in minor units.
create table product (
  id uuid primary key,
  key text not null unique check (key ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
  status text not null default 'active' check (status in ('active', 'draft', 'archived')),
  handling_days integer not null default 1 check (handling_days between 0 and 60),
  gift_wrap boolean not null default true,
  -- Longest personal text; null where the product takes none.
  personalisation_max integer check (personalisation_max between 1 and 200),
  -- [{"code":"colour","values":[{"code":"oat","swatch":"oklch(...)"}]}]
  options jsonb not null default '[]',
  sold integer not null default 0,
  views integer not null default 0,
  created_at timestamptz not null
);

create table product_text (
  product_id uuid not null references product (id) on delete cascade,
  locale text not null,
  title text not null,
  description text not null,
  -- [{"label":"Material","value":"Stoneware"}]
  details jsonb not null default '[]',
  -- {"colour":{"name":"Colour","values":{"oat":"Oat"}}}
  options jsonb not null default '{}',
  personalisation_label text,
  -- One per picture, in picture order.
  alts jsonb not null default '[]',
  primary key (product_id, locale)
);

create table variant (
  id uuid primary key,
  product_id uuid not null references product (id) on delete cascade,
  sku text not null unique,
  position integer not null,
  -- {"colour":"oat"}
  options jsonb not null default '{}',
  stock integer not null constraint variant_stock_is_not_negative check (stock >= 0),
  weight_grams integer not null check (weight_grams >= 0),
  picture text
);
create index variant_by_product on variant (product_id);

create table variant_price (
  variant_id uuid not null references variant (id) on delete cascade,
  currency text not null,
  price bigint not null check (price >= 0),
  compare_at bigint check (compare_at > price),
  primary key (variant_id, currency)
);

-- Append-only: the lowest price of the last thirty days is read from here.
create table price_history (
  variant_id uuid not null,
  currency text not null,
  since timestamptz not null,
  price bigint not null,
  primary key (variant_id, currency, since)
);

create table picture (
  name text primary key check (name ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
  width integer not null,
  height integer not null,
  placeholder text not null
);

create table product_picture (
  product_id uuid not null references product (id) on delete cascade,
  position integer not null,
  picture text not null references picture (name),
  primary key (product_id, position)
);

create table category (
  id uuid primary key,
  key text not null unique check (key ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
  parent_id uuid references category (id),
  position integer not null default 0,
  picture text references picture (name)
);

create table category_text (
  category_id uuid not null references category (id) on delete cascade,
  locale text not null,
  name text not null,
  description text not null default '',
  primary key (category_id, locale)
);

create table product_category (
  product_id uuid not null references product (id) on delete cascade,
  category_id uuid not null references category (id) on delete cascade,
  primary key (product_id, category_id)
);
create index product_by_category on product_category (category_id);

create table tag (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9-]{0,59}$')
);

create table tag_text (
  tag_key text not null references tag (key) on delete cascade,
  locale text not null,
  name text not null,
  primary key (tag_key, locale)
);

create table product_tag (
  product_id uuid not null references product (id) on delete cascade,
  tag_key text not null references tag (key) on delete cascade,
  primary key (product_id, tag_key)
);

-- An address a product once had; it redirects to the present one.
create table product_redirect (
  old_key text primary key,
  product_id uuid not null references product (id) on delete cascade
);

-- What changed, for the in-process index and the page cache of every node. Ids are UUIDv7, read in order
-- with an overlap, so that a change committed late is still seen. A null product means: everything.
create table catalog_change (
  id uuid primary key,
  product_id uuid,
  at timestamptz not null
);
