-- expand
-- How the photograph shows a personal text: {"blank":"name-mug-oat-blank","effect":"glaze", … ,"words":{"us":"Mom"}}.
-- `blank` is the name of the same photograph without text. Null: the text is not drawn on it.
alter table picture add column lettering jsonb;

create or replace function picture_is_used(picture_name text) returns boolean language sql stable as $$
  select exists (select from product_picture where picture = picture_name)
    or exists (select from category where picture = picture_name)
    or exists (select from content where picture = picture_name)
    or exists (select from order_line where picture = picture_name)
    or exists (select from picture where lettering ->> 'blank' = picture_name and lettering is not null)
    or exists (
      select from import_product
      where before -> 'pictures' ? picture_name and before is not null and undoing is null)
    or exists (
      select from shop_settings
      where value @> jsonb_build_object('logo', jsonb_build_object('name', picture_name))
        or value @> jsonb_build_object('home', jsonb_build_array(
          jsonb_build_object('picture', jsonb_build_object('name', picture_name)))));
$$;
