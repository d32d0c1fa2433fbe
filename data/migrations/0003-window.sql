-- What the shop window shows beside products, and what visitors leave there.
create table content (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9-]{0,119}$'),
  kind text not null check (kind in ('page', 'post')),
  position integer not null default 0,
  picture text references picture (name),
  published_at timestamptz not null,
  updated_at timestamptz not null
);

create table content_text (
  content_key text not null references content (key) on delete cascade,
  locale text not null,
  title text not null,
  summary text not null default '',
  -- Markdown; cleaned when it is read.
  body text not null,
  primary key (content_key, locale)
);

-- `owner` is 'session:…' for a visitor and 'customer:…' for a customer.
create table wish (
  owner text not null,
  product_id uuid not null references product (id) on delete cascade,
  added_at timestamptz not null,
  primary key (owner, product_id)
);

create table recent_view (
  owner text not null,
  product_id uuid not null references product (id) on delete cascade,
  viewed_at timestamptz not null,
  primary key (owner, product_id)
);

create table review (
  id uuid primary key,
  product_id uuid not null references product (id) on delete cascade,
  -- The order that proves the purchase; a review without one says so.
  order_id uuid references orders (id),
  locale text not null,
  author text not null,
  stars integer not null check (stars between 1 and 5),
  text text not null,
  status text not null default 'waiting' check (status in ('waiting', 'shown', 'refused')),
  written_at timestamptz not null
);
create index review_by_product on review (product_id, written_at) where status = 'shown';

-- What a visitor wrote to the merchant.
create table contact_message (
  id uuid primary key,
  name text not null,
  email text not null,
  subject text not null,
  order_number text,
  text text not null,
  locale text not null,
  written_at timestamptz not null
);
