-- expand
-- The same numbers. `offset 0` reads prices by variant also before PostgreSQL has statistics, as after an import: it
-- would join the whole table for each product.
create or replace view product_fingerprint as
select p.id, p.status, (p.xmin::text::float8
  + (select coalesce(sum(xmin::text::float8 * 3), 0) from product_text where product_id = p.id)
  + (select coalesce(sum(v.xmin::text::float8 * 5 + coalesce(vp.changed * 7, 0)), 0)
     from variant v left join lateral (
       select xmin::text::float8 as changed from variant_price where variant_id = v.id offset 0) vp on true
     where v.product_id = p.id)
  + (select coalesce(sum(xmin::text::float8 * 11), 0) from product_category where product_id = p.id)
  + (select coalesce(sum(xmin::text::float8 * 13), 0) from product_tag where product_id = p.id)) as fingerprint
from product p;
