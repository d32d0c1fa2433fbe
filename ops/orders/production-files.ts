// Writes the production files of an order into a folder: `npm run -s ops -- order production 7K3M-Q2XA-9TB --to files`.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRefusal } from '#domain/refusal.ts'
import { productionFile } from '#services/lettering/production-file.ts'
import { textOption, type Command } from '../command.ts'
import { findOrder } from './find-order.ts'

export const productionFilesCommand: Command = {
  name: 'order production',
  about: 'Writes the personal texts of an order as SVG outlines in millimetres, one file for each line.',
  args: ['number'],
  options: { to: { type: 'string', about: 'The folder; the current one by default.' } },
  async run(db, invocation) {
    const order = await findOrder(db, invocation.args[0] ?? '')
    const folder = textOption(invocation, 'to') ?? '.'
    const personal = order.lines.filter(({ personalisation }) => personalisation)
    const results = personal.map((line) => ({ line, file: productionFile(order, line.id) }))
    const missing = results.flatMap(({ line, file }) => (isRefusal(file) ? [line.title] : []))
    const files = results.flatMap(({ file }) => (isRefusal(file) ? [] : [file]))
    await mkdir(folder, { recursive: true })
    for (const { name, svg } of files) await writeFile(path.join(folder, name), svg)
    const names = files.map(({ name }) => name)
    const notes = missing.map((title) => `No file for ${title}: no measured lettering, or no outline.`)
    return {
      text: [...names, ...notes].join('\n') || 'The order has no personal texts.',
      json: { number: order.number, files: names, missing },
    }
  },
}
