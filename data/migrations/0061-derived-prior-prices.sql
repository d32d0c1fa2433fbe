-- expand
-- The lowest price in force in the thirty days before an announcement, as domain/pricing/prior-price.ts.
create function prior_price(variant uuid, in_currency text, announced timestamptz) returns bigint language sql stable as $$
  select min(h.price) from price_history h
  where h.variant_id = variant and h.currency = in_currency and h.since < announced
    and h.since >= coalesce((select max(s.since) from price_history s where s.variant_id = variant
      and s.currency = in_currency and s.since <= announced - interval '30 days'), '-infinity')
$$;

-- As in 0026-settings.sql. A rate of today does not raise a struck-through price: the lower one of its own currency counts.
create or replace function derive_prices(variants uuid[]) returns void language plpgsql as $$
begin
  delete from variant_price p where p.derived and (variants is null or p.variant_id = any (variants))
    and not exists (select from derived_currency d join variant_price b on b.variant_id = p.variant_id
      and b.currency = d.base and not b.derived where d.currency = p.currency);
  with derived as (
    select b.variant_id, d.currency, derived_price(b.price, d) as price,
      case when b.compare_at is not null then least(derived_price(b.compare_at, d),
        prior_price(b.variant_id, d.currency, (
          -- A price that is being written is not in the history yet. The clocks of nodes and database may differ.
          select case when h.price = b.price then h.since - interval '10 s' else clock_timestamp() end
          from price_history h where h.variant_id = b.variant_id and h.currency = b.currency
          order by h.since desc limit 1))) end as compare_at
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
