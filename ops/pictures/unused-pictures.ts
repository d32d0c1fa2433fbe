// Lists pictures that nothing uses. A job deletes them after a grace period.
import { listUnusedPictures } from '#data/catalog/unused-pictures.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { unusedDays } from '#services/catalog/delete-unused-pictures.ts'
import { table, type Command } from '../command.ts'

export const unusedPicturesCommand: Command = {
  usage: 'picture unused',
  about: `Lists pictures that nothing uses, and when they are deleted: ${unusedDays} days later. Changes nothing.`,
  async run(db) {
    const pictures = await listUnusedPictures(db)
    const rows = pictures.map(({ name, unusedSince }) => [
      name,
      dayOf(unusedSince, 0),
      dayOf(unusedSince, unusedDays),
    ])
    const heading = ['picture', 'unused since', 'deleted from']
    return { text: table(heading, rows, 'Every picture is used.'), json: pictures }
  },
}

/** A picture without a day is marked within the hour. */
function dayOf(since: number | null, days: number): string {
  return since ? new Date(since + days * dayMs).toISOString().slice(0, 10) : '-'
}
