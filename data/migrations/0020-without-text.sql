-- A gift that could carry a personal text is ordered without one only by choice. Earlier orders did not record it.
alter table order_line add column without_text boolean not null default false;
-- Carts from before: what is in them without a text says so from now on.
update cart set lines = (
  select jsonb_agg(line || jsonb_build_object('withoutText', line ->> 'personalisation' = '' and exists (
      select 1 from variant v join product p on p.id = v.product_id
      where v.id = (line ->> 'variantId')::uuid and p.personalisation_max is not null)) order by at)
  from jsonb_array_elements(lines) with ordinality as each(line, at))
where jsonb_array_length(lines) > 0;
