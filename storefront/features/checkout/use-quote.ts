// Price and arrival dates of the cart for all recipients. Every change of the draft requests a new quote; the latest
// request wins.
import { useEffect, useMemo, useState } from 'react'
import type { Input, Output } from '#api/call.ts'
import { call } from '#web/platform/api/call.ts'
import type { Draft, DraftDelivery } from '../../shared/addresses/draft.ts'
import { useShopVisit } from '../../shared/shop-visit.ts'
import { priceChange, type PriceChange } from './price-change.ts'

type QuoteReply = Output<'checkout.quote'>
export type Quote = QuoteReply & {
  /** Caused by the last change of a country. */
  readonly change: PriceChange | null
}
export type QuotedDelivery = Quote['deliveries'][number]
type QuoteInput = Input<'checkout.quote'>
type Answer = {
  readonly quote: QuoteReply
  readonly request: string
  /** The quote for the previous countries. */
  readonly before: QuoteReply | null
  /** Until when its days hold, by the browser's clock. */
  readonly datesUntil: number
}

export type QuoteState = {
  readonly quote: Quote | null
  /** Whether the quote matches the current draft. */
  readonly isFresh: boolean
  readonly busy: boolean
  readonly failed: boolean
  readonly askAgain: () => void
  /** Before an order: asks again if the days on the page may not hold any more. */
  readonly checkDates: () => Promise<'same' | 'changed' | 'unknown'>
}

/** Whether the requested delivery date is no longer possible. */
export function isLate({ arriveOn }: DraftDelivery, quoted: QuotedDelivery | undefined): boolean {
  return arriveOn !== null && quoted?.requiresShipping === true && quoted.arriveOn !== arriveOn
}

/** Whether the requested delivery date is not among the possible ones. Unlike `isLate`, it needs no fresh quote. */
export function isOutside({ arriveOn }: DraftDelivery, quoted: QuotedDelivery | undefined): boolean {
  if (arriveOn === null || !quoted?.requiresShipping) return false
  return arriveOn < quoted.days.first || arriveOn > quoted.days.last
}

/** Whether no method delivers the gifts there. Without gifts, nothing is known. */
export function isUndeliverable(quoted: QuotedDelivery | undefined): boolean {
  return quoted?.requiresShipping === true && quoted.methods.length === 0
}

function inputOf({ country, deliveries }: Draft): QuoteInput {
  return {
    country,
    deliveries: deliveries.map(({ address, shippingMethod, arriveOn, lines }) => ({
      country: address.country,
      ...(address.country === 'US' && { state: address.state }),
      shippingMethod,
      ...(arriveOn && { arriveOn }),
      ...(deliveries.length > 1 && { lines: [...lines] }),
    })),
  }
}

function answerOf(quote: QuoteReply, request: string, last: Answer | null): Answer {
  const countries = countriesIn(request)
  const earlier = last && countriesIn(last.request)
  const answer = { quote, request, datesUntil: Date.now() + quote.datesHoldMs }
  if (!last || !earlier || String(earlier) === String(countries))
    return { ...answer, before: last?.before ?? null }
  // Another number of recipients is another order, not the same order in another country.
  return { ...answer, before: earlier.length === countries.length ? last.quote : null }
}

function datesOf({ deliveries }: QuoteReply): string {
  return String(
    deliveries.map(({ requiresShipping, earliest, latest }) => requiresShipping && [earliest, latest]),
  )
}

/** The buyer's country comes first. */
function countriesIn(request: string): string[] {
  const { country, deliveries } = JSON.parse(request) as QuoteInput
  return [country, ...deliveries.map((delivery) => delivery.country)]
}

export function useQuote(draft: Draft): QuoteState {
  const request = JSON.stringify(inputOf(draft))
  const { site } = useShopVisit()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [busy, setBusy] = useState(true)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const askAgain = () => setAttempt((last) => last + 1)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    async function load(): Promise<void> {
      setBusy(true)
      const options = { background: true, signal }
      const quote = await call('checkout.quote', JSON.parse(request) as QuoteInput, options).catch(() => null)
      if (signal.aborted) return
      setBusy(false)
      setFailed(!quote)
      if (quote) setAnswer((last) => answerOf(quote, request, last))
    }
    void load()
    return () => controller.abort()
  }, [request, attempt])

  // After a return from the payment page, the browser may restore this page. The cart may be an order by now.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setAttempt((last) => last + 1)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  // A node of the release before sends no time: its days are not checked.
  async function checkDates() {
    if (!answer || !(Date.now() >= answer.datesUntil)) return 'same'
    const input = JSON.parse(request) as QuoteInput
    const quote = await call('checkout.quote', input, { background: true }).catch(() => null)
    if (!quote) return 'unknown'
    setAnswer((last) => answerOf(quote, request, last))
    return datesOf(quote) === datesOf(answer.quote) ? 'same' : 'changed'
  }

  const quote = useMemo(() => {
    if (!answer) return null
    const { quote, before } = answer
    return { ...quote, change: before && priceChange(before.cart, quote.cart, site) }
  }, [answer, site])
  return { quote, isFresh: answer?.request === request, busy, failed, askAgain, checkDates }
}
