-- expand
-- Name days, and every occasion that has one day a year.
alter table gift_date
  drop constraint gift_date_kind_check,
  drop constraint gift_date_has_its_day;
alter table gift_date
  add constraint gift_date_kind_check check (kind in ('birthday', 'name-day', 'anniversary', 'christmas', 'st-nicholas',
    'valentines-day', 'womens-day', 'mothers-day', 'fathers-day', 'grandparents-day', 'childrens-day', 'teachers-day',
    'easter', 'orthodox-easter')) not valid,
  add constraint gift_date_has_its_day check
    ((kind in ('birthday', 'name-day', 'anniversary')) = (month is not null and day is not null)) not valid;
alter table gift_date validate constraint gift_date_kind_check;
alter table gift_date validate constraint gift_date_has_its_day;
