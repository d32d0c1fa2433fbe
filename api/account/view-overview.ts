// Operation account.overview: what the first page of the account shows.
import { z } from 'zod'
import { loadAddresses } from '#data/customers/customer-addresses.ts'
import { pointsBalance } from '#data/customers/points.ts'
import { loadLatestBuyer } from '#data/orders/customer-orders.ts'
import { loadCustomerCoupons } from '#data/promotions/customer-coupons.ts'
import { formatAddress } from '#domain/delivery/address.ts'
import { buyerAddress } from '#domain/orders/order-greeting.ts'
import { customerOperation } from '../operation.ts'
import { giftYearView, showGiftYear } from '../people/gift-year.ts'
import { dateView, showPeople } from '../people/person-view.ts'
import { storedAddress } from '../shapes.ts'
import { countTabs, orderCard, showCards, tabCounts } from './list-orders.ts'
import { accountView, loadAccount, showAccount } from './view-account.ts'

const ordersInOverview = 3

export const viewOverviewOperation = customerOperation({
  name: 'account.overview',
  summary:
    'The account overview: profile, next gift date, gift year, points, coupons, orders by state, default address.',
  output: z.object({
    account: accountView,
    counts: tabCounts,
    orders: z.array(orderCard),
    points: z.int(),
    coupons: z.int(),
    /** Printed lines of the default address; null if the address book is empty. */
    address: z.array(z.string()).nullable(),
    /** The buyer's address of the latest order, if the address book is empty; null if unknown. */
    unsaved: z.object({ address: storedAddress, lines: z.array(z.string()) }).nullable(),
    next: z.object({ name: z.string(), day: dateView }).nullable(),
    year: giftYearView,
  }),
  async run(_input, context) {
    const { db, customer, caller, now } = context
    const range = { limit: ordersInOverview, offset: 0 }
    const [account, all, orders, book, points, coupons, latest, { people }, giftYear] = await Promise.all([
      loadAccount(context),
      countTabs(context),
      showCards('all', range, context),
      loadAddresses(db, customer.id),
      pointsBalance(db, customer.id),
      loadCustomerCoupons(db, customer.id, caller.locale, now()),
      loadLatestBuyer(db, customer.id),
      showPeople(context),
      showGiftYear(context),
    ])
    const unsaved = latest && book.length === 0 ? buyerAddress(latest) : null
    const [first] = people
    return {
      account: showAccount(account),
      counts: all,
      orders,
      points,
      coupons: coupons.filter(({ state }) => state === 'available').length,
      address: book[0] ? formatAddress(book[0].address, caller.locale) : null,
      unsaved: unsaved && { address: unsaved, lines: formatAddress(unsaved, caller.locale) },
      next: first?.dates[0] ? { name: first.name, day: first.dates[0] } : null,
      year: giftYear,
    }
  },
})
