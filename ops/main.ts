// `npm run ops -- …`: runs a command, with or without a running shop.
import { assertUsable } from '#data/assert-usable.ts'
import { minConnections, openDatabase, type Db } from '#data/database.ts'
import { migrate, missingMigrations } from '#data/migrate.ts'
import { connectEmbedded } from '#postgres/start-embedded.ts'
import { StartProblem } from '#postgres/start-problem.ts'
import { ConfigProblem, environment, readConfig, serverOptions } from '#server/config.ts'
import { commands } from './commands.ts'
import { runCommand } from './run-command.ts'

/** Migrates the built-in database. A shared one is migrated by a node or by `ops migrate`, never by a mere command. */
async function bringUpToDate(db: Db, isShared: boolean): Promise<void> {
  if (!isShared) return void (await migrate(db))
  const missing = await missingMigrations(db)
  if (missing.length > 0)
    throw new StartProblem(
      `The database lacks migrations of this release (${missing.join(', ')}): run \`npm run ops -- migrate\` first.`,
    )
}

async function withDatabase<T>(work: (db: Db) => Promise<T>, acceptsOldSchema: boolean): Promise<T> {
  const config = readConfig(environment())
  const { DATABASE_URL, DATA_DIR } = config
  const embedded = DATABASE_URL ? null : await connectEmbedded(DATA_DIR, () => undefined)
  const db = openDatabase(
    embedded
      ? { ...embedded.connection, max: minConnections }
      : { ...serverOptions(config), max: minConnections },
  )
  try {
    if (DATABASE_URL) await assertUsable(db, DATABASE_URL)
    if (!acceptsOldSchema) await bringUpToDate(db, DATABASE_URL !== undefined)
    return await work(db)
  } finally {
    await db.close()
    await embedded?.stop()
  }
}

try {
  const { exitCode, output, problem } = await runCommand(
    commands,
    process.argv.slice(2),
    'database',
    withDatabase,
  )
  if (problem) console.error(output)
  else console.log(output)
  process.exitCode = exitCode
} catch (error) {
  if (!(error instanceof StartProblem || error instanceof ConfigProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}
