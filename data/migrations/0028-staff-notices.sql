-- expand
-- Kinds of e-mails that a staff member has switched off; all others are sent to members whose role includes them.
create table staff_muted_notice (
  staff_id uuid not null,
  notice text not null,
  primary key (staff_id, notice)
);
select audit_table('staff_muted_notice');

-- Variants that staff were told about. A row goes when the stock is sufficient again.
create table low_stock_notice (
  variant_id uuid primary key references variant (id) on delete cascade,
  noticed_at timestamptz not null
);
