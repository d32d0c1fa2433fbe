-- expand
-- Staff remove gifts from a placed order, or change them to a cheaper variant. The amounts as placed stay.
alter table order_line add column removed integer not null default 0;
alter table order_line add column current_price bigint;
alter table order_line add constraint removed_stay_within_line check (removed between 0 and quantity);
-- What a refund credits, if it is neither a return nor without goods.
alter table refund add column goods jsonb;
alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check check (reason in
  ('cancelled', 'late-payment', 'return', 'withdrawal', 'goodwill', 'duplicate', 'provider', 'correction'));
