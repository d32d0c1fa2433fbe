// Operation person.nameDays: the days of a first name in a country where people are congratulated on them.
import { z } from 'zod'
import { nameDaysOf } from '#domain/customers/name-days.ts'
import { formatDayOfMonth } from '#messages/format-days.ts'
import { customerOperation } from '../operation.ts'
import { countryShape, textShape } from '../shapes.ts'

export const nameDaysOperation = customerOperation({
  name: 'person.nameDays',
  summary: 'The name days of a first name in a country; empty for a name without a known day.',
  input: z.strictObject({ name: textShape(200), country: countryShape }),
  output: z.array(
    z.object({
      month: z.int(),
      day: z.int(),
      /** In the language of the page: “April 30”. */
      text: z.string(),
    }),
  ),
  async run({ name, country }, { caller }) {
    return nameDaysOf(name, country).map(({ month, day }) => ({
      month,
      day,
      text: formatDayOfMonth(caller.locale, month, day),
    }))
  },
})
