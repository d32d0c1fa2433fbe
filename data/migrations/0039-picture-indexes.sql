-- expand
-- concurrently
drop index concurrently if exists picture_by_unused;
create index concurrently picture_by_unused on picture (unused_since) where unused_since is not null;
-- What uses a picture: the function picture_is_used.
drop index concurrently if exists product_picture_by_picture;
create index concurrently product_picture_by_picture on product_picture (picture);
drop index concurrently if exists order_line_by_picture;
create index concurrently order_line_by_picture on order_line (picture) where picture is not null;
drop index concurrently if exists import_product_by_picture;
create index concurrently import_product_by_picture on import_product using gin ((before -> 'pictures'))
  where before is not null and undoing is null;
