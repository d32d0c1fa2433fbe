// An order as staff see it. Members without the permission `orders` see neither prices nor e-mail addresses.
import { z } from 'zod'
import { addresseeName } from '#domain/customers/person-name.ts'
import { trackingLink } from '#domain/delivery/carrier.ts'
import { deliveryState, nextStatuses } from '#domain/orders/order.ts'
import { money } from '#domain/pricing/money.ts'
import { isRefusal } from '#domain/refusal.ts'
import { isAllowed } from '#domain/staff/permissions.ts'
import { addressLines, invoiceAddressLines } from '#messages/address-lines.ts'
import { translateFor } from '#messages/load.ts'
import { methodText } from '#messages/method-text.ts'
import { documentLinks } from '#services/invoices/document-link.ts'
import { drawingPath } from '#services/lettering/drawing-link.ts'
import { discountRows } from '#services/orders/discount-rows.ts'
import { hasParcel, linesToPack } from '#services/orders/kept-lines.ts'
import { loadStaffOrder, type StaffOrder } from '#services/orders/load-staff-order.ts'
import { loadReplacements, withTexts } from '#services/orders/order-texts.ts'
import type { StaffContext } from '../../context.ts'
import { trackingShape } from '../../orders/order-view.ts'
import {
  drawnPictureShape,
  moneyShape,
  orderStatusShape,
  paymentStatusShape,
  storedAddress,
  giftFields,
} from '../../shapes.ts'
import { requestView, showRequests, type Replacements } from './request-view.ts'

export const staffOrderView = z
  .object({
    number: z.string(),
    status: orderStatusShape,
    paymentStatus: paymentStatusShape,
    placedAt: z.number(),
    /** Statuses that staff may set now. */
    next: z.array(orderStatusShape),
    /** Sent back with a change: it refuses if somebody changed the order meanwhile. */
    seen: z.string(),
    remark: z.string(),
    lines: z.array(
      z.object({
        id: z.string(),
        variantId: z.string(),
        sku: z.string(),
        title: z.string(),
        optionsText: z.string(),
        picture: drawnPictureShape.omit({ alt: true }).nullable(),
        /** Address of the picture with the personal text; null without text, or without its place. */
        drawing: z.string().nullable(),
        /** As placed. */
        quantity: z.int(),
        /** Before packing, by staff or by an approved withdrawal. */
        removed: z.int(),
        total: moneyShape.nullable(),
        ...giftFields,
        delivery: z.int(),
      }),
    ),
    deliveries: z.array(
      z.object({
        name: z.string(),
        addressLines: z.array(z.string()),
        address: storedAddress.omit({ email: true }),
        method: z.string(),
        shipsOn: z.string(),
        arriveOn: z.string().nullable(),
        message: z.string(),
        state: z.enum(['waiting', 'shipped', 'delivered']),
        parcels: z.array(trackingShape),
      }),
    ),
    /** null without the permission `orders`. */
    buyer: z
      .object({
        name: z.string(),
        email: z.string(),
        locale: z.string(),
        /** Placed with this e-mail. */
        orders: z.int(),
        /** Address of the invoice in lines; null if it is the buyer's or the recipient's. */
        invoiceAddress: z.array(z.string()).nullable(),
      })
      .nullable(),
    payment: z
      .object({
        provider: z.string(),
        reference: z.string().nullable(),
        /** How the buyer paid: 'visa 4242'. */
        method: z.string(),
        /** Last day to pay an invoice that is owed; null: none is. */
        owedUntil: z.string().nullable(),
        disputes: z.array(
          z.object({
            reference: z.string(),
            amount: moneyShape,
            state: z.enum(['needs-response', 'under-review', 'won', 'lost', 'warning']),
            dueAt: z.number().nullable(),
          }),
        ),
        subtotal: moneyShape,
        giftWrap: moneyShape,
        shippingFee: moneyShape,
        discount: moneyShape,
        /** Its parts with their names, as the buyer reads them. */
        discounts: z.array(z.object({ label: z.string(), amount: moneyShape })).exactOptional(),
        salesTax: moneyShape,
        total: moneyShape,
        refundable: moneyShape,
        /** Given as vouchers and not in `refundable`; null: nothing was. */
        vouchers: moneyShape.nullable(),
        refunds: z.array(
          z.object({
            amount: moneyShape,
            promisedAt: z.number(),
            state: z.enum(['requested', 'pending', 'succeeded', 'failed']),
          }),
        ),
      })
      .nullable(),
    /** Invoice and credit notes. '': an invoice that is being issued. */
    documents: z.array(z.object({ kind: z.enum(['invoice', 'credit-note']), number: z.string() })),
    timeline: z.array(z.object({ kind: z.string(), actor: z.string(), at: z.number() })),
    notes: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['note', 'address', 'email']),
        author: z.string(),
        text: z.string(),
        at: z.number(),
      }),
    ),
    mails: z.array(
      z.object({
        id: z.string(),
        template: z.string(),
        state: z.enum(['sent', 'skipped', 'waiting', 'failed']),
        at: z.number(),
        lastError: z.string().nullable(),
      }),
    ),
    requests: z.array(requestView),
  })
  .meta({ id: 'StaffOrder' })

export async function viewStaffOrder(number: string, context: StaffContext) {
  const loaded = await loadStaffOrder(context.db, number, context.now())
  if (isRefusal(loaded)) return loaded
  const { db, caller } = context
  const order = await withTexts(loaded.order, caller.locale, context)
  const replacements = await loadReplacements(db, order, caller.locale)
  return showStaffOrder({ ...loaded, order }, replacements, context)
}

/** The reply has only the fields that its schema names. */
function showStaffOrder(
  { order, buyerOrders, notes, mails, refundable, vouchers, disputes, seen }: StaffOrder,
  replacements: Replacements,
  { staff, caller, secret, now, settings }: StaffContext,
) {
  const seesAll = isAllowed(staff.role, 'orders')
  const amount = (minor: number) => money(minor, order.currency)
  const { number, status, paymentStatus, placedAt, remark, subtotal, giftWrap, shippingFee } = order
  const inParcels = new Map(linesToPack(order).map(({ id, quantity }) => [id, quantity]))
  return {
    number,
    status,
    paymentStatus,
    placedAt,
    seen,
    remark,
    next: nextStatuses(status, 'merchant', hasParcel(order)).filter((to) => seesAll || to !== 'cancelled'),
    lines: order.lines.map((line) => ({
      ...line,
      drawing: line.personalisation && line.picture?.lettering ? drawingPath(secret, line.id) : null,
      removed: line.quantity - (inParcels.get(line.id) ?? 0),
      total: seesAll ? amount(line.total) : null,
    })),
    deliveries: order.deliveries.map(({ address, ...delivery }) => ({
      ...delivery,
      method: methodText(settings, delivery.method, caller.locale, translateFor(caller.locale)).name,
      name: addresseeName(address),
      address,
      addressLines: addressLines(caller.locale, address),
      state: deliveryState(delivery.shipments),
      parcels: delivery.shipments.map((parcel) => ({ ...parcel, link: trackingLink(parcel) })),
    })),
    buyer: seesAll
      ? {
          name: order.buyerName,
          email: order.email,
          locale: order.locale,
          orders: buyerOrders,
          invoiceAddress: order.invoiceAddress && invoiceAddressLines(caller.locale, order.invoiceAddress),
        }
      : null,
    payment: seesAll
      ? {
          provider: order.payment.provider,
          reference: order.payment.reference,
          method: order.payment.method,
          owedUntil: order.payment.status === 'owed' ? order.payment.dueOn : null,
          disputes: disputes.map((dispute) => ({ ...dispute, amount: amount(dispute.amount) })),
          subtotal: amount(subtotal),
          giftWrap: amount(giftWrap),
          shippingFee: amount(shippingFee),
          discount: amount(order.discount),
          discounts: discountRows(order, caller.locale).map(({ label, minor }) => ({
            label,
            amount: amount(minor),
          })),
          salesTax: amount(order.salesTax),
          total: amount(order.total),
          refundable: amount(refundable),
          vouchers: vouchers > 0 ? amount(vouchers) : null,
          refunds: order.refunds.map((refund) => ({ ...refund, amount: amount(refund.amount) })),
        }
      : null,
    documents: seesAll ? documentLinks(order, secret, now()) : [],
    timeline: order.events,
    notes: notes.filter(({ kind }) => seesAll || kind !== 'email'),
    mails: seesAll ? mails : [],
    requests: showRequests(order, replacements, { seesAll }),
  }
}
