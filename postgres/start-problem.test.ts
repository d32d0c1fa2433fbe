import assert from 'node:assert/strict'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { until } from '#test-support/until.ts'
import { runningPostmaster } from './postmaster.ts'
import { startEmbedded, StartProblem } from './start-embedded.ts'
import { ask, mount, otherProcess, silent, temporaryDisk, temporaryFolder } from './testing.ts'

const folder = await temporaryFolder('data')
const dataDir = join(folder, 'data')

const refused = (sentence: RegExp) => (error: unknown) => {
  assert.ok(error instanceof StartProblem, String(error))
  assert.match(error.message, sentence)
  assert.doesNotMatch(error.message, /\n/)
  return true
}

test('a second shop on the same folder is refused, and the first keeps running', async () => {
  const first = await startEmbedded(dataDir, silent)
  const second = startEmbedded(dataDir, silent)
  await assert.rejects(
    second,
    refused(new RegExp(`^Another shop \\(process ${process.pid}\\) is running on the data folder`)),
  )
  assert.equal(await ask(first.connection, 'select 1'), 1)
  await first.stop()
  const other = await otherProcess('startEmbedded', dataDir)
  await assert.rejects(startEmbedded(dataDir, silent), refused(new RegExp(`process ${other.pid}\\)`)))
  await other.kill()
  await (await startEmbedded(dataDir, silent)).stop()
})

test('stale pid files with numbers of other processes do not prevent the start', async () => {
  await writeFile(join(dataDir, 'shop.pid'), `${process.ppid}\n`)
  await writeFile(join(dataDir, 'postgres/data/postmaster.pid'), `${process.ppid}\n/elsewhere\n1\n5432\n`)
  const shop = await startEmbedded(dataDir, silent)
  assert.equal(shop.adopted, false)
  await shop.stop()
})

test('a folder of another PostgreSQL version is refused and not changed', async () => {
  const file = join(dataDir, 'postgres/data/PG_VERSION')
  const version = await readFile(file, 'utf8')
  await writeFile(file, '17\n')
  await assert.rejects(
    startEmbedded(dataDir, silent),
    refused(/was written by PostgreSQL 17 and this shop brings PostgreSQL 18: /),
  )
  await writeFile(file, version)
  await (await startEmbedded(dataDir, silent)).stop()
})

test('a file instead of the data folder is refused', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await assert.rejects(
    startEmbedded(file, silent),
    refused(/is not a folder: choose another one with DATA_DIR/),
  )
  await assert.rejects(startEmbedded(join(file, 'data'), silent), refused(/is not a folder/))
})

// Only a separate file system can be filled, or made read-only for root.
const disk = await temporaryDisk()
const small = disk ?? folder
const needsDisk = { skip: disk ? false : 'this user may not mount a small disk' }

test(
  'a full disk gets its sentence at the first start and later, and the shop starts again once there is space',
  needsDisk,
  async () => {
    const sentence = refused(/is full: free some space and start again/)
    const filler = join(small, 'filler')
    await writeFile(filler, Buffer.alloc(50 * 1024 * 1024))
    await assert.rejects(startEmbedded(small, silent), sentence)
    await rm(filler)
    await (await startEmbedded(small, silent)).stop()
    await writeFile(filler, Buffer.alloc(64 * 1024 * 1024)).catch(silent)
    await assert.rejects(startEmbedded(small, silent), sentence)
    assert.equal(await runningPostmaster(small), undefined)
    await rm(filler)
    await (await startEmbedded(small, silent)).stop()
  },
)

test('a read-only folder is reported with its message', needsDisk, async () => {
  // The stopped database may still be closing its last files.
  await until(async () => mount('-o', 'remount,ro', small))
  await assert.rejects(startEmbedded(small, silent), refused(/cannot be written by this user/))
})
