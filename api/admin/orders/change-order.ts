// Operations on one order: view, pack, ship, deliver, cancel, refund, correct, annotate, send e-mails again.
import { z } from 'zod'
import { merchantCancelReasons } from '#domain/orders/order-event.ts'
import { isLargeRefund } from '#domain/orders/large-refund.ts'
import { money } from '#domain/pricing/money.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { correctAddress, correctEmail } from '#services/orders/correct-order.ts'
import { loadStaffOrder } from '#services/orders/load-staff-order.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { resendMail } from '#services/orders/resend-mail.ts'
import { writeNote } from '#services/orders/write-note.ts'
import { isProven } from '#services/staff/staff-session.ts'
import { recordOutsidePayment } from '#services/payment/outside-payment.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Refusal } from '#domain/refusal.ts'
import type { StaffContext } from '../../context.ts'
import { staffOperation } from '../../operation.ts'
import { addressInput, idShape, textShape } from '../../shapes.ts'
import { staffOrderView, viewStaffOrder } from './staff-order-view.ts'

const number = z.string().max(30)

/** Loads the order, changes it, and returns it as it is now. */
export async function changeOrder(
  typedNumber: string,
  context: StaffContext,
  apply: (order: StoredOrder) => Promise<Refusal<RefusalCode> | null>,
) {
  const loaded = await loadStaffOrder(context.db, typedNumber)
  if (isRefusal(loaded)) return loaded
  const refused = await apply(loaded.order)
  if (refused) return refused
  context.wakeJobs()
  return viewStaffOrder(typedNumber, context)
}

const authorOf = ({ staff }: StaffContext): string => staff.name || staff.email

export const viewStaffOrderOperation = staffOperation({
  name: 'admin.viewOrder',
  summary: 'An order with its parcels, payment, requests, history, notes and e-mails.',
  permission: 'fulfilment',
  input: z.strictObject({ number }),
  output: staffOrderView,
  refusals: ['order-unknown'],
  run: (input, context) => viewStaffOrder(input.number, context),
})

export const moveOrderOperation = staffOperation({
  name: 'admin.moveOrder',
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
  output: staffOrderView,
  refusals: [
    'order-unknown',
    'order-changed',
    'order-already-there',
    'order-cannot-move',
    'order-not-yours-to-move',
    'order-not-cancellable',
    'recipient-unknown',
    'tracking-missing',
    'busy',
  ],
  async run({ to, recipient, carrier, trackingNumber, seen, ...input }, context) {
    const tracking = to === 'shipped' ? { carrier, trackingNumber } : null
    if (tracking && (carrier === '' || trackingNumber === '')) return refuse('tracking-missing')
    return changeOrder(input.number, context, (order) =>
      advanceOrder(context.db, order, to, tracking, context.now(), { recipient, seen }),
    )
  },
})

export const cancelStaffOrderOperation = staffOperation({
  name: 'admin.cancelOrder',
  summary: 'Cancels an order and refunds its payment. The customer reads the reason.',
  permission: 'refunds',
  input: z.strictObject({ number, reason: z.enum(merchantCancelReasons) }),
  output: staffOrderView,
  refusals: [
    'order-unknown',
    'order-changed',
    'order-already-there',
    'order-cannot-move',
    'order-not-yours-to-move',
    'order-not-cancellable',
    'recipient-unknown',
    'busy',
  ],
  run: ({ reason, ...input }, context) =>
    changeOrder(input.number, context, (order) =>
      advanceOrder(context.db, order, 'cancelled', null, context.now(), { reason }),
    ),
})

export const refundOrderOperation = staffOperation({
  name: 'admin.refundOrder',
  summary: 'Refunds a part of a payment, or all that is left. A large refund needs a recent proof.',
  permission: 'refunds',
  input: z.strictObject({
    number,
    /** Minor units; null: all that is left. */
    amount: z.int().min(1).nullable(),
    /** What the member sees as refundable, in minor units. */
    refundable: z.int().min(0),
  }),
  output: staffOrderView,
  refusals: [
    'order-unknown',
    'order-changed',
    'nothing-to-refund',
    'refund-invalid',
    'refund-too-high',
    'proof-needed',
  ],
  run: ({ amount, refundable, ...input }, context) =>
    changeOrder(input.number, context, async (order) => {
      const isLarge = isLargeRefund(money(amount ?? refundable, order.currency))
      if (isLarge && !isProven(context.staff, context.now())) return refuse('proof-needed')
      const refunded = await refundOrder(context.db, order, amount, context.now(), refundable)
      return isRefusal(refunded) ? refunded : null
    }),
})

export const recordPaymentOperation = staffOperation({
  name: 'admin.recordPayment',
  summary: 'Marks an order as paid outside of the shop, by a transfer for example.',
  permission: 'orders',
  input: z.strictObject({ number }),
  output: staffOrderView,
  refusals: [
    'order-unknown',
    'order-already-there',
    'order-cannot-move',
    'order-not-yours-to-move',
    'payment-confirming',
    'busy',
  ],
  run: (input, context) =>
    changeOrder(input.number, context, (order) => recordOutsidePayment(order.id, context)),
})

const typedAddress = addressInput.omit({ email: true })

export const correctAddressOperation = staffOperation({
  name: 'admin.correctAddress',
  summary: 'Corrects the address of a recipient before the parcel is sent.',
  permission: 'orders',
  input: z.strictObject({
    number,
    recipient: z.int().min(0),
    /** The address that the member began with. */
    before: typedAddress,
    address: typedAddress,
  }),
  output: staffOrderView,
  refusals: [
    'order-unknown',
    'order-changed',
    'order-under-way',
    'recipient-unknown',
    'country-fixed',
    'address-invalid',
  ],
  run: ({ number: typed, ...correction }, context) =>
    changeOrder(typed, context, (order) =>
      correctAddress(context.db, order.id, correction, authorOf(context), context.now()),
    ),
})

export const correctEmailOperation = staffOperation({
  name: 'admin.correctEmail',
  summary: "Corrects the buyer's e-mail address before the order is sent.",
  permission: 'orders',
  input: z.strictObject({ number, before: z.string().max(1_000), email: textShape(254) }),
  output: staffOrderView,
  refusals: ['order-unknown', 'order-changed', 'order-under-way', 'email-format'],
  run: ({ number: typed, ...correction }, context) =>
    changeOrder(typed, context, (order) =>
      correctEmail(context.db, order.id, correction, authorOf(context), context.now()),
    ),
})

export const writeNoteOperation = staffOperation({
  name: 'admin.writeNote',
  summary: 'Adds a note about an order, for the staff only.',
  permission: 'fulfilment',
  input: z.strictObject({ number, text: textShape(2_000) }),
  output: staffOrderView,
  refusals: ['order-unknown', 'note-invalid'],
  run: ({ number: typed, text }, context) =>
    changeOrder(typed, context, (order) =>
      writeNote(context.db, order.id, text, authorOf(context), context.now()),
    ),
})

export const resendMailOperation = staffOperation({
  name: 'admin.resendMail',
  summary: 'Sends an e-mail of an order once more.',
  permission: 'orders',
  input: z.strictObject({ number, mail: idShape }),
  output: staffOrderView,
  refusals: ['order-unknown', 'mail-unknown', 'mail-waiting'],
  run: ({ number: typed, mail }, context) =>
    changeOrder(typed, context, (order) => resendMail(context.db, order.id, mail, context.now())),
})
