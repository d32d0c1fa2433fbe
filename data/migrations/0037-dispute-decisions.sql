-- expand
-- The accountant's file lists a lost dispute in the month of its decision.
alter table payment_dispute add column decided_at timestamptz;
update payment_dispute set decided_at = updated_at where state in ('won', 'lost');
create index payment_dispute_by_decision on payment_dispute (decided_at) where state = 'lost';
