-- Expired rows are found by their age, a batch at a time.
create index recent_view_by_age on recent_view (viewed_at);
create index wish_of_guests_by_age on wish (added_at) where owner like 'session:%';
create index payment_event_by_age on payment_event (received_at);
create index sign_in_code_by_age on sign_in_code (asked_at);
create index orders_with_network_by_age on orders (placed_at) where network is not null;
create index unpaid_mail_by_age on unpaid_mail (sent_at);
create index known_browser_by_age on known_browser (seen_at);
create index customer_session_by_age on customer_session (seen_at);
