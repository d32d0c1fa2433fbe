-- expand
-- Each order keeps whether the shop pays the postage of its returns, like its days of return. Earlier orders were promised that
-- it does so only for its own faults. A function: the release before does not know the column.
create function promised_free_returns() returns boolean language sql stable as
  'select coalesce((select (value ->> ''freeReturns'')::boolean from shop_settings), false)';
alter table orders add column free_returns boolean not null default false;
alter table orders alter column free_returns set default promised_free_returns();
