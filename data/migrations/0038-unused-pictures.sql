-- expand
-- Since when nothing uses the picture. Null: something uses it, or it was not checked yet.
alter table picture add column unused_since timestamptz;

-- Whether a product, category, page, order or setting shows the picture, or the undoing of an import will show it.
-- Variants show pictures of their product only.
create function picture_is_used(picture_name text) returns boolean language sql stable as $$
  select exists (select from product_picture where picture = picture_name)
    or exists (select from category where picture = picture_name)
    or exists (select from content where picture = picture_name)
    or exists (select from order_line where picture = picture_name)
    or exists (
      select from import_product
      where before -> 'pictures' ? picture_name and before is not null and undoing is null)
    or exists (
      select from shop_settings
      where value @> jsonb_build_object('logo', jsonb_build_object('name', picture_name))
        or value @> jsonb_build_object('home', jsonb_build_array(
          jsonb_build_object('picture', jsonb_build_object('name', picture_name)))));
$$;
