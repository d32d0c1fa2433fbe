// Prints docs/api.md: all operations of the endpoint.
import { registry } from '#api/operations.ts'
import { operationsPage } from '../api-page.ts'
import type { Command } from '../command.ts'

export const printOperationsCommand: Command = {
  name: 'api',
  about: 'Prints all operations with inputs, outputs and refusals, as in docs/api.md.',
  args: [],
  withoutDatabase: true,
  async run() {
    const operations = [...registry.values()].map(({ name, method, summary }) => ({ name, method, summary }))
    return { text: operationsPage(), json: operations }
  },
}
