-- expand
alter table product_text
  -- The product's address in this language; null: the product's key.
  add column slug text check (slug ~ '^[a-z0-9][a-z0-9-]{0,119}$');
create index product_text_by_slug on product_text (slug) where slug is not null;
