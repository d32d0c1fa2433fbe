// Operation account.overview: what the first page of the account shows.
import { z } from 'zod'
import { loadAddresses } from '#data/customers/customer-addresses.ts'
import { awaitedPoints, pointsBalance } from '#data/customers/points.ts'
import { loadParcels } from '#data/orders/gifts.ts'
import { loadCustomerCoupons } from '#data/promotions/customer-coupons.ts'
import { formatAddress } from '#domain/delivery/address.ts'
import { customerOperation } from '../operation.ts'
import { giftYearView, showGiftYear } from '../people/gift-year.ts'
import { nextDayView, showNext } from '../people/next-day.ts'
import { showPeople } from '../people/person-view.ts'
import { findUnsaved, unsavedAddress } from './addresses.ts'
import { countTabs, orderCard, showNeeded, tabCounts } from './list-orders.ts'
import { accountView, loadAccount, withSuggestedName } from './view-account.ts'

const ordersInOverview = 3

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
    next: nextDayView,
    year: giftYearView,
  }),
  async run(_input, context) {
    const { db, customer, caller, now } = context
    const parcels = loadParcels(db, customer.id)
    const [account, all, orders, book, points, awaited, coupons, { people }, giftYear] = await Promise.all([
      loadAccount(context),
      countTabs(context),
      showNeeded(ordersInOverview, context),
      loadAddresses(db, customer.id),
      pointsBalance(db, customer.id),
      awaitedPoints(db, customer.id),
      loadCustomerCoupons(db, customer.id, caller.locale, now()),
      showPeople(context, parcels),
      showGiftYear(context),
    ])
    const [named, unsaved, next] = await Promise.all([
      withSuggestedName(account, context, book),
      findUnsaved(book, context),
      showNext(people[0], await parcels, context),
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
