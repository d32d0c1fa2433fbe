// Operations of a gift's recipient, who opens it by the code in the parcel: view, thank, exchange. The buyer is told about
// thanks only.
import { z } from 'zod'
import { findGift, markThanked } from '#data/orders/gifts.ts'
import { newId } from '#data/ids.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import { loadOrder } from '#data/orders/orders.ts'
import type { Queryable } from '#data/database.ts'
import { lockPayment } from '#data/orders/payments.ts'
import { addReturn } from '#data/orders/returns.ts'
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import { readGiftCode } from '#domain/orders/readable-code.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import { idShape, textShape } from '../shapes.ts'
import { giftView } from './gift-view.ts'
import { exchangeableOf, showGift, type Gift } from './show-gift.ts'

const giftCode = textShape(40)

/** These limits and 55 random bits in a code make guessing impractical. */
const limits = [
  { per: 'ip', calls: 20, seconds: 60 },
  { per: 'ip', calls: 120, seconds: 3600 },
] as const

/** The gift of a code. Codes of unpaid or cancelled orders get the same refusal as unknown codes. */
async function openGift(db: Queryable, typedCode: string): Promise<Gift | Refusal<'gift-code-unknown'>> {
  const code = readGiftCode(typedCode)
  const stored = code === null ? undefined : await findGift(db, code)
  const order = stored && (await loadOrder(db, { id: stored.orderId }))
  const isAvailable = order && order.status !== 'unpaid' && order.status !== 'cancelled'
  if (isAvailable) return { order, position: stored.position, isThanked: stored.isThanked }
  return refuse('gift-code-unknown', { fields: { giftCode: 'gift-code-unknown' } })
}

export const viewGiftOperation = operation({
  name: 'gift.view',
  summary: 'A gift by the code in its parcel, without prices and without data of the buyer.',
  who: 'visitor',
  input: z.strictObject({ giftCode }),
  output: giftView,
  refusals: ['gift-code-unknown'],
  limits,
  async run({ giftCode: typedCode }, context) {
    const gift = await openGift(context.db, typedCode)
    return isRefusal(gift) ? gift : showGift(gift, context)
  },
})

export const thankOperation = operation({
  name: 'gift.thank',
  summary: 'The recipient thanks the giver, who gets one e-mail.',
  who: 'visitor',
  input: z.strictObject({ giftCode }),
  output: giftView,
  refusals: ['gift-code-unknown'],
  limits,
  async run({ giftCode: typedCode }, context) {
    const { db, now } = context
    const gift = await openGift(db, typedCode)
    if (isRefusal(gift)) return gift
    const { order, position } = gift
    await db.transaction(async (tx) => {
      if (!(await markThanked(tx, order.id, position, now()))) return
      await enqueue(tx, 'thanks-mail', { orderId: order.id, position }, now())
    })
    context.wakeJobs()
    return showGift({ ...gift, isThanked: true }, context)
  },
})

export const requestExchangeOperation = operation({
  name: 'gift.exchange',
  summary: 'The recipient requests another variant of a gift, or a voucher, within 99 days of the delivery.',
  who: 'visitor',
  input: z.strictObject({
    giftCode,
    lines: z
      .array(
        z.strictObject({
          id: idShape,
          quantity: z.int().min(1).max(99),
          /** The replacement variant; null: a voucher, which needs the e-mail. */
          wish: idShape.nullable(),
        }),
      )
      .max(50),
    /** E-mail for messages about the exchange; optional. */
    email: textShape(254).default(''),
  }),
  output: giftView,
  refusals: ['gift-code-unknown', 'exchange-not-possible', 'email-format'],
  creates: true,
  limits,
  async run({ giftCode: typedCode, lines, email: typedEmail }, context) {
    const { db } = context
    const email = normaliseEmail(typedEmail)
    const needsEmail = lines.some(({ wish }) => wish === null)
    if (email === '' ? needsEmail : !isEmail(email))
      return refuse('email-format', { fields: { email: 'email-format' } })
    const opened = await openGift(db, typedCode)
    if (isRefusal(opened)) return opened
    if (!(await areOffered(opened, lines, context))) return refuse('exchange-not-possible')
    const refused = await db.transaction(async (tx) => {
      // Read again under the lock, so nothing is exchanged twice.
      await lockPayment(tx, opened.order.id)
      const gift = await openGift(tx, typedCode)
      if (isRefusal(gift)) return gift
      if (!areExchangeable(gift, lines, context)) return refuse('exchange-not-possible')
      await saveRequest(tx, gift, lines, email, context)
      return null
    })
    if (refused) return refused
    context.wakeJobs()
    const gift = await openGift(db, typedCode)
    return isRefusal(gift) ? gift : showGift(gift, context)
  },
})

type ExchangeLine = { readonly id: string; readonly quantity: number; readonly wish: string | null }

async function areOffered(
  gift: Gift,
  exchangeLines: readonly ExchangeLine[],
  context: Context,
): Promise<boolean> {
  const { lines } = await showGift(gift, context)
  return exchangeLines.every(({ id, wish }) => {
    const line = lines.find((each) => each.id === id)
    return line && (wish === null || line.others.some((other) => other.id === wish))
  })
}

function areExchangeable(gift: Gift, exchangeLines: readonly ExchangeLine[], context: Context): boolean {
  const different = new Set(exchangeLines.map(({ id }) => id)).size === exchangeLines.length
  const enough = exchangeLines.every(({ id, quantity }) => quantity <= exchangeableOf(gift, id, context))
  return exchangeLines.length > 0 && different && enough
}

async function saveRequest(
  tx: Queryable,
  { order }: Gift,
  exchangeLines: readonly ExchangeLine[],
  email: string,
  { now, caller }: Context,
): Promise<void> {
  const nowMs = now()
  const id = newId(nowMs)
  const reference = `${order.number}-R${order.requests.length + 1}`
  const lines = exchangeLines.map((line) => ({ ...line, reason: 'other' as const }))
  const request = {
    id,
    orderId: order.id,
    reference,
    kind: 'exchange',
    name: '',
    lines,
    email,
    locale: caller.locale,
  } as const
  await addReturn(tx, request, nowMs)
  const event = { id: newId(nowMs), orderId: order.id, kind: 'exchange-asked', data: { reference } } as const
  await recordEvent(tx, { ...event, actor: 'customer' }, nowMs)
  if (email === '') return
  await enqueue(tx, 'gift-mail', { template: 'exchange-asked', orderId: order.id, reference }, nowMs)
}
