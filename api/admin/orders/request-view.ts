// A return, withdrawal or exchange as staff see it, with the facts to decide on.
import { z } from 'zod'
import type { StoredOrder } from '#data/orders/orders.ts'
import { requestStatuses } from '#domain/orders/open-request.ts'
import { isLabelDue } from '#domain/orders/return-label.ts'
import { money } from '#domain/pricing/money.ts'
import { amountByRule } from '#services/orders/decide-return.ts'
import type { loadReplacements } from '#services/orders/order-texts.ts'
import { returnableLines } from '#services/orders/returnable-order.ts'
import { drawnPictureShape, moneyShape } from '../../shapes.ts'

export const requestView = z.object({
  number: z.string(),
  reference: z.string(),
  kind: z.enum(['return', 'withdrawal', 'exchange']),
  status: z.enum(requestStatuses),
  name: z.string(),
  answer: z.string(),
  askedAt: z.number(),
  /** Who asked; '' without the permission `orders`. */
  email: z.string(),
  /** Arrival of the first of its gifts; null before. */
  deliveredAt: z.number().nullable(),
  returnDays: z.int(),
  /** Refund by the rules; null for an exchange. */
  refund: moneyShape.nullable(),
  /** An approved exchange whose replacement is not sent. */
  waitsForParcel: z.boolean(),
  /** Staff send the buyer a label. Nodes of the release before do not send it. */
  isLabelDue: z.boolean().exactOptional(),
  lines: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** Nodes of the release before have it in the title. */
      optionsText: z.string().exactOptional(),
      quantity: z.int(),
      reason: z.string(),
      picture: drawnPictureShape.omit({ alt: true }).nullable(),
      /** Of the returned items, after discounts; null without the permission `orders`. */
      paid: moneyShape.nullable(),
      personalisation: z.string(),
      isReplaced: z.boolean(),
      /** What an exchange sends instead; null: a voucher, or no exchange. Empty texts: a deleted variant. */
      replacement: z.object({ sku: z.string(), optionsText: z.string() }).nullable(),
    }),
  ),
})

export const returnsView = z.object({ requests: z.array(requestView) })

export type Replacements = Awaited<ReturnType<typeof loadReplacements>>

/** Requests that take effect; a declared withdrawal waits for its buyer. */
export function showRequests(
  order: StoredOrder,
  replacements: Replacements,
  { seesAll }: { readonly seesAll: boolean },
) {
  const arrivals = new Map(returnableLines(order).map(({ id, deliveredAt }) => [id, deliveredAt]))
  const deliveredOf = (lines: readonly { readonly id: string }[]): number | null =>
    lines.map(({ id }) => arrivals.get(id) ?? null).find((at) => at !== null) ?? null
  return order.requests
    .filter(({ status }) => status !== 'declared')
    .map((request) => ({
      ...request,
      number: order.number,
      email: seesAll ? request.email || order.email : '',
      deliveredAt: deliveredOf(request.lines),
      returnDays: order.returnDays,
      refund:
        seesAll && request.kind !== 'exchange' ? money(amountByRule(order, request), order.currency) : null,
      waitsForParcel:
        request.kind === 'exchange' &&
        request.status === 'approved' &&
        request.parcel === null &&
        request.lines.some(({ replacement }) => replacement !== null),
      isLabelDue: isLabelDue(order, request),
      lines: request.lines.map(({ id, quantity, reason, replacement }) => {
        const line = order.lines.find((each) => each.id === id)
        const isReplaced = replacement !== null
        const wanted = isReplaced ? (replacements.get(replacement) ?? { sku: '', optionsText: '' }) : null
        return {
          id,
          title: line?.title ?? '',
          optionsText: line?.optionsText ?? '',
          quantity,
          reason,
          picture: line?.picture ?? null,
          paid:
            seesAll && line
              ? money(Math.round((line.total * quantity) / line.quantity), order.currency)
              : null,
          personalisation: line?.personalisation ?? '',
          isReplaced,
          replacement: wanted,
        }
      }),
    }))
}
