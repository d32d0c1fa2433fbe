// Operation account.overview: what the first page of the account shows.
import { z } from 'zod'
import { loadAddresses } from '#data/customers/customer-addresses.ts'
import { awaitedPoints, pointsBalance } from '#data/customers/points.ts'
import { loadGiftsByRecipient } from '#data/orders/gifts.ts'
import { loadCustomerCoupons } from '#data/promotions/customer-coupons.ts'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { giftFinderPath } from '#domain/catalog/gift-finder.ts'
import { orderedFor } from '#domain/customers/last-order.ts'
import { formatAddress } from '#domain/delivery/address.ts'
import { translateFor } from '#messages/load.ts'
import { findGifts } from '../catalog/find-gifts.ts'
import type { CustomerContext } from '../context.ts'
import { customerOperation } from '../operation.ts'
import { giftYearView, recipientFinder, showGiftYear } from '../people/gift-year.ts'
import { dateView, type peopleView, showPeople } from '../people/person-view.ts'
import { cardShape } from '../shapes.ts'
import { findUnsaved, unsavedAddress } from './addresses.ts'
import { countTabs, orderCard, showNeeded, tabCounts } from './list-orders.ts'
import { accountView, loadAccount, withSuggestedName } from './view-account.ts'

const ordersInOverview = 3
const giftsInOverview = 3

export const viewOverviewOperation = customerOperation('account.overview', {
  summary:
    'The account overview: profile, next gift date, gift year, points, coupons, orders by state, default address.',
  output: z.object({
    account: accountView,
    counts: tabCounts,
    orders: z.array(orderCard),
    points: z.int(),
    /** Points that come with orders on their way. */
    awaitedPoints: z.int().optional(),
    coupons: z.int(),
    /** Printed lines of the default address; null if the address book is empty. */
    address: z.array(z.string()).nullable(),
    unsaved: unsavedAddress,
    next: z
      .object({
        name: z.string(),
        day: dateView,
        /** Path of the gift finder with person and day, and its first gifts. Nodes of the release before do not send them. */
        path: z.string().exactOptional(),
        gifts: z.array(cardShape).exactOptional(),
      })
      .nullable(),
    year: giftYearView,
  }),
  async run(_input, context) {
    const { db, customer, caller, now } = context
    const [account, all, orders, book, points, awaited, coupons, { people }, giftYear] = await Promise.all([
      loadAccount(context),
      countTabs(context),
      showNeeded(ordersInOverview, context),
      loadAddresses(db, customer.id),
      pointsBalance(db, customer.id),
      awaitedPoints(db, customer.id),
      loadCustomerCoupons(db, customer.id, caller.locale, now()),
      showPeople(context),
      showGiftYear(context),
    ])
    const [named, unsaved, next] = await Promise.all([
      withSuggestedName(account, context, book),
      findUnsaved(book, context),
      showNext(people[0], context),
    ])
    return {
      account: named,
      counts: all,
      orders,
      points,
      awaitedPoints: awaited,
      coupons: coupons.filter(({ state }) => state === 'available').length,
      address: book[0] ? formatAddress(book[0].address, caller.locale) : null,
      unsaved,
      next,
      year: giftYear,
    }
  },
})

type Person = z.output<typeof peopleView>['people'][number]

/** The next gift date, with gifts that arrive in time and were not ordered for the person before. */
async function showNext(person: Person | undefined, context: CustomerContext) {
  const day = person?.dates[0]
  if (!day) return null
  const recipient = recipientFinder(translateFor(context.caller.locale))(person.relation)
  const by = (day.by ?? day.next) as PlainDate
  const known = orderedFor(person, await loadGiftsByRecipient(context.db, context.customer.id))
  const gifts = await findGifts({ by, ...(recipient && { recipient }) }, giftsInOverview, context, known)
  return {
    name: person.name,
    day,
    path: giftFinderPath(recipient, by),
    gifts: gifts.map(({ product }) => product),
  }
}
