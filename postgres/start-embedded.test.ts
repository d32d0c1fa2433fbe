import assert from 'node:assert/strict'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { until } from '#test-support/until.ts'
import { runningPostmaster } from './postmaster.ts'
import { startEmbedded } from './start-embedded.ts'
import { ask, killDatabase, otherProcess, silent, temporaryFolder } from './testing.ts'

// A path longer than a socket's name may be, in a folder that only its owner may read.
const longName = 'gifts-for-every-occasion-'.repeat(5)
const folder = await temporaryFolder('data', longName)
const dataDir = join(folder, 'data')

test('a first start creates the database, and a second start keeps its data', async () => {
  const first = await startEmbedded(dataDir, silent)
  assert.equal(first.adopted, false)
  assert.equal(await ask(first.connection, 'show server_encoding'), 'UTF8')
  assert.equal(await ask(first.connection, 'show fsync'), 'on')
  await ask(first.connection, 'create table kept as select 1 as number')
  await first.stop()
  assert.equal(await runningPostmaster(dataDir), undefined)

  const second = await startEmbedded(dataDir, silent)
  assert.equal(second.adopted, false)
  assert.equal(await ask(second.connection, 'select number from kept'), 1)
  await second.stop()
})

test('the database is not reachable without its password or over the network', async () => {
  const shop = await startEmbedded(dataDir, silent)
  await assert.rejects(
    ask({ ...shop.connection, password: 'guessed' }, 'select 1'),
    /password authentication failed/,
  )
  assert.equal(await ask(shop.connection, 'show listen_addresses'), '')
  await shop.stop()
})

test('a database killed beside the running shop is started again', async () => {
  const lines: string[] = []
  const shop = await startEmbedded(dataDir, (line) => lines.push(line))
  await killDatabase(dataDir)
  // A busy machine first logs that the files are being checked.
  await until(async () => lines.includes('the database had stopped and was started again'))
  assert.equal(await ask(shop.connection, 'select number from kept'), 1)
  await shop.stop()
})

test('the next shop uses the running database of a killed shop', async () => {
  const killed = await otherProcess('startEmbedded', dataDir)
  await killed.kill()
  const left = await runningPostmaster(dataDir)
  const shop = await startEmbedded(dataDir, silent)
  assert.equal(shop.adopted, true)
  assert.equal(await runningPostmaster(dataDir), left)
  await shop.stop()
  assert.equal(await runningPostmaster(dataDir), undefined)
})

test('a shop starts after shop and database were killed', async () => {
  const killed = await otherProcess('startEmbedded', dataDir)
  await Promise.all([killed.kill(), killDatabase(dataDir)])
  const shop = await startEmbedded(dataDir, silent)
  assert.equal(shop.adopted, false)
  assert.equal(await ask(shop.connection, 'select number from kept'), 1)
  await shop.stop()
})

test('an interrupted first start does not prevent the next start', async () => {
  const fresh = join(folder, longName)
  await mkdir(fresh)
  const killed = await otherProcess('startEmbedded', fresh, 'begun')
  await until(async () => (await readdir(fresh)).some((name) => name.startsWith('postgres.init-')))
  await killed.kill()
  assert.ok(!(await readdir(fresh)).includes('postgres'))

  const shop = await startEmbedded(fresh, silent)
  assert.equal(await ask(shop.connection, 'select 1'), 1)
  await shop.stop()
})
