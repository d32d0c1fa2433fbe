// The sandbox payment provider. Like a real one, it has its own records and confirmation page. It sends signed events
// that may be late, repeated or missing.
import { randomBytes, randomUUID } from 'node:crypto'
import { json, sql, type Db } from '#data/database.ts'
import { newJob } from '#data/jobs/jobs.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { paymentKinds } from '#domain/orders/payment-kinds.ts'
import {
  plainSnapshot,
  type PaymentProvider,
  type PaymentSnapshot,
  type ProviderState,
} from '#services/payment/provider.ts'
import { readSandboxEvent } from './sandbox-events.ts'

export const sandboxPath = '/_pay/'
/** The page of a payment, in the shopper's language. */
export function sandboxPageOf(reference: string, locale: Locale): string {
  return `${sandboxPath}${reference}?lg=${locale}`
}

const sandboxKinds = paymentKinds.filter((kind) => kind !== 'transfer' && kind !== 'invoice')

/** As Stripe describes its test card. */
const testCard = 'visa 4242'

type SandboxState = Exclude<ProviderState, 'owed'>

export type SandboxPayment = {
  readonly reference: string
  readonly amount: number
  readonly currency: string
  readonly status: SandboxState
  readonly returnUrl: string
  /** null for older payments without a stored number. */
  readonly orderNumber: string | null
}

export type Sandbox = PaymentProvider & {
  find(reference: string): Promise<SandboxPayment | undefined>
  /** Applies the shopper's choice; false where the payment's state no longer allows it. */
  choose(reference: string, choice: SandboxChoice): Promise<boolean>
}

/** `confirm` is an approval that the bank must confirm, as in 3-D Secure. */
export const sandboxChoices = ['approve', 'decline', 'confirm'] as const
export type SandboxChoice = (typeof sandboxChoices)[number]

const nextState: Record<SandboxChoice, SandboxState> = {
  approve: 'paid',
  decline: 'failed',
  confirm: 'confirming',
}
/** States that allow a choice: a declined payment may be tried again. */
const choosableStates: readonly SandboxState[] = ['open', 'failed', 'confirming']

export type SandboxParts = {
  readonly db: Db
  readonly publicOrigin: string
  readonly now: () => number
  readonly secret: string
  readonly pollJobs: () => void
}

export function createSandbox({ db, publicOrigin: origin, now, secret, pollJobs }: SandboxParts): Sandbox {
  // A power cut may lose the last half second. It loses no payment that the shop has stored as paid, because that is
  // written later.
  const records = db.relaxed
  const find = (reference: string) =>
    records.row<SandboxPayment>(sql`
      select reference, amount, currency, status, return_url as "returnUrl", order_number as "orderNumber"
      from sandbox_payment where reference = ${reference}`)

  async function changeState(
    reference: string,
    to: SandboxState,
    from: readonly ProviderState[],
  ): Promise<boolean> {
    const event = { id: `evt_${randomUUID()}`, reference, kind: `payment.${to}` }
    const job = newJob('sandbox-event', event, now())
    const at = new Date(job.runAt)
    const changed = await records.run(sql`
      with moved as (
        update sandbox_payment set status = ${to} where reference = ${reference} and status = any(${from}) returning reference)
      insert into job (id, kind, data, run_at, created_at)
      select ${job.id}::uuid, ${job.kind}, ${json(job.data)}::jsonb, ${at}::timestamptz, ${at}::timestamptz from moved`)
    if (changed === 1) pollJobs()
    return changed === 1
  }

  async function read(reference: string): Promise<PaymentSnapshot> {
    const snapshot = plainSnapshot((await find(reference))?.status ?? 'failed')
    return snapshot.state === 'paid' ? { ...snapshot, method: testCard } : snapshot
  }

  return {
    name: 'sandbox',
    kinds: () => sandboxKinds,
    holdDays: () => null,
    minimum: () => 1,
    transactions: null,
    find,
    read,
    readEvent: async (request) => readSandboxEvent(secret, request, now()),
    choose: (reference, choice) => changeState(reference, nextState[choice], choosableStates),
    async open({ id, orderNumber, amount, returnUrl, locale }) {
      if (amount.minor <= 0) throw new Error('the sandbox provider takes no payment of nothing')
      const row = await records.row<{ reference: string }>(sql`
        insert into sandbox_payment (reference, idempotency_key, amount, currency, status, return_url, order_number, created_at)
        values (${`sbx_${randomBytes(16).toString('hex')}`}, ${id}, ${amount.minor}, ${amount.currency}, 'open', ${returnUrl}, ${orderNumber}, ${new Date(now())})
        on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
        returning reference`)
      if (!row) throw new Error('the sandbox provider did not open a payment')
      return { reference: row.reference, redirectUrl: `${origin}${sandboxPageOf(row.reference, locale)}` }
    },
    async cancel(reference) {
      await changeState(reference, 'cancelled', ['open', 'failed'])
      return read(reference)
    },
    async refund(reference, { id, amount }) {
      await records.run(sql`
        insert into sandbox_refund (id, reference, amount, created_at)
        values (${id}, ${reference}, ${amount.minor}, ${new Date(now())}) on conflict do nothing`)
      const refunds = await records.row<{ whole: boolean }>(sql`
        select sum(r.amount) >= p.amount as whole from sandbox_payment p join sandbox_refund r using (reference)
        where reference = ${reference} group by p.amount`)
      if (refunds?.whole) await changeState(reference, 'refunded', ['paid'])
      return { reference: `sbx_refund_${id}`, state: 'succeeded', failure: '' }
    },
  }
}
