// Operations on one order: view, pack, ship, deliver, cancel, refund, correct, annotate, send e-mails again.
import { z } from 'zod'
import type { RefusalCode } from '#contract/refusals.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { refundableAmount } from '#data/orders/refunds.ts'
import { isLargeRefund } from '#domain/orders/large-refund.ts'
import { merchantCancelReasons } from '#domain/orders/order-event.ts'
import { money, type Money } from '#domain/pricing/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { correctAddress, correctEmail } from '#services/orders/correct-order.ts'
import { loadStaffOrder } from '#services/orders/load-staff-order.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { resendMail } from '#services/orders/resend-mail.ts'
import { undoShipment } from '#services/orders/undo-shipment.ts'
import { maxNote, writeNote } from '#services/orders/write-note.ts'
import { recordOutsidePayment } from '#services/payment/outside-payment.ts'
import { isProven } from '#services/staff/staff-session.ts'
import type { StaffContext } from '../../context.ts'
import { fulfilmentOperation, staffOperation } from '../../operation.ts'
import { emailShape, idShape, recipientAddressInput, textShape } from '../../shapes.ts'
import { staffOrderView, viewStaffOrder } from './staff-order-view.ts'

const number = z.string().max(30)

type OrderChange<Input extends z.ZodType<{ number: string }>> = {
  readonly summary: string
  readonly permission: Permission
  readonly input: Input
  /** Besides `order-unknown`. */
  readonly refusals: readonly RefusalCode[]
  readonly change: (
    order: StoredOrder,
    input: z.output<Input>,
    context: StaffContext,
  ) => Promise<Refusal<RefusalCode> | null>
}

/** An operation that changes one order and returns it as it is then. */
export function orderOperation<
  const Name extends `admin.${string}`,
  Input extends z.ZodType<{ number: string }>,
>(name: Name, { change, refusals, permission, ...description }: OrderChange<Input>) {
  return staffOperation(permission)(name, {
    ...description,
    output: staffOrderView,
    refusals: ['order-unknown', ...refusals],
    async run(input, context) {
      const loaded = await loadStaffOrder(context.db, input.number, context.now())
      if (isRefusal(loaded)) return loaded
      const refused = await change(loaded.order, input, context)
      if (refused) return refused
      context.pollJobs()
      return viewStaffOrder(input.number, context)
    },
  })
}

export function lacksProof(refund: Money, { staff, now }: StaffContext): boolean {
  return isLargeRefund(refund) && !isProven(staff, now())
}

const authorOf = ({ staff }: StaffContext): string => staff.name || staff.email

export const viewStaffOrderOperation = fulfilmentOperation('admin.viewOrder', {
  summary: 'An order with its parcels, payment, requests, history, notes and e-mails.',
  input: z.strictObject({ number }),
  output: staffOrderView,
  refusals: ['order-unknown'],
  run: (input, context) => viewStaffOrder(input.number, context),
})

const advanceRefusals = [
  'order-changed',
  'order-already-there',
  'order-cannot-move',
  'order-not-yours-to-move',
  'order-not-cancellable',
  'recipient-unknown',
  'busy',
] as const

export const moveOrderOperation = orderOperation('admin.moveOrder', {
  summary: 'Packs, ships or delivers an order, or the parcel of one recipient.',
  permission: 'fulfilment',
  input: z.strictObject({
    number,
    to: z.enum(['processed', 'pickup', 'shipped', 'delivered']),
    /** Position of the recipient; null: the whole order. */
    recipient: z.int().min(0).nullable().default(null),
    carrier: textShape(100).default(''),
    trackingNumber: textShape(100).default(''),
    /** `seen` of the order that the member looks at. */
    seen: z.string().max(40),
  }),
  refusals: [...advanceRefusals, 'tracking-missing'],
  async change(order, { to, recipient, carrier, trackingNumber, seen }, { db, settings, now }) {
    const tracking = to === 'shipped' ? { carrier, trackingNumber } : null
    if (tracking && (carrier === '' || trackingNumber === '')) return refuse('tracking-missing')
    return advanceOrder(db, order, to, tracking, now(), { recipient, seen, shipping: settings.shipping })
  },
})

export const undoShipmentOperation = orderOperation('admin.undoShipment', {
  summary: 'Undoes a shipment that was recorded by mistake, until anything else happens to the order.',
  permission: 'fulfilment',
  input: z.strictObject({ number, seen: z.string().max(40) }),
  refusals: ['order-changed', 'order-cannot-move'],
  change: (order, { seen }, { db, settings, now }) =>
    undoShipment(db, order.id, seen, settings.shipping, now()),
})

export const cancelStaffOrderOperation = orderOperation('admin.cancelOrder', {
  summary:
    'Cancels an order and refunds its payment. The customer reads the reason. A large refund needs a recent proof.',
  permission: 'refunds',
  input: z.strictObject({
    number,
    reason: z.enum(merchantCancelReasons),
    /** Screens of the release before do not send it. */
    seen: z.string().max(40).nullable().default(null),
  }),
  refusals: [...advanceRefusals, 'proof-needed'],
  async change(order, { reason, seen }, context) {
    const left = await refundableAmount(context.db, order.id)
    if (lacksProof(money(left, order.currency), context)) return refuse('proof-needed')
    return advanceOrder(context.db, order, 'cancelled', null, context.now(), { reason, seen })
  },
})

export const refundOrderOperation = orderOperation('admin.refundOrder', {
  summary: 'Refunds a part of a payment, or all that is left. A large refund needs a recent proof.',
  permission: 'refunds',
  input: z.strictObject({
    number,
    /** Minor units; null: all that is left. */
    amount: z.int().min(1).nullable(),
    /** What the member sees as refundable, in minor units. */
    refundable: z.int().min(0),
  }),
  refusals: [
    'order-changed',
    'nothing-to-refund',
    'refund-invalid',
    'refund-too-high',
    'payment-disputed',
    'proof-needed',
  ],
  async change(order, { amount, refundable }, context) {
    if (lacksProof(money(amount ?? refundable, order.currency), context)) return refuse('proof-needed')
    const refunded = await refundOrder(context.db, order, amount, context.now(), refundable)
    return isRefusal(refunded) ? refunded : null
  },
})

export const recordPaymentOperation = orderOperation('admin.recordPayment', {
  summary: 'Marks an order as paid outside of the shop, by a transfer for example.',
  permission: 'orders',
  input: z.strictObject({ number }),
  refusals: [
    'order-already-there',
    'order-cannot-move',
    'order-not-yours-to-move',
    'payment-confirming',
    'busy',
  ],
  change: (order, _input, context) => recordOutsidePayment(order.id, context),
})

export const correctAddressOperation = orderOperation('admin.correctAddress', {
  summary: 'Corrects the address of a recipient before the parcel is sent.',
  permission: 'orders',
  input: z.strictObject({
    number,
    recipient: z.int().min(0),
    /** The address that the member began with. */
    before: recipientAddressInput,
    address: recipientAddressInput,
  }),
  refusals: [
    'order-changed',
    'order-under-way',
    'recipient-unknown',
    'country-fixed',
    'address-invalid',
    'tax-would-change',
  ],
  change: (order, correction, context) => correctAddress(order.id, correction, authorOf(context), context),
})

export const correctEmailOperation = orderOperation('admin.correctEmail', {
  summary: "Corrects the buyer's e-mail address before the order is sent.",
  permission: 'orders',
  input: z.strictObject({ number, before: z.string().max(1_000), email: emailShape }),
  refusals: ['order-changed', 'order-under-way', 'email-format'],
  change: (order, correction, context) =>
    correctEmail(context.db, order.id, correction, authorOf(context), context.now()),
})

export const writeNoteOperation = orderOperation('admin.writeNote', {
  summary: 'Adds a note about an order, for the staff only.',
  permission: 'fulfilment',
  input: z.strictObject({ number, text: textShape(maxNote) }),
  refusals: ['note-invalid'],
  change: (order, { text }, context) =>
    writeNote(context.db, order.id, text, authorOf(context), context.now()),
})

export const resendMailOperation = orderOperation('admin.resendMail', {
  summary: 'Sends an e-mail of an order once more.',
  permission: 'orders',
  input: z.strictObject({ number, mail: idShape }),
  refusals: ['mail-unknown', 'mail-waiting'],
  change: (order, { mail }, { db, now }) => resendMail(db, order.id, mail, now()),
})
