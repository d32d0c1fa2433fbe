// Reads migration files. Comment lines of their own state how a file is applied and which releases run with it.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

export type Migration = {
  readonly name: string
  readonly text: string
  readonly checksum: string
  /**
   * The oldest release that runs with the migrated schema, by the newest migration that it has. '': every release.
   * null: only releases that have this migration.
   */
  readonly runsSince: string | null
  /** Applied outside a transaction, one statement after another, as `create index concurrently` requires. */
  readonly concurrently: boolean
}

/**
 * `-- expand`: earlier releases run with it. `-- contract`: they do not. `-- contract since 0022-name.sql`: those that
 * have that migration do, because they no longer use what this one removes.
 */
const effect = /^-- (?:(expand)|contract(?: since (\S+\.sql))?)$/m

export async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      const [, expand, since] = effect.exec(text) ?? []
      return {
        name,
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
        runsSince: expand ? '' : (since ?? null),
        concurrently: /^-- concurrently$/m.test(text),
      }
    }),
  )
}

export function statesEffect({ text }: Migration): boolean {
  return effect.test(text)
}
