-- expand
-- People who run the shop. A member without `joined_at` is invited; one with `removed_at` has no access.
create table staff_member (
  id uuid primary key,
  email text not null,
  name text not null default '',
  role text not null check (role in ('owner', 'manager', 'packer')),
  locale text not null,
  -- The authenticator app's secret derives from this and the shop's secret.
  totp_seed text not null,
  -- False until the app's first code is right.
  totp_on boolean not null default false,
  -- The last 30-second step whose code was accepted: a code works once.
  totp_step bigint not null default 0,
  -- Hash of the token in the invitation's link; null once it is used.
  invitation_hash text unique,
  invitation_expires_at timestamptz,
  invited_at timestamptz not null,
  joined_at timestamptz,
  removed_at timestamptz
);
create unique index staff_member_by_email on staff_member (lower(email)) where removed_at is null;

create table staff_session (
  id uuid primary key,
  token_hash text not null unique,
  staff_id uuid not null references staff_member (id) on delete cascade,
  browser text not null,
  system text not null,
  signed_in_at timestamptz not null,
  -- The last time that the member proved a second factor.
  proven_at timestamptz not null,
  seen_at timestamptz not null
);
create index staff_session_by_member on staff_session (staff_id);

create table staff_passkey (
  -- The authenticator's credential id, base64url.
  id text primary key,
  staff_id uuid not null references staff_member (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports jsonb not null default '[]',
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_by_member on staff_passkey (staff_id);

-- Challenges of passkeys that were not answered yet. Each is answered once.
create table staff_challenge (
  challenge text primary key,
  expires_at timestamptz not null
);

select audit_table(name) from unnest(array['staff_member', 'staff_passkey']) as name;
