// Verifies events of Stripe and finds the session that each is about.
import Stripe from 'stripe'
import type { EventRequest, ProviderEvent } from '#services/payment/provider.ts'

/** Largest age of the signature in seconds, as Stripe recommends. */
const toleranceSeconds = 300

/** null: not signed with one of the secrets. 'ignored': about nothing that the shop has. */
export async function readStripeEvent(
  stripe: Stripe,
  secrets: readonly string[],
  isLive: boolean,
  { headers, body }: EventRequest,
  now: number,
): Promise<ProviderEvent | 'ignored' | null> {
  const event = verify(stripe, secrets, body, String(headers['stripe-signature'] ?? ''), now)
  if (!event) return null
  if (event.livemode !== isLive) return 'ignored'
  const reference = await sessionOf(stripe, event)
  return reference === null ? 'ignored' : { id: event.id, kind: event.type, reference }
}

function verify(
  stripe: Stripe,
  secrets: readonly string[],
  body: string,
  header: string,
  now: number,
): Stripe.Event | null {
  // The package refuses old events only; one from the future was signed for a later replay.
  const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1] ?? NaN)
  if (!(seconds * 1000 <= now + toleranceSeconds * 1000)) return null
  for (const secret of secrets)
    try {
      return stripe.webhooks.constructEvent(body, header, secret, toleranceSeconds, undefined, now)
    } catch (fault) {
      const isForeign = fault instanceof Stripe.errors.StripeSignatureVerificationError
      if (!isForeign && !(fault instanceof SyntaxError)) throw fault
    }
  return null
}

async function sessionOf(stripe: Stripe, event: Stripe.Event): Promise<string | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return event.data.object.id
    case 'payment_intent.payment_failed':
      return sessionOfIntent(stripe, event.data.object.id)
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return sessionOfIntent(stripe, idOf(event.data.object.payment_intent))
    default:
      return null
  }
}

async function sessionOfIntent(stripe: Stripe, intent: string | null): Promise<string | null> {
  if (intent === null) return null
  const sessions = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })
  return sessions.data[0]?.id ?? null
}

export function idOf(object: string | { readonly id: string } | null | undefined): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null)
}
