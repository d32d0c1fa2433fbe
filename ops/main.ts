// `npm run ops -- …`: runs a command, with or without a running shop.
import { assertUsable } from '#data/assert-usable.ts'
import { fewestConnections, openDatabase, type Db } from '#data/database.ts'
import { connectEmbedded } from '#postgres/start-embedded.ts'
import { StartProblem } from '#postgres/start-problem.ts'
import { migrate } from '#data/migrate.ts'
import { ConfigProblem, environment, readConfig } from '#server/config.ts'
import { commands } from './commands.ts'
import { runCommand } from './run-command.ts'

async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATA_DIR } = readConfig(environment())
  const embedded = DATABASE_URL ? null : await connectEmbedded(DATA_DIR, () => undefined)
  const db = openDatabase(
    embedded
      ? { ...embedded.connection, max: fewestConnections }
      : { connectionString: DATABASE_URL, max: fewestConnections },
  )
  try {
    if (DATABASE_URL) await assertUsable(db, DATABASE_URL)
    await migrate(db)
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
