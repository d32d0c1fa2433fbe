// Runs merchant's commands in tests.
import type { TestShop } from '#api/testing.ts'
import { commands } from './commands.ts'
import { runCommand } from './run-command.ts'

/** Returns the output of the command. */
export async function ops(shop: TestShop, ...words: string[]): Promise<string> {
  const { output } = await runCommand(commands, words, shop.clock.now, (work) => work(shop.db))
  return output
}
