-- expand
-- Staff unsubscribe readers and send newsletter issues.
alter table newsletter_consent drop constraint newsletter_consent_source_check;
alter table newsletter_consent add constraint newsletter_consent_source_check
  check (source in ('form', 'settings', 'link', 'one-click', 'merchant'));
select audit_table('newsletter_issue');
