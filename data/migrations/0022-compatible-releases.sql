-- expand
-- The oldest release that runs with a migration (data/migration-files.ts).
alter table migration add column runs_since text;
