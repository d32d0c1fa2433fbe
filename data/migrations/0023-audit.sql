-- expand
-- Every row that staff, a command or an import writes, before and after the change. Shoppers' writes set no actor and
-- are not recorded.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- 'staff', 'command' or 'import'
  actor_kind text not null,
  -- The staff member's id, or the system account that ran the command.
  actor text not null,
  -- Operation or command: 'admin.saveProduct', 'stock set'.
  action text not null,
  -- The import that wrote the row.
  run uuid,
  table_name text not null,
  -- Null for an inserted row.
  before jsonb,
  -- Null for a deleted row.
  after jsonb
);
create index audit_entry_by_time on audit_entry (at);
create index audit_entry_by_run on audit_entry (run, id) where run is not null;

-- Reads the setting `posy.actor`: {"kind", "id", "action", "run"}. data/audit.ts sets it for one transaction.
create function audit_row() returns trigger language plpgsql as $$
declare
  actor jsonb := current_setting('posy.actor')::jsonb;
begin
  if tg_op = 'UPDATE' and old is not distinct from new then
    return null;
  end if;
  insert into audit_entry (actor_kind, actor, action, run, table_name, before, after)
  values (actor ->> 'kind', actor ->> 'id', actor ->> 'action', (actor ->> 'run')::uuid, tg_table_name,
    case when tg_op <> 'INSERT' then to_jsonb(old) end,
    case when tg_op <> 'DELETE' then to_jsonb(new) end);
  return null;
end $$;

-- audit_table('product') adds the trigger to a table. A write without an actor costs one comparison per row.
create function audit_table(name text) returns void language plpgsql as $$
begin
  execute format('create trigger audit after insert or update or delete on %I for each row
    when (coalesce(current_setting(''posy.actor'', true), '''') <> '''') execute function audit_row()', name);
end $$;

select audit_table(name) from unnest(array[
  'product', 'product_text', 'variant', 'variant_price', 'product_picture', 'picture', 'category', 'category_text',
  'product_category', 'tag', 'tag_text', 'product_tag', 'product_redirect', 'content', 'content_text',
  'promotion', 'coupon', 'coupon_holding', 'review', 'orders', 'order_line', 'shipment_group', 'shipment',
  'return_request', 'return_line', 'refund', 'customer', 'customer_address', 'newsletter_subscription']) as name;
