// The PostgreSQL server of a test run: the server of DATABASE_URL, otherwise an embedded one in a temporary folder.
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { dropTemplates } from '#data/testing.ts'
import { startEmbedded, type Embedded } from '#postgres/start-embedded.ts'

/** `folder` contains data that the test files of the run share. */
export type TestServer = { name: string; url: string; folder: string; stop(): Promise<void> }

/** The tests create and drop their own databases on the server. */
export async function openTestServer(): Promise<TestServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'posy-test-'))
  await shareEncodedPictures(folder)
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  const configuredUrl = process.env.DATABASE_URL
  if (configuredUrl)
    return {
      name: 'the server of DATABASE_URL',
      url: configuredUrl,
      folder,
      async stop() {
        await dropTemplates(configuredUrl, folder)
        await remove()
      },
    }
  try {
    const embedded = await startEmbedded(path.join(folder, 'data'), (line) => console.log(line))
    await turnOffDurability(embedded)
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

/** An AVIF takes 160 ms. A file's name has the hash of its original and of the settings, so that later runs can use it. */
async function shareEncodedPictures(folder: string): Promise<void> {
  const cache = path.resolve('node_modules/.cache/pictures')
  const pictures = path.join(folder, 'pictures')
  await mkdir(cache, { recursive: true })
  await mkdir(pictures)
  await symlink(cache, path.join(pictures, 'resized'))
}

/** Turns durability off for speed, because these databases live for minutes. Tests of durability start their own server. */
async function turnOffDurability({ connection }: Embedded): Promise<void> {
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
