-- How much may be held without being paid: orders are counted by the network they were placed from.

-- Keyed hash of the network; forgotten after a day.
alter table orders add column network text;
create index orders_by_network on orders (network, placed_at) where network is not null;

-- Raises a violation of `unpaid_orders_are_few` or `unpaid_units_are_few` where one more unpaid order is one too many.
-- Orders of the same network, e-mail or customer wait for each other from here to the end of the transaction, so that
-- each counts those before it: a query within a function sees what was committed while it waited.
-- `limits`: domain/unpaid-orders.ts. `of_email` is null for a customer, `of_customer` for a guest.
create function check_unpaid_orders(
  limits jsonb, of_network text, of_email text, of_customer uuid, of_variants uuid[], new_units integer, placed timestamptz)
returns boolean language plpgsql volatile as $$
declare
  exceeded text;
begin
  if jsonb_array_length(limits) = 0 then
    return true;
  end if;
  -- In one order, so that nobody waits in a circle.
  perform pg_advisory_xact_lock(locks.key) from (
    select distinct hashtextextended(who, 0) as key
    from unnest(array['network ' || of_network, 'email ' || lower(of_email), 'customer ' || of_customer::text]) as who
    where who is not null order by 1) as locks;
  select case when counted.orders + 1 > l.orders then 'unpaid_orders_are_few' else 'unpaid_units_are_few' end into exceeded
  from jsonb_to_recordset(limits) as l(by text, "withinMs" bigint, orders int, units int)
  cross join lateral (
    select count(*) as orders, coalesce(sum((select sum(quantity) from order_line where order_id = o.id)), 0) as units
    from orders o
    where o.payment_status = 'unpaid' and o.placed_at > placed - interval '1 day'
      and case when l."withinMs" is null then o.status = 'unpaid'
        else o.placed_at > placed - l."withinMs" * interval '1 millisecond' end
      and (o.network = of_network or lower(o.email) = lower(of_email) or o.customer_id = of_customer)
      and case l.by
        when 'network' then o.network = of_network
        when 'network and variant' then o.network = of_network and exists (
          select from order_line where order_id = o.id and variant_id = any (of_variants))
        when 'email and network' then lower(o.email) = lower(of_email) and o.network = of_network
        when 'email' then lower(o.email) = lower(of_email)
        when 'customer' then o.customer_id = of_customer
      end) as counted
  where counted.orders + 1 > l.orders or counted.units + new_units > l.units
  order by 1 limit 1;
  if exceeded is not null then
    raise exception 'too much is waiting for its payment' using errcode = 'check_violation', constraint = exceeded;
  end if;
  return true;
end $$;

-- Mails about orders that nobody has paid yet: they are few, for anybody can name any address.
create table unpaid_mail (
  -- The mail's job.
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  sent_at timestamptz not null
);
create index unpaid_mail_by_order on unpaid_mail (order_id);
