// Checks that the server of DATABASE_URL is usable. The error is one sentence with cause and remedy.
import { StartProblem } from '#postgres/start-problem.ts'
import { isDatabaseUnavailable, sql, sqlState, type Db } from './database.ts'

const oldestMajor = 15

export async function assertUsable(db: Db, databaseUrl: string): Promise<void> {
  const { host, username, pathname, searchParams } = new URL(databaseUrl)
  const where = searchParams.get('host') ?? host
  try {
    const version = await db.row<{ major: number }>(
      sql`select current_setting('server_version_num')::int / 10000 as major`,
    )
    if (version && version.major < oldestMajor)
      throw new StartProblem(
        `The server of DATABASE_URL is PostgreSQL ${version.major}, and the shop needs ${oldestMajor} or newer: take a newer server, or leave DATABASE_URL out for the shop's own database.`,
      )
  } catch (error) {
    const sentence = sentenceFor(error, where, username, pathname.slice(1))
    throw sentence ? new StartProblem(sentence, { cause: error }) : error
  }
}

function sentenceFor(error: unknown, where: string, user: string, name: string): string | undefined {
  const state = sqlState(error)
  if (state.startsWith('28'))
    return `The database server at ${where} does not let '${user}' in: correct the user or the password in DATABASE_URL.`
  if (state === '3D000')
    return `There is no database '${name}' on the server at ${where}: create it, or correct its name in DATABASE_URL.`
  if ('code' in Object(error) && (error as { code: unknown }).code === 'EREADONLY')
    return `The database server at ${where} is read-only: DATABASE_URL needs the primary server.`
  if (isDatabaseUnavailable(error))
    return `The database server at ${where} does not answer: start it, or correct DATABASE_URL.`
  return undefined
}
