// Compares the movements at a provider with the shop's books of a day, and names each difference.
import type { Queryable } from '#data/database.ts'
import { findDisputed, findPayments, findRefunds, listBooked } from '#data/orders/payment-books.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import type { PaymentProvider, ProviderTransaction } from './provider.ts'

/** An event may arrive three days late, so a payment of today may be a movement of three days ago. */
const lateMs = 4 * dayMs

export type Difference = {
  readonly kind:
    | 'payment-unknown'
    | 'payment-not-booked'
    | 'payment-amount'
    | 'payment-not-received'
    | 'refund-unknown'
    | 'refund-amount'
    | 'refund-failure-unknown'
    | 'dispute-unknown'
  readonly reference: string
  /** Number of the order; '' if it is unknown. */
  readonly order: string
  /** Minor units. */
  readonly amount: number
  readonly currency: string
}

/** Minor units. `net` is what the movements add to the balance. */
export type DaySums = {
  readonly currency: string
  readonly payments: number
  readonly refunds: number
  readonly disputes: number
  readonly fees: number
  readonly payouts: number
  readonly other: number
  readonly net: number
}

export type DayReport = {
  readonly provider: string
  readonly sums: readonly DaySums[]
  readonly differences: readonly Difference[]
}

/** null for a provider without an account, such as bank transfers. */
export async function reconcileDay(
  db: Queryable,
  { name, transactions }: PaymentProvider,
  fromMs: number,
  toMs: number,
): Promise<DayReport | null> {
  if (!transactions) return null
  const all: ProviderTransaction[] = []
  for await (const each of transactions(fromMs - lateMs, toMs + dayMs)) all.push(each)
  const ofDay = all.filter(({ at }) => at >= fromMs && at < toMs)
  const differences = [
    ...(await comparePayments(db, name, ofDay)),
    ...(await compareRefunds(db, ofDay)),
    ...(await compareDisputes(db, ofDay)),
    ...compareBooked(await listBooked(db, name, fromMs, toMs), all),
  ]
  return { provider: name, sums: sumsOf(ofDay), differences }
}

function differenceOf(
  kind: Difference['kind'],
  { reference, amount, currency, payment }: ProviderTransaction,
  order = '',
): Difference {
  return { kind, reference: payment ?? reference, order, amount, currency }
}

async function comparePayments(db: Queryable, provider: string, ofDay: readonly ProviderTransaction[]) {
  const payments = ofDay.filter(({ kind }) => kind === 'payment')
  const references = payments.flatMap(({ payment }) => payment ?? [])
  const found = await findPayments(db, provider, references)
  return payments.flatMap((each) => {
    const ours = found.find(({ reference }) => reference === each.payment)
    if (!ours) return differenceOf('payment-unknown', each)
    if (!ours.isBooked) return differenceOf('payment-not-booked', each, ours.number)
    return ours.amount === each.amount ? [] : differenceOf('payment-amount', each, ours.number)
  })
}

async function compareRefunds(db: Queryable, ofDay: readonly ProviderTransaction[]) {
  const refunds = ofDay.filter(({ kind }) => kind === 'refund' || kind === 'refund-failed')
  const references = refunds.flatMap(({ refund }) => refund ?? [])
  const found = await findRefunds(db, references)
  return refunds.flatMap((each) => {
    const ours = found.find(({ reference }) => reference === each.refund)
    if (!ours) return differenceOf('refund-unknown', each)
    if (ours.amount !== Math.abs(each.amount)) return differenceOf('refund-amount', each, ours.number)
    const isMissed = each.kind === 'refund-failed' && !ours.isFailed
    return isMissed ? differenceOf('refund-failure-unknown', each, ours.number) : []
  })
}

async function compareDisputes(db: Queryable, ofDay: readonly ProviderTransaction[]) {
  const disputes = ofDay.filter(({ kind }) => kind === 'dispute' || kind === 'dispute-reversed')
  const references = disputes.flatMap(({ payment }) => payment ?? [])
  const found = await findDisputed(db, references)
  return disputes.flatMap((each) =>
    each.payment !== null && found.includes(each.payment) ? [] : differenceOf('dispute-unknown', each),
  )
}

/** Payments in the books that the provider does not have. */
function compareBooked(
  booked: Awaited<ReturnType<typeof listBooked>>,
  all: readonly ProviderTransaction[],
): Difference[] {
  const received = new Set(all.filter(({ kind }) => kind === 'payment').map(({ payment }) => payment))
  return booked
    .filter(({ reference }) => !received.has(reference))
    .map(({ reference, number, amount, currency }) => {
      return { kind: 'payment-not-received', reference, order: number, amount, currency }
    })
}

function sumsOf(ofDay: readonly ProviderTransaction[]): DaySums[] {
  const currencies = [...new Set(ofDay.map(({ currency }) => currency))].sort()
  return currencies.map((currency) => {
    const own = ofDay.filter((each) => each.currency === currency)
    const sum = (...kinds: ProviderTransaction['kind'][]) =>
      own.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0)
    const fees = own.reduce((total, { fee }) => total + fee, 0)
    return {
      currency,
      payments: sum('payment'),
      refunds: sum('refund', 'refund-failed'),
      disputes: sum('dispute', 'dispute-reversed'),
      fees,
      payouts: sum('payout'),
      other: sum('other'),
      net: own.reduce((total, { amount, fee }) => total + amount - fee, 0),
    }
  })
}
