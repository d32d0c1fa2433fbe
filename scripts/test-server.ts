// The PostgreSQL server of a test run: the one DATABASE_URL names, else one of our own in a temporary folder.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded, type Embedded } from '#postgres/start-embedded.ts'
import { dropTemplates } from '#data/testing.ts'

/** `folder` is for what the files of the run share. */
export type TestServer = { name: string; url: string; folder: string; stop(): Promise<void> }

/** The tests create and drop databases of their own on it. */
export async function openTestServer(): Promise<TestServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-test-'))
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  const given = process.env.DATABASE_URL
  if (given)
    return {
      name: 'the server of DATABASE_URL',
      url: given,
      folder,
      async stop() {
        await dropTemplates(given, folder)
        await remove()
      },
    }
  try {
    const embedded = await startEmbedded(path.join(folder, 'data'), (line) => console.log(line))
    await forgetPowerCuts(embedded)
    const { host, port, user, password, database } = embedded.connection
    const url = new URL(`postgres://localhost:${port}/${database}`)
    url.username = user
    url.password = password
    url.searchParams.set('host', host)
    return {
      name: 'embedded PostgreSQL',
      url: url.href,
      folder,
      async stop() {
        await embedded.stop()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** This server's databases live for minutes: nothing has to survive a power cut. Tests of durability start their own. */
async function forgetPowerCuts({ connection }: Embedded): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
      await client.query(`alter system set ${setting} = off`)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}
