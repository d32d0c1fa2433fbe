-- expand
-- What the merchant has set, as one versioned record. A missing key has its default.
create table shop_settings (
  id boolean primary key default true check (id),
  version integer not null default 1,
  value jsonb not null default '{}',
  -- The fallback of all texts; statements read it here.
  home_locale text not null generated always as (coalesce(value ->> 'homeLocale', 'us')) stored,
  changed_at timestamptz not null default now()
);
insert into shop_settings default values;
select audit_table('shop_settings');

-- Currencies whose prices follow from another one: price = round to `step` of (base price × factor + below) − below.
-- Everything in minor units. Written together with the settings.
create table derived_currency (
  currency text primary key,
  base text not null,
  factor numeric not null check (factor > 0),
  step integer not null check (step > 0),
  below integer not null check (below >= 0 and below < step)
);

alter table variant_price add column derived boolean not null default false;

-- As domain/settings/derived-price.ts. Nothing becomes free by rounding.
create function derived_price(price bigint, rate derived_currency) returns bigint language sql immutable as $$
  select case when price = 0 then 0
    else greatest(1, round((price * rate.factor + rate.below) / rate.step))::bigint * rate.step - rate.below end
$$;

-- Writes the derived prices of these variants; null: of all. A price that the merchant has set stays.
create function derive_prices(variants uuid[]) returns void language plpgsql as $$
begin
  delete from variant_price p where p.derived and (variants is null or p.variant_id = any (variants))
    and not exists (select from derived_currency d join variant_price b on b.variant_id = p.variant_id
      and b.currency = d.base and not b.derived where d.currency = p.currency);
  with derived as (
    select b.variant_id, d.currency, derived_price(b.price, d) as price, derived_price(b.compare_at, d) as compare_at
    from derived_currency d join variant_price b on b.currency = d.base and not b.derived
    where variants is null or b.variant_id = any (variants)
  ), written as (
    insert into variant_price as p (variant_id, currency, price, compare_at, derived)
    select variant_id, currency, price, case when compare_at > price then compare_at end, true from derived
    on conflict (variant_id, currency) do update set price = excluded.price, compare_at = excluded.compare_at
      where p.derived and (p.price, p.compare_at) is distinct from (excluded.price, excluded.compare_at)
    returning p.variant_id, p.currency, p.price
  )
  insert into price_history (variant_id, currency, since, price)
  select variant_id, currency, clock_timestamp(), price from written
  on conflict (variant_id, currency, since) do update set price = excluded.price;
end $$;

-- A written base price derives the others in the same statement, whoever writes it.
create function derive_written_prices() returns trigger language plpgsql as $$
begin
  -- The derived rows that this writes come here too, and end it.
  if exists (select from written where not derived) and exists (select from derived_currency) then
    perform derive_prices(array(select distinct variant_id from written where not derived));
  end if;
  return null;
end $$;
create trigger derive_inserted after insert on variant_price referencing new table as written
  for each statement execute function derive_written_prices();
create trigger derive_updated after update on variant_price referencing new table as written
  for each statement execute function derive_written_prices();
create trigger derive_deleted after delete on variant_price referencing old table as written
  for each statement execute function derive_written_prices();

-- A later change of the return period does not shorten what an order was promised.
create function promised_return_days() returns integer language sql stable as
  'select coalesce((value ->> ''returnDays'')::integer, 99) from shop_settings';
alter table orders add column return_days integer not null default promised_return_days();
