// Operations of the returns inbox: open requests, their decision, and the replacement of an exchange.
import { z } from 'zod'
import { listOpenReturns } from '#data/orders/returns.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { isLargeRefund } from '#domain/orders/large-refund.ts'
import { money } from '#domain/pricing/money.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { isAllowed } from '#domain/staff/permissions.ts'
import { approveExchange, refuseExchange, sendExchange } from '#services/orders/decide-exchange.ts'
import { amountByRule, approveReturn, refuseReturn } from '#services/orders/decide-return.ts'
import { isProven } from '#services/staff/staff-session.ts'
import type { StaffContext } from '../../context.ts'
import { staffOperation } from '../../operation.ts'
import { textShape } from '../../shapes.ts'
import { changeOrder } from './change-order.ts'
import { returnsView, showRequests, staffOrderView } from './staff-order-view.ts'

export const listReturnsOperation = staffOperation({
  name: 'admin.listReturns',
  summary: 'Returns, withdrawals and exchanges that wait for a decision or for their parcel, oldest first.',
  permission: 'fulfilment',
  input: z.strictObject({}),
  output: returnsView,
  refusals: [],
  async run(_input, { db, staff }) {
    const open = await listOpenReturns(db, 100)
    const requests = []
    for (const { orderId, reference } of open) {
      const order = await loadOrder(db, { id: orderId })
      if (!order) continue
      const shown = showRequests(order, isAllowed(staff.role, 'orders'))
      requests.push(...shown.filter((request) => request.reference === reference))
    }
    return { requests }
  },
})

const about = { number: z.string().max(30), reference: z.string().max(40) }

export const approveReturnOperation = staffOperation({
  name: 'admin.approveReturn',
  summary: 'Approves a return with its refund, or an exchange. A large refund needs a recent proof.',
  permission: 'refunds',
  input: z.strictObject({
    ...about,
    /** Minor units; null: by the rules. */
    amount: z.int().min(1).nullable().default(null),
    /** The returned goods can be sold again. */
    restock: z.boolean(),
  }),
  output: staffOrderView,
  refusals: ['order-unknown', 'return-decided', 'refund-invalid', 'replacement-sold-out', 'proof-needed'],
  run: ({ number, reference, amount, restock }, context) =>
    withRequest(number, reference, context, async (order, request) => {
      const { db, now, staff } = context
      if (request.kind === 'exchange') return approveExchange(db, order, request, restock, now())
      const refund = money(amount ?? amountByRule(order, request), order.currency)
      if (isLargeRefund(refund) && !isProven(staff, now())) return refuse('proof-needed')
      const approved = await approveReturn(db, order, request, { amount, restock }, now())
      return isRefusal(approved) ? approved : null
    }),
})

export const refuseReturnOperation = staffOperation({
  name: 'admin.refuseReturn',
  summary: 'Refuses a return or an exchange. The customer reads the answer.',
  permission: 'refunds',
  input: z.strictObject({ ...about, answer: textShape(1_000) }),
  output: staffOrderView,
  refusals: ['order-unknown', 'return-decided', 'answer-missing'],
  run: ({ number, reference, answer }, context) =>
    withRequest(number, reference, context, (order, request) => {
      const refuseIt = request.kind === 'exchange' ? refuseExchange : refuseReturn
      return refuseIt(context.db, order, request, answer, context.now())
    }),
})

export const sendExchangeOperation = staffOperation({
  name: 'admin.sendExchange',
  summary: 'Records the parcel of a replacement.',
  permission: 'fulfilment',
  input: z.strictObject({ ...about, carrier: textShape(100), trackingNumber: textShape(100) }),
  output: staffOrderView,
  refusals: ['order-unknown', 'return-decided', 'exchange-not-waiting', 'tracking-missing'],
  run: ({ number, reference, ...tracking }, context) =>
    withRequest(number, reference, context, async (order, request) =>
      tracking.carrier === '' || tracking.trackingNumber === ''
        ? refuse('tracking-missing')
        : sendExchange(context.db, order, request, tracking, context.now()),
    ),
})

type Change = Parameters<typeof changeOrder>[2]
type Order = Parameters<Change>[0]

function withRequest(
  number: string,
  reference: string,
  context: StaffContext,
  decide: (order: Order, request: Order['requests'][number]) => ReturnType<Change>,
) {
  return changeOrder(number, context, async (order) => {
    const request = order.requests.find((each) => each.reference === reference)
    return request ? decide(order, request) : refuse('return-decided')
  })
}
