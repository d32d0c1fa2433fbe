-- What belongs to an account beside its orders: points, the browsers it is open in, and the newsletter.

-- Append-only: a balance is the sum of its lines, and may be negative after a refund.
create table points_entry (
  id uuid primary key,
  -- Lines outlive their account: an order that joins another account later earns nothing again.
  customer_id uuid references customer (id) on delete set null,
  kind text not null check (kind in ('earned', 'taken-back', 'redeemed')),
  points integer not null check (case when kind = 'earned' then points > 0 else points < 0 end),
  order_id uuid references orders (id),
  -- What the points were exchanged for.
  coupon_id uuid references coupon (id) on delete set null,
  -- The order that was delivered, the refund that was promised, or the key of the press that exchanged them.
  cause text not null,
  at timestamptz not null,
  constraint points_are_counted_once unique (kind, cause)
);
create index points_entry_by_customer on points_entry (customer_id, at);
create index points_entry_by_order on points_entry (order_id);

-- What a customer sees of their sessions; the token's hash is for the endpoint alone.
alter table customer_session add column id uuid;
update customer_session set id = gen_random_uuid();
alter table customer_session alter column id set not null;
create unique index customer_session_by_id on customer_session (id);
alter table customer_session add column browser text not null default '';
alter table customer_session add column system text not null default '';

-- Browsers a customer has signed in from: a sign-in from any other is told by mail.
create table known_browser (
  customer_id uuid not null references customer (id) on delete cascade,
  -- SHA-256 of what the browser keeps in its cookie.
  browser_hash text not null,
  seen_at timestamptz not null,
  primary key (customer_id, browser_hash)
);

create table newsletter_subscription (
  id uuid primary key,
  email text not null,
  locale text not null,
  subscribed boolean not null default false,
  created_at timestamptz not null
);
create unique index newsletter_has_one_subscription on newsletter_subscription (lower(email));

-- Append-only: the proof of who agreed to what, when and in which words.
create table newsletter_consent (
  id uuid primary key,
  subscription_id uuid not null references newsletter_subscription (id) on delete cascade,
  kind text not null check (kind in ('asked', 'given', 'withdrawn')),
  source text not null check (source in ('form', 'settings', 'link', 'one-click')),
  locale text not null,
  text_version text not null,
  at timestamptz not null
);
create index newsletter_consent_by_subscription on newsletter_consent (subscription_id, at);

insert into newsletter_subscription (id, email, locale, subscribed, created_at)
  select gen_random_uuid(), email, locale, newsletter, newsletter_changed_at from customer where newsletter_changed_at is not null;
insert into newsletter_consent (id, subscription_id, kind, source, locale, text_version, at)
  select gen_random_uuid(), id, case when subscribed then 'given' else 'withdrawn' end, 'settings', locale, '1', created_at
  from newsletter_subscription;
alter table customer drop column newsletter;
alter table customer drop column newsletter_changed_at;

create table newsletter_issue (
  key text primary key,
  -- Subject and text per language.
  contents jsonb not null,
  sent_at timestamptz not null
);

-- Who was sent which issue: written together with the mail's job, once.
create table newsletter_delivery (
  issue_key text not null references newsletter_issue (key),
  subscription_id uuid not null references newsletter_subscription (id) on delete cascade,
  primary key (issue_key, subscription_id)
);
