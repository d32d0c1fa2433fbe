// The merchant's commands, as typed after `npm run ops --`, against a shop of the tests.
import type { TestShop } from '#api/testing.ts'
import { commands } from './commands.ts'
import { runCommand } from './run-command.ts'

/** What the command prints. */
export async function ops(shop: TestShop, ...words: string[]): Promise<string> {
  const { output } = await runCommand(commands, words, shop.clock.now, (work) => work(shop.db))
  return output
}
