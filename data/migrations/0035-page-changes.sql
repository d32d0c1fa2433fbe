-- expand
-- pages: what stands on all pages has changed, as the names of categories and content, but no product by itself.
alter table catalog_change drop constraint catalog_change_kind_check,
  add constraint catalog_change_kind_check check (kind in ('product', 'stock', 'rank', 'pages')) not valid;
