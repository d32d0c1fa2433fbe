-- The people a customer gives gifts to, their dates, and the reminders of them.
create table person (
  id uuid primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  name text not null,
  relation text not null default '',
  notes text not null default '',
  -- Where their gifts go: it decides feasts, last days to order, and prices.
  country text not null,
  -- As in customer_address; null where none is kept.
  address jsonb,
  updated_at timestamptz not null
);
create index person_by_customer on person (customer_id);

create table gift_date (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  kind text not null check (kind in ('birthday', 'anniversary', 'mothers-day', 'easter', 'orthodox-easter')),
  month integer,
  day integer,
  year integer,
  remind boolean not null,
  -- When the next reminder falls due; null where none does.
  remind_at timestamptz,
  constraint gift_date_has_its_day check ((kind in ('birthday', 'anniversary')) = (month is not null and day is not null))
);
create index gift_date_by_person on gift_date (person_id);
create index gift_date_to_remind on gift_date (remind_at) where remind_at is not null;

-- The time is kept: it proves when the customer agreed, or stopped agreeing.
alter table customer add column reminders boolean not null default true;
alter table customer add column reminders_changed_at timestamptz;

-- Work that is done once, however often it is asked for.
alter table job add column once text;
create unique index job_is_done_once on job (once) where once is not null;
