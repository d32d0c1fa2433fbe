// Applies missing migrations, before the nodes of a new release start.
import { migrate, missingMigrations } from '#data/migrate.ts'
import type { Command } from '../command.ts'

export const migrateCommand: Command = {
  usage: 'migrate',
  about: 'Brings the database up to this release. Run it once before a roll-out; nodes go on meanwhile.',
  options: { check: { type: 'boolean', about: 'Only lists what is missing; exit code 1 if anything is.' } },
  acceptsOldSchema: true,
  async run(db, { options }) {
    const missing = await missingMigrations(db)
    if (options.check)
      return {
        text: missing.length > 0 ? ['Missing:', ...missing].join('\n') : 'The database is up to date.',
        json: { missing },
        alarm: missing.length > 0,
      }
    const applied = await migrate(db)
    return {
      text: applied.length > 0 ? ['Applied:', ...applied].join('\n') : 'The database is up to date.',
      json: { applied },
    }
  },
}
