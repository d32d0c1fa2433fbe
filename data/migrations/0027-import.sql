-- expand
-- One import of a product file, from its check to its undoing.
create table import_run (
  id uuid primary key,
  -- waiting: the file is not read yet. refused: it is not a table of products.
  status text not null
    check (status in ('waiting', 'checking', 'refused', 'checked', 'running', 'done', 'undoing', 'undone')),
  file_name text not null,
  -- SHA-256 of file and settings: the same file continues its interrupted import.
  digest text not null,
  -- {"language":"us","currency":"EUR","categories":"collection","tagPrefix":""}
  settings jsonb not null,
  actor text not null,
  -- 'shopify' or 'woocommerce'
  format text,
  -- Names of columns that are not read.
  ignored text[] not null default '{}',
  -- Lines that belong to no product.
  lost integer[] not null default '{}',
  rows integer not null default 0,
  -- {"refused":"file-shifted","facts":{"line":3}}
  refusal jsonb,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index import_run_by_time on import_run (created_at);

-- One product of a run. Every row of the file belongs to one of them or to the run's lost lines.
create table import_product (
  run_id uuid not null references import_run (id) on delete cascade,
  position integer not null,
  key text not null,
  title text not null,
  lines integer[] not null,
  -- Lines of `lines` that are not used.
  skipped_lines integer[] not null default '{}',
  outcome text not null check (outcome in ('created', 'changed', 'unchanged', 'skipped')),
  -- Parts of the product that differ: {texts,variants}.
  parts text[] not null default '{}',
  -- [{"line":3,"code":"sku-repeated","about":"A-1"}]
  problems jsonb not null default '[]',
  -- What the file states; removed after the import.
  imported jsonb,
  applied_at timestamptz,
  product_id uuid,
  -- The product before the import (null: a new one) and after it. Removed by the undoing.
  before jsonb,
  after jsonb,
  -- 'undone', or why not: 'changed', 'ordered'.
  undoing text,
  primary key (run_id, position)
);
create index import_product_to_apply on import_product (run_id, position) where imported is not null;

-- Pictures of imported products that a job fetches.
create table import_picture (
  id uuid primary key,
  run_id uuid not null references import_run (id) on delete cascade,
  product_id uuid not null references product (id) on delete cascade,
  address text not null,
  -- The product's pictures in the file, in their order.
  addresses text[] not null,
  -- {"us":"A red shirt"}
  alts jsonb not null default '{}',
  -- Variants that show it.
  variants uuid[] not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'fetched', 'failed')),
  -- Why it failed: 'picture-missing', 'picture-too-large' …
  problem text,
  unique (product_id, address)
);

-- Addresses of pictures that the shop has.
create table picture_source (
  address text primary key,
  picture text not null references picture (name) on delete cascade
);
create index picture_source_by_picture on picture_source (picture);

-- Addresses of an earlier shop, without a trailing slash: '/collections/tea' → '/classify/tea'.
create table address_redirect (
  path text primary key,
  target text not null
);
select audit_table('address_redirect');
