// What the cart costs and when it arrives, for everybody it goes to: asked anew whenever that changes, the latest
// wish winning.
import { useEffect, useMemo, useState } from 'react'
import type { Input, Output } from '#api/call.ts'
import { call } from '../../platform/api/call.ts'
import type { Draft, DraftDelivery } from '../../shared/addresses/draft.ts'
import { priceChange, type PriceChange } from './price-change.ts'

type Answered = Output<'checkout.quote'>
export type Quote = Answered & {
  /** By the last change of a country. */
  readonly change: PriceChange | null
}
export type QuotedDelivery = Quote['deliveries'][number]
type Wish = Input<'checkout.quote'>
type Answer = {
  readonly quote: Answered
  readonly wish: string
  /** What was shown for the countries before these. */
  readonly before: Answered | null
}

export type Quoting = {
  readonly quote: Quote | null
  /** Whether it answers the draft as it is now. */
  readonly isFresh: boolean
  readonly busy: boolean
  readonly failed: boolean
  readonly askAgain: () => void
}

/** The day that was wished for can no longer be kept: its field says so. */
export function isLate({ arriveOn }: DraftDelivery, quoted: QuotedDelivery | undefined): boolean {
  return arriveOn !== null && quoted !== undefined && quoted.arriveOn !== arriveOn
}

function wishOf({ country, deliveries }: Draft): Wish {
  return {
    country,
    deliveries: deliveries.map(({ address, shippingMethod, arriveOn, lines }) => ({
      country: address.country,
      shippingMethod,
      ...(arriveOn !== null && { arriveOn }),
      ...(deliveries.length > 1 && { lines: [...lines] }),
    })),
  }
}

function answerOf(quote: Answered, wish: string, last: Answer | null): Answer {
  const countries = countriesIn(wish)
  const earlier = last && countriesIn(last.wish)
  if (!last || !earlier || String(earlier) === String(countries))
    return { quote, wish, before: last?.before ?? null }
  // Somebody more, or fewer, is another order and not the same one in another country.
  return { quote, wish, before: earlier.length === countries.length ? last.quote : null }
}

/** The buyer's first. */
function countriesIn(wish: string): string[] {
  const { country, deliveries } = JSON.parse(wish) as Wish
  return [country, ...deliveries.map((delivery) => delivery.country)]
}

export function useQuote(draft: Draft): Quoting {
  const wish = JSON.stringify(wishOf(draft))
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [busy, setBusy] = useState(true)
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const askAgain = () => setRound((last) => last + 1)

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    async function ask(): Promise<void> {
      setBusy(true)
      const options = { background: true, signal }
      const quote = await call('checkout.quote', JSON.parse(wish) as Wish, options).catch(() => null)
      if (signal.aborted) return
      setBusy(false)
      setFailed(!quote)
      if (quote) setAnswer((last) => answerOf(quote, wish, last))
    }
    void ask()
    return () => leaving.abort()
  }, [wish, round])

  // Back from the payment page, the browser may show this page as it was left: the cart may be an order by now.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setRound((last) => last + 1)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const quote = useMemo(() => {
    if (!answer) return null
    const { quote, before } = answer
    return { ...quote, change: before && priceChange(before.cart, quote.cart) }
  }, [answer])
  return { quote, isFresh: answer?.wish === wish, busy, failed, askAgain }
}
