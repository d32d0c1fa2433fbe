// Operations order.list and account.overview: a customer's orders by tab, and the account overview.
import { z } from 'zod'
import {
  countCustomerOrders,
  listCustomerOrders,
  loadLatestBuyer,
  type CustomerOrder,
  type OrderCount,
  type OrderFilter,
} from '#data/orders/customer-orders.ts'
import { loadAddresses } from '#data/customers/customer-addresses.ts'
import { loadCustomerCoupons } from '#data/promotions/customer-coupons.ts'
import { formatAddress } from '#domain/delivery/address.ts'
import { pointsBalance } from '#data/customers/points.ts'
import { money } from '#domain/pricing/money.ts'
import { buyerAddress } from '#domain/orders/order-greeting.ts'
import { orderStatuses, orderTabs, tabStatuses, type OrderTab } from '#domain/orders/order.ts'
import type { CustomerContext } from '../context.ts'
import { customerOperation } from '../operation.ts'
import { giftYearView, showGiftYear } from '../people/gift-year.ts'
import { dateView, showPeople } from '../people/person-view.ts'
import { storedAddress, moneyShape, drawnPictureShape } from '../shapes.ts'
import { accountView, loadAccount, showAccount } from './view-account.ts'

const ordersPerPage = 10
const ordersInOverview = 3

const orderCard = z.object({
  number: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(['unpaid', 'paid', 'partially-refunded', 'refunded']),
  /** Milliseconds. */
  placedAt: z.number(),
  heldUntil: z.number(),
  total: moneyShape,
  items: z.int(),
  /** Delivered, with at least one product not reviewed. */
  awaitsReview: z.boolean(),
  /** The first lines. */
  lines: z.array(
    z.object({
      title: z.string(),
      optionsText: z.string(),
      personalisation: z.string(),
      withoutText: z.boolean(),
      picture: drawnPictureShape.nullable(),
    }),
  ),
})
const counts = z.record(z.enum(orderTabs), z.int())

function showCard({ currency, total, lines, ...order }: CustomerOrder) {
  return {
    ...order,
    total: money(total, currency),
    lines: lines.map(({ picture, ...line }) => ({
      ...line,
      picture: picture && { ...picture, alt: line.title },
    })),
  }
}

/** The tab 'Review' lists orders that wait for a review. */
function filterOf(tab: OrderTab): OrderFilter {
  return { statuses: tabStatuses[tab], awaitReview: tab === 'review' }
}

function isUnderTab(tab: OrderTab, { status, awaitsReview }: OrderCount): boolean {
  const { statuses, awaitReview } = filterOf(tab)
  return statuses.includes(status) && (awaitsReview || !awaitReview)
}

async function countTabs({ db, customer }: CustomerContext): Promise<Record<OrderTab, number>> {
  const orderCounts = await countCustomerOrders(db, customer.id)
  const sum = (tab: OrderTab) =>
    orderCounts.filter((each) => isUnderTab(tab, each)).reduce((total, { count }) => total + count, 0)
  return Object.fromEntries(orderTabs.map((tab) => [tab, sum(tab)])) as Record<OrderTab, number>
}

export const listOrdersOperation = customerOperation({
  name: 'order.list',
  summary: "The customer's orders of a tab, newest first, with the count of each tab.",
  input: z.strictObject({
    tab: z.enum(orderTabs).default('all'),
    page: z.int().min(1).max(1_000).default(1),
  }),
  output: z.object({ orders: z.array(orderCard), counts, page: z.int(), pages: z.int() }),
  async run({ tab, page: requestedPage }, context) {
    const { db, customer } = context
    const all = await countTabs(context)
    const pages = Math.max(1, Math.ceil(all[tab] / ordersPerPage))
    const page = Math.min(requestedPage, pages)
    const part = { limit: ordersPerPage, offset: (page - 1) * ordersPerPage }
    const orders = await listCustomerOrders(db, customer.id, filterOf(tab), part)
    return { orders: orders.map(showCard), counts: all, page, pages }
  },
})

export const viewOverviewOperation = customerOperation({
  name: 'account.overview',
  summary:
    'The account overview: profile, next gift date, gift year, points, coupons, orders by state, default address.',
  input: z.strictObject({}),
  output: z.object({
    account: accountView,
    counts,
    orders: z.array(orderCard),
    points: z.int(),
    /** Number of usable coupons. */
    coupons: z.int(),
    /** Label of the default address; null if the address book is empty. */
    address: z.array(z.string()).nullable(),
    /** The buyer's address of the latest order, if the address book is empty; null if unknown. */
    unsaved: z.object({ address: storedAddress, lines: z.array(z.string()) }).nullable(),
    /** The next gift date; null without one. */
    next: z.object({ name: z.string(), day: dateView }).nullable(),
    year: giftYearView,
  }),
  async run(_input, context) {
    const { db, customer, caller, now } = context
    const part = { limit: ordersInOverview, offset: 0 }
    const [account, all, orders, book, points, coupons, latest, { people }, year] = await Promise.all([
      loadAccount(context),
      countTabs(context),
      listCustomerOrders(db, customer.id, filterOf('all'), part),
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
      orders: orders.map(showCard),
      points,
      coupons: coupons.filter(({ state }) => state === 'available').length,
      address: book[0] ? formatAddress(book[0].address) : null,
      unsaved: unsaved && { address: unsaved, lines: formatAddress(unsaved) },
      next: first?.dates[0] ? { name: first.name, day: first.dates[0] } : null,
      year,
    }
  },
})
