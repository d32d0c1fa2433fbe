// Operation person.next: the next gift date of the customer's people, with gifts for it.
import { z } from 'zod'
import { loadParcels } from '#data/orders/gifts.ts'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { giftFinderPath } from '#domain/catalog/gift-finder.ts'
import { parcelsFor } from '#domain/customers/parcels-for-person.ts'
import { translateFor } from '#messages/load.ts'
import { findGifts } from '../catalog/find-gifts.ts'
import type { CustomerContext } from '../context.ts'
import { customerOperation } from '../operation.ts'
import { cardShape } from '../shapes.ts'
import { recipientFinder } from './gift-year.ts'
import { dateView, lastGiftView, type peopleView, showPeople } from './person-view.ts'

const shownGifts = 3

export const nextDayView = z
  .object({
    name: z.string(),
    day: dateView,
    /** Nodes of the release before do not send it. */
    lastGift: lastGiftView.nullable().exactOptional(),
    /** Path of the gift finder with person and day, and its first gifts. Nodes of the release before do not send them. */
    path: z.string().exactOptional(),
    gifts: z.array(cardShape).exactOptional(),
  })
  .nullable()

type Person = z.output<typeof peopleView>['people'][number]

/** The next gift date, with gifts that arrive in time and were not ordered for the person before: see the `parcels`. */
export async function showNext(
  person: Person | undefined,
  parcels: Awaited<ReturnType<typeof loadParcels>>,
  context: CustomerContext,
) {
  const day = person?.dates[0]
  if (!day) return null
  const recipient = recipientFinder(translateFor(context.caller.locale))(person.relation)
  const by = (day.by ?? day.next) as PlainDate
  const known = new Set(
    parcelsFor(person, parcels).flatMap(({ lines }) => lines.map(({ productId }) => productId)),
  )
  const gifts = await findGifts({ by, ...(recipient && { recipient }) }, shownGifts, context, known)
  return {
    name: person.name,
    day,
    lastGift: person.lastGift ?? null,
    path: giftFinderPath(recipient, by),
    gifts: gifts.map(({ product }) => product),
  }
}

export const nextDayOperation = customerOperation('person.next', {
  summary: 'The next gift date of the customer’s people, with gifts that arrive in time.',
  output: nextDayView,
  async run(_input, context) {
    const parcels = loadParcels(context.db, context.customer.id)
    const { people } = await showPeople(context, parcels)
    return showNext(people[0], await parcels, context)
  },
})
