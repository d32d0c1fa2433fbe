-- A withdrawal declared by who only knew e-mail and number: written down with its time, in effect once it is confirmed.
alter table return_request drop constraint return_request_status_check;
alter table return_request add constraint return_request_status_check check (status in ('declared', 'asked', 'approved', 'refused'));
