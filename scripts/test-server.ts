// The PostgreSQL server of a test run: the one DATABASE_URL names, else one of our own in a temporary folder.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '#data/embedded/start-embedded.ts'

export type TestServer = { name: string; url: string; stop(): Promise<void> }

/** The tests create and drop databases of their own on it. */
export async function openTestServer(): Promise<TestServer> {
  const given = process.env.DATABASE_URL
  if (given) return { name: 'the server of DATABASE_URL', url: given, stop: async () => {} }
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-test-'))
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  try {
    const embedded = await startEmbedded(path.join(folder, 'data'), (line) => console.log(line))
    const { host, port, user, password, database } = embedded.connection
    const url = new URL(`postgres://localhost:${port}/${database}`)
    url.username = user
    url.password = password
    url.searchParams.set('host', host)
    return {
      name: 'embedded PostgreSQL',
      url: url.href,
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
