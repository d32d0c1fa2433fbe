-- Codes are counted by who asks, so that a stranger cannot use up those of a customer.
-- 'known': a browser in which this customer has signed in before. Else the keyed hash of the network.
alter table sign_in_code add column asker text not null default '';
drop index sign_in_code_is_one_a_minute;
create unique index sign_in_code_is_one_a_minute on sign_in_code (lower(email), asker, minute);
