-- expand
-- Paper and ribbon of a wrapped gift. Null: the shop chooses, as for all earlier orders.
-- Lines of carts have them as "wrapping": {"paper":"kraft","ribbon":"gold"}.
alter table order_line add column wrap_paper text, add column wrap_ribbon text;
