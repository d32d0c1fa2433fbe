import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import { runningPostmaster } from './postmaster.ts'
import { connectEmbedded, startEmbedded } from './start-embedded.ts'
import { ask, otherProcess, silent, temporaryFolder } from './testing.ts'

const dataDir = await temporaryFolder()

test('commands started together on an empty folder share one database, and the last one stops it', async () => {
  const commands = await Promise.all([1, 2, 3].map(() => connectEmbedded(dataDir, silent)))
  assert.equal(commands.filter(({ adopted }) => adopted).length, 2)
  for (const command of commands) {
    assert.equal(await ask(command.connection, 'select 1'), 1)
    await command.stop()
  }
  assert.equal(await runningPostmaster(dataDir), undefined)
  assert.deepEqual(
    (await readdir(dataDir)).filter((name) => name.startsWith('command-')),
    [],
  )
})

test('a command beside a running shop does not stop the database', async () => {
  const shop = await startEmbedded(dataDir, silent)
  const command = await connectEmbedded(dataDir, silent)
  assert.equal(command.adopted, true)
  await command.stop()
  assert.equal(await ask(shop.connection, 'select 1'), 1)
  await shop.stop()
})

test('the database keeps running when a command ends after a shop has started', async () => {
  const command = await connectEmbedded(dataDir, silent)
  const shop = await startEmbedded(dataDir, silent)
  const pid = await runningPostmaster(dataDir)
  assert.equal(shop.adopted, true)
  await command.stop()
  assert.equal(await runningPostmaster(dataDir), pid)
  await shop.stop()
  assert.equal(await runningPostmaster(dataDir), undefined)
})

test('a shop that stops during a command does not stop the database', async () => {
  const shop = await startEmbedded(dataDir, silent)
  const command = await connectEmbedded(dataDir, silent)
  await shop.stop()
  assert.equal(await ask(command.connection, 'select 1'), 1)
  await command.stop()
  assert.equal(await runningPostmaster(dataDir), undefined)
})

test('a killed command does not prevent stopping the database', async () => {
  const command = await otherProcess('connectEmbedded', dataDir)
  await command.kill()
  const shop = await startEmbedded(dataDir, silent)
  assert.equal(shop.adopted, true)
  await shop.stop()
  assert.equal(await runningPostmaster(dataDir), undefined)
})
