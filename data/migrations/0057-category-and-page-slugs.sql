-- expand
alter table category_text
  -- The category's address in this language; null: the category's key.
  add column slug text check (slug ~ '^[a-z0-9][a-z0-9-]{0,119}$');
alter table content_text
  -- The page's address in this language; null: the page's key.
  add column slug text check (slug ~ '^[a-z0-9][a-z0-9-]{0,119}$');
