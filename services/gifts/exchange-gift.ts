// The recipient exchanges lines of a gift for other variants or vouchers.
import type { Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import { lockPayment } from '#data/orders/payments.ts'
import { addReturn } from '#data/orders/returns.ts'
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { VisitorContext } from '../visitor.ts'
import { exchangeableOf, giftLines, replacementsOf } from './exchangeable.ts'
import { openGift, type Gift } from './open-gift.ts'

type ExchangeLine = {
  readonly id: string
  readonly quantity: number
  /** The replacement variant; null: a voucher, which needs the e-mail. */
  readonly replacement: string | null
}

type ExchangeRequest = {
  readonly giftCode: string
  readonly lines: readonly ExchangeLine[]
  /** E-mail for messages about the exchange; '' for none. */
  readonly email: string
}

/** Returns the gift with the request. */
export async function requestExchange(
  { giftCode, lines, email: typedEmail }: ExchangeRequest,
  context: VisitorContext,
): Promise<Gift | Refusal<'gift-code-unknown' | 'exchange-not-possible' | 'email-format'>> {
  const { db } = context
  const email = normaliseEmail(typedEmail)
  const needsEmail = lines.some(({ replacement }) => replacement === null)
  if (email === '' ? needsEmail : !isEmail(email))
    return refuse('email-format', { fields: { email: 'email-format' } })
  const opened = await openGift(db, giftCode)
  if (isRefusal(opened)) return opened
  if (!(await areOffered(opened, lines, context))) return refuse('exchange-not-possible')
  const refused = await db.transaction(async (tx) => {
    // Read again under the lock, so nothing is exchanged twice.
    await lockPayment(tx, opened.order.id)
    const gift = await openGift(tx, giftCode)
    if (isRefusal(gift)) return gift
    if (!areExchangeable(gift, lines, context)) return refuse('exchange-not-possible')
    await saveRequest(tx, gift, lines, email, context)
    return null
  })
  if (refused) return refused
  context.pollJobs()
  return openGift(db, giftCode)
}

async function areOffered(
  gift: Gift,
  exchangeLines: readonly ExchangeLine[],
  context: VisitorContext,
): Promise<boolean> {
  const lines = giftLines(gift)
  const { replacements } = await replacementsOf(gift.order, lines, context)
  return exchangeLines.every(({ id, replacement }) => {
    const isOfGift = lines.some((line) => line.id === id)
    return (
      isOfGift && (replacement === null || replacements.get(id)?.some((other) => other.id === replacement))
    )
  })
}

function areExchangeable(
  gift: Gift,
  exchangeLines: readonly ExchangeLine[],
  context: VisitorContext,
): boolean {
  const different = new Set(exchangeLines.map(({ id }) => id)).size === exchangeLines.length
  const enough = exchangeLines.every(({ id, quantity }) => quantity <= exchangeableOf(gift, id, context))
  return exchangeLines.length > 0 && different && enough
}

async function saveRequest(
  tx: Queryable,
  { order }: Gift,
  exchangeLines: readonly ExchangeLine[],
  email: string,
  visitor: VisitorContext,
): Promise<void> {
  const now = visitor.now()
  const reference = `${order.number}-R${order.requests.length + 1}`
  const lines = exchangeLines.map((line) => ({ ...line, reason: 'other' as const }))
  const request = {
    id: newId(now),
    orderId: order.id,
    reference,
    kind: 'exchange',
    name: '',
    lines,
    email,
    locale: visitor.caller.locale,
  } as const
  await addReturn(tx, request, now)
  const event = { kind: 'exchange-asked', data: { reference } } as const
  await recordEvent(tx, { ...event, orderId: order.id, actor: 'customer' }, now)
  if (email === '') return
  await enqueue(tx, 'gift-mail', { template: 'exchange-asked', orderId: order.id, reference }, now)
}
