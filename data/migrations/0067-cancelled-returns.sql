-- expand
-- The buyer of a requested return may keep the gifts after all.
alter table return_request drop constraint return_request_status_check;
alter table return_request add constraint return_request_status_check
  check (status in ('declared', 'asked', 'approved', 'refused', 'cancelled'));
