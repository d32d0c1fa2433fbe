-- expand
-- concurrently
drop index concurrently if exists picture_by_blank;
create index concurrently picture_by_blank on picture ((lettering ->> 'blank')) where lettering is not null;
