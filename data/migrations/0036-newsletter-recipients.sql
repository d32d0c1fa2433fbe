-- expand
-- The list of issues does not count their deliveries.
alter table newsletter_issue add column recipients integer not null default 0;
update newsletter_issue i set recipients = (select count(*) from newsletter_delivery d where d.issue_key = i.key);
