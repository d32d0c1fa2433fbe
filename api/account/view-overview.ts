// Operation account.overview: what the first page of the account shows.
import { z } from 'zod'
import { loadAddresses } from '#data/customers/customer-addresses.ts'
import { awaitedPoints, pointsBalance } from '#data/customers/points.ts'
import { loadCustomerCoupons } from '#data/promotions/customer-coupons.ts'
import { formatAddress } from '#domain/delivery/address.ts'
import { byNeed } from '#domain/orders/by-need.ts'
import { customerOperation } from '../operation.ts'
import { giftYearView, showGiftYear } from '../people/gift-year.ts'
import { dateView, showPeople } from '../people/person-view.ts'
import { findUnsaved, unsavedAddress } from './addresses.ts'
import { countTabs, orderCard, showCards, tabCounts } from './list-orders.ts'
import { accountView, loadAccount, showAccount } from './view-account.ts'

const ordersInOverview = 3
/** Among them are those that need something. */
const newestOrders = 10

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
    next: z.object({ name: z.string(), day: dateView }).nullable(),
    year: giftYearView,
  }),
  async run(_input, context) {
    const { db, customer, caller, now } = context
    const range = { limit: newestOrders, offset: 0 }
    const [account, all, orders, book, points, awaited, coupons, { people }, giftYear] = await Promise.all([
      loadAccount(context),
      countTabs(context),
      showCards('all', range, context),
      loadAddresses(db, customer.id),
      pointsBalance(db, customer.id),
      awaitedPoints(db, customer.id),
      loadCustomerCoupons(db, customer.id, caller.locale, now()),
      showPeople(context),
      showGiftYear(context),
    ])
    const [first] = people
    return {
      account: showAccount(account),
      counts: all,
      orders: byNeed(orders, now()).slice(0, ordersInOverview),
      points,
      awaitedPoints: awaited,
      coupons: coupons.filter(({ state }) => state === 'available').length,
      address: book[0] ? formatAddress(book[0].address, caller.locale) : null,
      unsaved: await findUnsaved(book, context),
      next: first?.dates[0] ? { name: first.name, day: first.dates[0] } : null,
      year: giftYear,
    }
  },
})
