// Start of the shop: a correctable problem prints one clear sentence, sets the exit code, and loses no data.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { before, test } from 'node:test'
import { openDatabase, sql } from '#data/database.ts'
import { createTestDatabase } from '#data/testing.ts'
import { loadSampleShop } from '#sample/load.ts'
import { newBuyer, placeOrder } from '#server/testing-buyers.ts'
import {
  startExpectingFailure,
  startShopProcess,
  stockDataFolder,
  type StockedFolder,
} from '#server/testing-process.ts'
import { openFolderStore } from '#services/files/folder-store.ts'

let folder: StockedFolder
before(async () => void (folder = await stockDataFolder()))

/** The output has only the reason: no stack and no further line. Progress lines end with `…`. */
async function assertReason(environment: Readonly<Record<string, string>>, sentence: RegExp): Promise<void> {
  const { code, output } = await startExpectingFailure({ ...folder.environment, ...environment })
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => !line.endsWith('…'))
  assert.equal(code, 1, output)
  assert.equal(lines.length, 1, output)
  assert.match(lines[0] ?? '', sentence)
}

test('a port in use is named', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await assertReason(
    { PORT: String(port) },
    new RegExp(`^Port ${port} is in use: stop what uses it, or choose another with PORT\\.$`),
  )
  other.close()
})

test('every mistake in the environment is listed at once', async () => {
  const mistakes = {
    PORT: '70000',
    PUBLIC_ORIGIN: 'shop',
    DATABASE_URL: 'mysql://localhost/shop',
    SECRET: 'short',
    RATE_LIMITS: 'maybe',
  }
  const { code, output } = await startExpectingFailure(mistakes)
  assert.equal(code, 1)
  for (const name of Object.keys(mistakes)) assert.match(output, new RegExp(`^  ${name} .+`, 'm'))
  assert.doesNotMatch(output, /\n +at /)
})

test('an unreachable, unknown or closed database is named without its password', async () => {
  const database = await createTestDatabase()
  const url = new URL(database.url)
  const change = (field: 'pathname' | 'password', value: string): string =>
    Object.assign(new URL(url), { [field]: value }).href
  await assertReason(
    { DATABASE_URL: 'postgres://posy:hidden@127.0.0.1:1/posy' },
    /^The database server at 127\.0\.0\.1:1 does not answer: start it, or correct DATABASE_URL\.$/,
  )
  await assertReason(
    { DATABASE_URL: change('pathname', '/no_such_shop') },
    /^There is no database 'no_such_shop' on the server at .+: create it, or correct its name/,
  )
  const guessed = change('password', 'guessed')
  // The server may trust local connections.
  if (!(await letsIn(guessed)))
    await assertReason(
      { DATABASE_URL: guessed },
      /^The database server at .+ does not let '\w+' in: correct the user or the password/,
    )
  await database.db.run(sql`insert into migration (name, checksum) values ('9999-later.sql', '')`)
  await assertReason(
    { DATABASE_URL: database.url },
    /^The database was written by a newer release of Posy \(it has 9999-later\.sql\): run that release/,
  )
  await database.drop()
})

async function letsIn(connectionString: string): Promise<boolean> {
  const db = openDatabase({ connectionString })
  const came = await db.row(sql`select 1`).then(
    () => true,
    () => false,
  )
  await db.close()
  return came
}

test('in production everything that would harm the merchant is listed at once, and nothing opens', async () => {
  const database = await createTestDatabase()
  await loadSampleShop(database.db, Date.now(), openFolderStore(folder.dataDir))
  const { code, output } = await startExpectingFailure({
    ...folder.environment,
    DATABASE_URL: database.url,
    SECRET: '',
    NODE_ENV: 'production',
  })
  assert.equal(code, 1, output)
  for (const name of [
    'PAYMENTS',
    'SECRET',
    'PUBLIC_ORIGIN',
    'MAIL_FROM',
    'SMTP_URL',
    'SELLER',
    'SELLER_EMAIL',
  ])
    assert.match(output, new RegExp(`^  ${name} .+`, 'm'))
  assert.match(output, /^  The sample shop is still on sale: 44 products; .+WELCOME10\. End it: /m)
  assert.doesNotMatch(output, /\n +at /)
  await database.drop()
})

test('a start is refused at once if its folder cannot be made', async () => {
  await assertReason(
    { DATA_DIR: '/proc/no/such/folder' },
    /^The data folder \/proc\/no\/such\/folder cannot be made: choose another with DATA_DIR\.$/,
  )
  await assertReason(
    { MAIL_DIR: '/proc/no/such/folder' },
    /^Mails cannot be written to \/proc\/no\/such\/folder: choose another folder with MAIL_DIR\.$/,
  )
})

test('a start is refused if mails cannot be written', async () => {
  await assertReason(
    { MAIL_DIR: '/dev/null/mail' },
    /^Mails cannot be written to \/dev\/null\/mail: choose another folder with MAIL_DIR\.$/,
  )
})

test('a second shop on the same folder is refused, and the first goes on; a second start keeps all data', async () => {
  const first = await startShopProcess(folder.environment)
  const buyer = newBuyer()
  const { data } = await placeOrder(first, buyer, folder.teddy.variant)
  await assertReason(
    {},
    new RegExp(`^Another shop \\(process ${first.pid}\\) is running on the data folder .+: stop it first`),
  )
  assert.equal(
    (await first.call('order.view', data, buyer)).refused,
    'input-invalid',
    'the first shop still answers',
  )
  assert.equal((await first.stop()).code, 0)

  const second = await startShopProcess(folder.environment)
  const view = await second.call('order.view', { number: data.number, access: data.access }, buyer)
  assert.deepEqual([view.code, view.data.number, view.data.masked], [0, data.number, false])
  assert.equal((await second.stop()).code, 0)
})

test('a folder of another database version is left alone', async () => {
  const file = path.join(folder.dataDir, 'postgres/data/PG_VERSION')
  const version = await readFile(file, 'utf8')
  await writeFile(file, '17\n')
  await assertReason(
    {},
    /was written by PostgreSQL 17 and this shop brings PostgreSQL 18: run the release of Posy that wrote it/,
  )
  await writeFile(file, version)
  await (await startShopProcess(folder.environment)).stop()
})
