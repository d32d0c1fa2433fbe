// Operation order.list: a customer's orders by tab.
import { z } from 'zod'
import {
  countCustomerOrders,
  listCustomerOrders,
  type CustomerOrder,
  type OrderCount,
  type OrderFilter,
} from '#data/orders/customer-orders.ts'
import { trackingLink } from '#domain/delivery/carrier.ts'
import type { Warehouse } from '#domain/delivery/shipping-settings.ts'
import { byNeed } from '#domain/orders/by-need.ts'
import { openRequest } from '#domain/orders/open-request.ts'
import { orderTabs, tabStatuses, type OrderTab } from '#domain/orders/order.ts'
import { lastOpenReturnDay, lastReturnDay } from '#domain/orders/returns.ts'
import { money } from '#domain/pricing/money.ts'
import { allWithTitles } from '#services/orders/order-texts.ts'
import type { CustomerContext } from '../context.ts'
import { customerOperation } from '../operation.ts'
import {
  drawnPictureShape,
  moneyShape,
  orderStatusShape,
  paymentStatusShape,
  requestFields,
} from '../shapes.ts'

const ordersPerPage = 10

type Range = { readonly limit: number; readonly offset: number }

export const orderCard = z.object({
  number: z.string(),
  status: orderStatusShape,
  paymentStatus: paymentStatusShape,
  placedAt: z.number(),
  heldUntil: z.number(),
  total: moneyShape,
  /** Paid back. Nodes of the release before do not send it, nor `tracking`. */
  refunded: moneyShape.nullable().exactOptional(),
  /** The carrier's page of the only parcel on its way; null for several, or an unknown carrier. */
  tracking: z.string().nullable().exactOptional(),
  items: z.int(),
  /** Names of those who get a parcel. Nodes of the release before do not send it. */
  recipients: z.array(z.string()).exactOptional(),
  /** Delivered, with at least one product not reviewed. */
  awaitsReview: z.boolean(),
  /** Days when parcels on their way are expected; null if there are none. */
  arrival: z.object({ earliest: z.string(), latest: z.string() }).nullable(),
  /** Milliseconds; null before all parcels have arrived. Nodes of the release before do not send it. */
  deliveredAt: z.number().nullable().exactOptional(),
  /** The return or withdrawal that is not decided yet. Nodes of the release before do not send it. */
  request: z.object(requestFields).nullable().exactOptional(),
  /** Last day to send the gifts of a return that is not decided. Nodes of the release before do not send it. */
  sendBy: z.string().nullable().exactOptional(),
  /** Last day to return gifts; null while a request is open. Nodes of the release before do not send it. */
  returnUntil: z.string().nullable().exactOptional(),
  /** Promised and not paid back yet. Nodes of the release before do not send it. */
  refunding: moneyShape.nullable().exactOptional(),
  /** The first lines, in the caller's language. */
  lines: z.array(
    z.object({
      productId: z.string(),
      title: z.string(),
      optionsText: z.string(),
      /** Nodes of the release before do not send it. */
      quantity: z.int().exactOptional(),
      /** Quantity that is in no return. Nodes of the release before do not send it, nor `returning`. */
      returnable: z.int().exactOptional(),
      /** Quantity in returns that are not decided. */
      returning: z.int().exactOptional(),
      /** Quantity in approved returns and withdrawals. Nodes of the release before do not send it. */
      approved: z.int().exactOptional(),
      personalisation: z.string(),
      withoutText: z.boolean(),
      picture: drawnPictureShape.nullable(),
    }),
  ),
})
export const tabCounts = z.record(z.enum(orderTabs), z.int())

/** Newest first, as many as `range` says; unpaid ones of them are before the others, because they expire. */
async function showTab(tab: OrderTab, range: Range, context: CustomerContext) {
  const orders = await listCustomerOrders(context.db, context.customer.id, filterOf(tab), range)
  return showCards(
    orders.toSorted((a, b) => Number(b.status === 'unpaid') - Number(a.status === 'unpaid')),
    context,
  )
}

/** At most `limit` of the newest orders: first those that need something. */
export async function showNeeded(limit: number, context: CustomerContext) {
  const { db, customer, now } = context
  const newest = await listCustomerOrders(db, customer.id, filterOf('all'), { limit: 10, offset: 0 })
  const withRequests = newest.map((order) => ({ ...order, request: openRequest(order) ?? null }))
  return showCards(byNeed(withRequests, now()).slice(0, limit), context)
}

async function showCards(orders: readonly CustomerOrder[], { db, caller, settings, now }: CustomerContext) {
  const titled = await allWithTitles(db, orders, caller.locale)
  return titled.map((order) => showCard(order, settings.shipping.warehouse, now()))
}

function showCard(order: CustomerOrder, warehouse: Warehouse, now: number) {
  const { number, status, paymentStatus, placedAt, heldUntil, items, awaitsReview, arrival, recipients } =
    order
  const { returnedArrivedAt, returnDays } = order
  const request = openRequest(order)
  const [only, ...others] = order.parcels
  return {
    number,
    status,
    paymentStatus,
    placedAt,
    heldUntil,
    items,
    recipients,
    awaitsReview,
    arrival,
    deliveredAt: order.deliveredAt,
    total: money(order.total, order.currency),
    refunded: order.refunded > 0 ? money(order.refunded, order.currency) : null,
    tracking: status === 'shipped' && only && others.length === 0 ? trackingLink(only) : null,
    sendBy: returnedArrivedAt === null ? null : lastReturnDay(warehouse, returnedArrivedAt, returnDays),
    returnUntil: request
      ? null
      : lastOpenReturnDay({ ...order, isPaidBack: paymentStatus === 'refunded', warehouse }, now),
    refunding: order.refunding > 0 ? money(order.refunding, order.currency) : null,
    request: request ? { kind: request.kind, status: request.status } : null,
    lines: order.lines.map((line) => {
      const { variantId: _, picture, ...shown } = line
      return { ...shown, picture: picture && { ...picture, alt: line.title } }
    }),
  }
}

/** The tab 'Review' lists orders that wait for a review, 'Returns' those with a return. */
function filterOf(tab: OrderTab): OrderFilter {
  return {
    statuses: tabStatuses[tab],
    onlyAwaitingReview: tab === 'review',
    onlyReturned: tab === 'returned',
  }
}

function isUnderTab(tab: OrderTab, { status, awaitsReview, isReturned }: OrderCount): boolean {
  const { statuses, onlyAwaitingReview, onlyReturned } = filterOf(tab)
  return statuses.includes(status) && (awaitsReview || !onlyAwaitingReview) && (isReturned || !onlyReturned)
}

export async function countTabs({ db, customer }: CustomerContext): Promise<Record<OrderTab, number>> {
  const orderCounts = await countCustomerOrders(db, customer.id)
  const sum = (tab: OrderTab) =>
    orderCounts.filter((each) => isUnderTab(tab, each)).reduce((total, { count }) => total + count, 0)
  return Object.fromEntries(orderTabs.map((tab) => [tab, sum(tab)])) as Record<OrderTab, number>
}

export const listOrdersOperation = customerOperation('order.list', {
  summary:
    "The customer's orders of a tab, newest first, unpaid ones of a page before the others, with the count of each tab.",
  input: z.strictObject({
    tab: z.enum(orderTabs).default('all'),
    page: z.int().min(1).max(1_000).default(1),
  }),
  output: z.object({ orders: z.array(orderCard), counts: tabCounts, page: z.int(), pages: z.int() }),
  async run({ tab, page: requestedPage }, context) {
    const all = await countTabs(context)
    const pages = Math.max(1, Math.ceil(all[tab] / ordersPerPage))
    const page = Math.min(requestedPage, pages)
    const range = { limit: ordersPerPage, offset: (page - 1) * ordersPerPage }
    return { orders: await showTab(tab, range, context), counts: all, page, pages }
  },
})
