// Loads the order named in the address, with the access of this browser. After the payment page it polls the
// payment with growing intervals while the provider is undecided.
import { useEffect, useState } from 'react'
import type { Output } from '#api/call.ts'
import { lazyCall } from '#web/platform/api/lazy-call.ts'
import { CallRefused } from '#web/platform/api/call-refused.ts'
import { readOrderAddress } from '../../shared/orders/order-address.ts'
import { forgetOrderAccess, orderAccess } from '../../shared/orders/order-access.ts'
import { useUserName } from '../../shared/sign-in/user.ts'

export type OrderView = Output<'order.view'>

export type OrderState =
  | { readonly phase: 'loading' }
  /** This browser has no access token, or the token has expired. */
  | { readonly phase: 'locked' }
  | { readonly phase: 'failed' }
  | {
      readonly phase: 'ready'
      readonly order: OrderView
      readonly access: string
      readonly polling: boolean
      /** The shopper returns from the payment page. */
      readonly paid: boolean
    }

/** Seconds between the polls; after the last one the result comes by e-mail. */
const pollDelaysSeconds = [1, 2, 3, 5, 8, 13, 20, 30, 45, 60]

/** The order named in the address. */
export function useOrder(): { state: OrderState; again: () => void } {
  const [state, setState] = useState<OrderState>({ phase: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const user = useUserName()

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    // Read in the effect: during prerendering the address is still the previous page's.
    const { number, paid } = readOrderAddress()
    async function follow(): Promise<void> {
      const storedToken = orderAccess(number)
      // A signed-in customer needs no token for their own order.
      if (storedToken === undefined && !user) return setState({ phase: 'locked' })
      const token = storedToken ?? ''
      for (let poll = 0; ; poll += 1) {
        const order = await fetchOrder(number, token, paid || poll > 0, signal)
        const wait = pollDelaysSeconds[poll]
        const polling = order.payment === 'confirming' && wait !== undefined
        setState({ phase: 'ready', order, access: token, polling, paid })
        if (!polling) return
        await delay(wait * 1_000, signal)
      }
    }

    follow().catch((error: unknown) => {
      if (signal.aborted) return
      // Busy servers and rate limits refuse too, and say nothing about the token.
      const isLocked = error instanceof CallRefused && error.refused === 'link-expired'
      if (isLocked) forgetOrderAccess(number)
      setState({ phase: isLocked ? 'locked' : 'failed' })
    })
    return () => leaving.abort()
  }, [attempt, user])

  return { state, again: () => setAttempt((last) => last + 1) }
}

async function fetchOrder(
  number: string,
  access: string,
  confirm: boolean,
  signal: AbortSignal,
): Promise<OrderView> {
  const options = { background: true, handlesRefusals: true, signal }
  if (!confirm) return lazyCall('order.view', { number, access }, options)
  return lazyCall('order.confirmPayment', { number, access }, options).catch((error: unknown) => {
    signal.throwIfAborted()
    // The provider does not respond; the order is shown without its answer.
    if (error instanceof CallRefused) return lazyCall('order.view', { number, access }, options)
    throw error
  })
}

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Error('the page was left'))
    })
  })
}
