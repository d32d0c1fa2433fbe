// Files of orders: personal texts for the engraver, and waiting parcels for carriers:
// `npm run -s ops -- order production 7K3M-Q2XA-9TB --to files`, `npm run -s ops -- order parcels > parcels.csv`.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isPlainDate, plainDateIn } from '#domain/calendar/calendar.ts'
import { isRefusal } from '#domain/refusal.ts'
import { productionFile } from '#services/lettering/production-file.ts'
import { exportParcels } from '#services/orders/export-parcels.ts'
import { linesToPack } from '#services/orders/kept-lines.ts'
import { textOption, type Command, CommandProblem } from '../command.ts'
import { findOrder } from './find-order.ts'

export const exportOrderCommands: readonly Command[] = [
  {
    usage: 'order production <number>',
    about: 'Writes the personal texts of an order as SVG outlines in millimetres, one file for each line.',
    options: { to: { type: 'string', about: 'The folder; the current one by default.' } },
    async run(db, invocation) {
      const order = await findOrder(db, invocation.args[0] ?? '')
      const folder = textOption(invocation, 'to') ?? '.'
      const personal = linesToPack(order).filter(({ personalisation }) => personalisation)
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
  },
  {
    usage: 'order parcels',
    about: 'Prints parcels that wait to be sent as CSV for the portals of carriers.',
    options: {
      until: {
        type: 'string',
        about: 'The last day on which a parcel is due, as 2026-12-01. Today by default.',
      },
    },
    async run(db, invocation) {
      const until =
        textOption(invocation, 'until') ?? plainDateIn(invocation.now, invocation.warehouse.timeZone)
      if (!isPlainDate(until)) throw new CommandProblem(`--until is a day like 2026-12-01, not '${until}'.`)
      const { csv, parcels } = await exportParcels(db, { numbers: null, until }, true)
      return { text: csv.trimEnd(), json: { until, parcels, csv } }
    },
  },
]
