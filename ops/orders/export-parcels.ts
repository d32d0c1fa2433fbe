// Prints the parcels that wait to be sent: `npm run -s ops -- order parcels > parcels.csv`.
import { isPlainDate, plainDateIn } from '#domain/calendar/calendar.ts'
import { exportParcels } from '#services/orders/export-parcels.ts'
import { CommandProblem, textOption, type Command } from '../command.ts'

export const exportParcelsCommand: Command = {
  name: 'order parcels',
  about: 'Prints parcels that wait to be sent as CSV for the portals of carriers.',
  args: [],
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
}
