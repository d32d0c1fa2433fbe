// An occasion on the home page: its texts, date and order-by days.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import type { LastOrderDays } from '#domain/delivery/last-order-days.ts'
import type { NextOccasion } from '#domain/calendar/occasion.ts'

export type DatedOccasion = Omit<NextOccasion, 'texts'> &
  LastOrderDays & {
    readonly name: string
    /** Of its category's page: /classify/{address}. */
    readonly address: string
    /** Set if nothing arrives in time any more: the latest arrival of an order placed now. Otherwise null. */
    readonly lateBy: PlainDate | null
    /** In the country of the page. */
    readonly today: PlainDate
  }
