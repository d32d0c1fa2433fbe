-- expand
-- A subscription also ends when the mail server refuses the address for good.
alter table newsletter_consent drop constraint newsletter_consent_source_check;
alter table newsletter_consent add constraint newsletter_consent_source_check
  check (source in ('form', 'settings', 'link', 'one-click', 'merchant', 'bounce'));
