-- expand
-- A number that changes with every change of a product's rows. A node compares it with the one that it loaded.
create view product_fingerprint as
select p.id, p.status, (p.xmin::text::float8
  + (select coalesce(sum(xmin::text::float8 * 3), 0) from product_text where product_id = p.id)
  + (select coalesce(sum(v.xmin::text::float8 * 5 + coalesce(vp.xmin::text::float8 * 7, 0)), 0)
     from variant v left join variant_price vp on vp.variant_id = v.id where v.product_id = p.id)
  + (select coalesce(sum(xmin::text::float8 * 11), 0) from product_category where product_id = p.id)
  + (select coalesce(sum(xmin::text::float8 * 13), 0) from product_tag where product_id = p.id)) as fingerprint
from product p;
