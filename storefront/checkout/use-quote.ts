// What the cart costs in the country it goes to: asked anew whenever country or shipping method change, the latest
// wish winning.
import { useEffect, useState } from 'react'
import type { Output } from '#api/call.ts'
import type { ShippingMethodId } from '#domain/shipping-zones.ts'
import type { Country } from '#domain/market.ts'
import { call } from '../api/call.ts'

export type Quote = Output<'checkout.quote'>

export type Quoting = {
  readonly quote: Quote | null
  readonly busy: boolean
  readonly failed: boolean
  readonly askAgain: () => void
}

export function useQuote(country: Country, shippingMethod: ShippingMethodId): Quoting {
  const [quote, setQuote] = useState<Quote | null>(null)
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
      const next = await call('checkout.quote', { country, shippingMethod }, options).catch(() => null)
      if (signal.aborted) return
      setBusy(false)
      setFailed(!next)
      if (next) setQuote(next)
    }
    void ask()
    return () => leaving.abort()
  }, [country, shippingMethod, round])

  // Back from the payment page, the browser may show this page as it was left: the cart may be an order by now.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setRound((last) => last + 1)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  return { quote, busy, failed, askAgain }
}
