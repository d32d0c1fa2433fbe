// Operations of the returns inbox: open requests, their decision, and the replacement of an exchange.
import { z } from 'zod'
import { loadOrder, type StoredOrder } from '#data/orders/orders.ts'
import { findReturns, returnLists } from '#data/orders/returns.ts'
import { isLargeRefund } from '#domain/orders/large-refund.ts'
import { money } from '#domain/pricing/money.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { isAllowed } from '#domain/staff/permissions.ts'
import { approveExchange, refuseExchange, sendExchange } from '#services/orders/decide-exchange.ts'
import { amountByRule, approveReturn, refuseReturn } from '#services/orders/decide-return.ts'
import { loadReplacements, withTitles } from '#services/orders/order-texts.ts'
import { isProven } from '#services/staff/staff-session.ts'
import { fulfilmentOperation } from '../../operation.ts'
import { idShape, textShape } from '../../shapes.ts'
import { orderOperation } from './change-order.ts'
import { returnsView, showRequests } from './request-view.ts'

export const listReturnsOperation = fulfilmentOperation('admin.listReturns', {
  summary:
    'Returns, withdrawals and exchanges: those without a decision and those that wait for their parcel, oldest first, or the latest closed ones.',
  input: z.strictObject({ list: z.enum(returnLists).default('open') }),
  output: returnsView,
  async run({ list }, { db, staff, caller }) {
    const open = await findReturns(db, list, list === 'closed' ? 50 : 100)
    const requests = []
    for (const { orderId, reference } of open) {
      const order = await loadOrder(db, { id: orderId })
      if (!order) continue
      const read = await withTitles(db, order, caller.locale)
      const replacements = await loadReplacements(db, order, caller.locale)
      const shown = showRequests(read, replacements, { seesAll: isAllowed(staff.role, 'orders') })
      requests.push(...shown.filter((request) => request.reference === reference))
    }
    return { requests }
  },
})

const about = { number: z.string().max(30), reference: z.string().max(40) }

const requestOf = (order: StoredOrder, reference: string) =>
  order.requests.find((each) => each.reference === reference) ?? refuse('return-decided')

export const approveReturnOperation = orderOperation('admin.approveReturn', {
  summary: 'Approves a return with its refund, or an exchange. A large refund needs a recent proof.',
  permission: 'refunds',
  input: z.strictObject({
    ...about,
    /** Minor units; null: by the rules. */
    amount: z.int().min(1).nullable().default(null),
    /** Which returned goods can be sold again: all, none, or those of the lines with these ids. */
    restock: z.union([z.boolean(), z.array(idShape).max(1_000)]),
  }),
  refusals: [
    'return-decided',
    'refund-invalid',
    'replacement-sold-out',
    'nothing-to-refund',
    'payment-disputed',
    'proof-needed',
  ],
  async change(order, { reference, amount, restock }, { db, now, staff }) {
    const request = requestOf(order, reference)
    if (isRefusal(request)) return request
    if (request.kind === 'exchange') return approveExchange(db, order, request, restock, now())
    const refund = money(amount ?? amountByRule(order, request), order.currency)
    if (isLargeRefund(refund) && !isProven(staff, now())) return refuse('proof-needed')
    const approved = await approveReturn(db, order, request, { amount, restock }, now())
    return isRefusal(approved) ? approved : null
  },
})

export const refuseReturnOperation = orderOperation('admin.refuseReturn', {
  summary: 'Refuses a return or an exchange. The customer reads the answer.',
  permission: 'refunds',
  input: z.strictObject({ ...about, answer: textShape(1_000) }),
  refusals: ['return-decided', 'answer-missing'],
  async change(order, { reference, answer }, { db, now }) {
    const request = requestOf(order, reference)
    if (isRefusal(request)) return request
    const refuseIt = request.kind === 'exchange' ? refuseExchange : refuseReturn
    return refuseIt(db, order, request, answer, now())
  },
})

export const sendExchangeOperation = orderOperation('admin.sendExchange', {
  summary: 'Records the parcel of a replacement.',
  permission: 'fulfilment',
  input: z.strictObject({ ...about, carrier: textShape(100), trackingNumber: textShape(100) }),
  refusals: ['return-decided', 'exchange-not-waiting', 'tracking-missing'],
  async change(order, { reference, ...tracking }, { db, now }) {
    const request = requestOf(order, reference)
    if (isRefusal(request)) return request
    if (tracking.carrier === '' || tracking.trackingNumber === '') return refuse('tracking-missing')
    return sendExchange(db, order, request, tracking, now())
  },
})
