// What the cart costs and when it arrives, for everybody it goes to: asked anew whenever that changes, the latest
// wish winning.
import { useEffect, useState } from 'react'
import type { Input, Output } from '#api/call.ts'
import { call } from '../api/call.ts'
import type { Draft, DraftDelivery } from './draft.ts'

export type Quote = Output<'checkout.quote'>
export type QuotedDelivery = Quote['deliveries'][number]
type Wish = Input<'checkout.quote'>

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

export function useQuote(draft: Draft): Quoting {
  const wish = JSON.stringify(wishOf(draft))
  const [answer, setAnswer] = useState<{ quote: Quote; wish: string } | null>(null)
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
      if (quote) setAnswer({ quote, wish })
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

  return { quote: answer?.quote ?? null, isFresh: answer?.wish === wish, busy, failed, askAgain }
}
