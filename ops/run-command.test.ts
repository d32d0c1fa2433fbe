// Input that a command cannot use is one sentence, without a stack.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { commands } from './commands.ts'
import { runCommand } from './run-command.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const problemOf = async (...words: string[]): Promise<string | undefined> => {
  const outcome = await runCommand(commands, words, shop.clock.now, (work) => work(shop.db))
  return outcome.problem && outcome.exitCode === 1 ? outcome.output : undefined
}

test('a file in a folder that does not exist is named', async () => {
  const file = '/no/such/folder/file'
  assert.match((await problemOf('translation', 'export', file, '--language', 'de')) ?? '', /ENOENT.*no\/such/)
  assert.match((await problemOf('backup', file)) ?? '', /ENOENT.*no\/such/)
})

test('the payments of a day are compared, not those of a minute', async () => {
  assert.match((await problemOf('payments', 'reconcile', '2026-11-26T18:00')) ?? '', /day is like/)
})
