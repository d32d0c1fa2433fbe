-- How large each value of one option is; null where the words say enough.
-- {"option":"size","measures":["height"],"rows":[{"value":"small","millimetres":[240]}]}
alter table product add column size_chart jsonb;
