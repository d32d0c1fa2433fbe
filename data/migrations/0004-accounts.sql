-- Customers: who they are, from which browsers they are signed in, the codes that prove an e-mail, and where they live.
create table customer (
  id uuid primary key,
  -- Proven by a code; one account per address, whatever its case.
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  username text,
  -- PHC string of argon2id; null where the customer signs in by code only.
  password_hash text,
  newsletter boolean not null default false,
  newsletter_changed_at timestamptz,
  -- Of the last sign-in: the language of mails.
  locale text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index customer_has_one_email on customer (lower(email));
create unique index customer_has_own_username on customer (lower(username));

create table customer_session (
  -- SHA-256 of the token in the browser's cookie: who reads this table signs in nowhere.
  token_hash text primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  remember boolean not null,
  -- When e-mail or password were last proven in it.
  signed_in_at timestamptz not null,
  seen_at timestamptz not null
);
create index customer_session_by_customer on customer_session (customer_id);

create table sign_in_code (
  -- Random; the code itself is derived from it with the shop's secret and stands nowhere.
  id text primary key,
  -- SHA-256 of the handle of the visitor who asked: the code works in that browser only.
  browser text not null,
  email text not null,
  digest text not null,
  -- Minutes since 1970: one mail a minute goes to an address.
  minute bigint not null,
  tries integer not null default 0 check (tries <= 5),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- Used, or replaced by a later one.
  closed_at timestamptz
);
create unique index sign_in_code_is_one_a_minute on sign_in_code (lower(email), minute);
create index sign_in_code_by_browser on sign_in_code (browser);

create table customer_address (
  id uuid primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  -- As of domain/address.ts, without its default flag.
  address jsonb not null,
  is_default boolean not null,
  updated_at timestamptz not null
);
create index customer_address_by_customer on customer_address (customer_id);
create unique index customer_address_has_one_default on customer_address (customer_id) where is_default;

-- Coupons a customer has put aside; used ones are found by coupon_use.
create table coupon_holding (
  customer_id uuid not null references customer (id) on delete cascade,
  coupon_id uuid not null references coupon (id) on delete cascade,
  collected_at timestamptz not null,
  primary key (customer_id, coupon_id)
);

-- Orders stay when their account goes: the law asks for them.
alter table orders add column customer_id uuid references customer (id) on delete set null;
create index orders_by_customer on orders (customer_id, placed_at desc);
