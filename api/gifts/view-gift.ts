// The recipient of a gift opens it by the code in the parcel, and may ask for an exchange. The buyer is not told.
import { z } from 'zod'
import { findGift } from '#data/orders/gifts.ts'
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

/** Guessing is for nobody: 55 random bits, and few tries. */
const limits = [
  { per: 'ip', calls: 20, seconds: 60 },
  { per: 'ip', calls: 120, seconds: 3600 },
] as const

/** A code of an order that is not paid, or is cancelled, says the same as one that never was. */
async function openGift(db: Queryable, typed: string): Promise<Gift | Refusal<'gift-code-unknown'>> {
  const code = readGiftCode(typed)
  const found = code === null ? undefined : await findGift(db, code)
  const order = found && (await loadOrder(db, { id: found.orderId }))
  const isThere = order && order.status !== 'unpaid' && order.status !== 'cancelled'
  if (isThere) return { order, position: found.position }
  return refuse('gift-code-unknown', { fields: { giftCode: 'gift-code-unknown' } })
}

export const viewGift = operation({
  name: 'gift.view',
  summary: 'A gift by the code in its parcel, without prices and without a word of the buyer.',
  method: 'POST',
  who: 'visitor',
  input: z.strictObject({ giftCode }),
  output: giftView,
  refusals: ['gift-code-unknown'],
  limits,
  async run({ giftCode: typed }, context) {
    const gift = await openGift(context.db, typed)
    return isRefusal(gift) ? gift : showGift(gift, context)
  },
})

export const askExchange = operation({
  name: 'gift.exchange',
  summary:
    'The recipient asks for another variant of a gift, or for a voucher, within 99 days of its delivery.',
  method: 'POST',
  who: 'visitor',
  input: z.strictObject({
    giftCode,
    lines: z
      .array(
        z.strictObject({
          id: idShape,
          quantity: z.int().min(1).max(99),
          /** The variant that is wished for; null: a voucher, which needs the e-mail. */
          wish: idShape.nullable(),
        }),
      )
      .max(50),
    /** Where to write about it; may be left empty. */
    email: textShape(254).default(''),
  }),
  output: giftView,
  refusals: ['gift-code-unknown', 'exchange-not-possible', 'email-format'],
  creates: true,
  limits,
  async run({ giftCode: typed, lines, email: typedEmail }, context) {
    const { db, now } = context
    const email = normaliseEmail(typedEmail)
    const needsEmail = lines.some(({ wish }) => wish === null)
    if (email === '' ? needsEmail : !isEmail(email))
      return refuse('email-format', { fields: { email: 'email-format' } })
    const asked = await openGift(db, typed)
    if (isRefusal(asked)) return asked
    if (!(await areOffered(asked, lines, context))) return refuse('exchange-not-possible')
    const refused = await db.transaction(async (tx) => {
      // Read again under the lock: nothing is exchanged twice.
      await lockPayment(tx, asked.order.id)
      const gift = await openGift(tx, typed)
      if (isRefusal(gift)) return gift
      if (!areLeft(gift, lines, now())) return refuse('exchange-not-possible')
      await writeDown(tx, gift, lines, email, context)
      return null
    })
    if (refused) return refused
    context.wakeJobs()
    const gift = await openGift(db, typed)
    return isRefusal(gift) ? gift : showGift(gift, context)
  },
})

type Wish = { readonly id: string; readonly quantity: number; readonly wish: string | null }

async function areOffered(gift: Gift, wishes: readonly Wish[], context: Context): Promise<boolean> {
  const { lines } = await showGift(gift, context)
  return wishes.every(({ id, wish }) => {
    const line = lines.find((each) => each.id === id)
    return line && (wish === null || line.others.some((other) => other.id === wish))
  })
}

function areLeft(gift: Gift, wishes: readonly Wish[], now: number): boolean {
  const different = new Set(wishes.map(({ id }) => id)).size === wishes.length
  const enough = wishes.every(({ id, quantity }) => quantity <= exchangeableOf(gift, id, now))
  return wishes.length > 0 && different && enough
}

async function writeDown(
  tx: Queryable,
  { order }: Gift,
  wishes: readonly Wish[],
  email: string,
  { now, caller }: Context,
): Promise<void> {
  const nowMs = now()
  const id = newId(nowMs)
  const reference = `${order.number}-R${order.requests.length + 1}`
  const lines = wishes.map((wish) => ({ ...wish, reason: 'other' as const }))
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
