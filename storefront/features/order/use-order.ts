// Loads the order named in the address, with the access of this browser. After the payment page it polls the
// payment with growing intervals while the provider is undecided.
import { useRef, useState } from 'react'
import type { Output } from '#api/call.ts'
import { lazyCall } from '#web/platform/api/lazy-call.ts'
import { CallRefused } from '#web/platform/api/call-refused.ts'
import { useBeforePaint } from '#web/platform/hydration/use-before-paint.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { toast } from '#web/platform/toasts.ts'
import { readOrderAddress } from '../../shared/orders/order-address.ts'
import { forgetOrderAccess, orderAccess } from '../../shared/orders/order-access.ts'
import { takeRequestedOrder, viewOrder, type OrderHandle } from '../../shared/orders/requested-order.ts'
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
      readonly cameFromPayment: boolean
    }

const errorToastMs = 5_000

/** Seconds between the polls; after the last one the result comes by e-mail. */
const pollDelaysSeconds = [1, 2, 3, 5, 8, 13, 20, 30, 45, 60]

/** The order named in the address. */
export function useOrder(): { state: OrderState; retry: () => void } {
  const [state, setState] = useState<OrderState>({ phase: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const user = useUserName()
  const t = useTranslate()
  /** Number of the order on the page. */
  const shown = useRef('')

  // Before the paint: with a requested order, a view transition moves pictures to this page.
  useBeforePaint(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    // Read in the effect: during prerendering the address is still the previous page's.
    const { number, cameFromPayment } = readOrderAddress()
    async function follow(): Promise<void> {
      const storedToken = orderAccess(number)
      // A signed-in customer needs no token for their own order.
      if (storedToken === undefined && !user) return setState({ phase: 'locked' })
      const handle = { number, access: storedToken ?? '' }
      function show(order: OrderView, polling: boolean): void {
        shown.current = number
        setState({ phase: 'ready', order, access: handle.access, polling, cameFromPayment })
      }
      const known = takeRequestedOrder(number)
      if (known) show(known, false)
      for (let poll = 0; ; poll += 1) {
        const fetchOrder = cameFromPayment || poll > 0 ? confirmPayment : viewOrder
        const order = await fetchOrder(handle, signal)
        const wait = pollDelaysSeconds[poll]
        const polling = order.payment === 'confirming' && wait !== undefined
        show(order, polling)
        if (!polling) return
        await delay(wait * 1_000, signal)
      }
    }

    follow().catch((error: unknown) => {
      if (signal.aborted) return
      // Busy servers and rate limits refuse too, and say nothing about the token.
      const isLocked = error instanceof CallRefused && error.refused === 'link-expired'
      if (isLocked) forgetOrderAccess(number)
      if (isLocked || shown.current !== number) return setState({ phase: isLocked ? 'locked' : 'failed' })
      // What the shopper types below the order stays.
      setState((before) => (before.phase === 'ready' ? { ...before, polling: false } : before))
      toast({ type: 'error', text: t('error.unreachable'), durationMs: errorToastMs })
    })
    return () => leaving.abort()
  }, [attempt, user, t])

  return { state, retry: () => setAttempt((last) => last + 1) }
}

/** The order after its payment was checked at the provider. */
function confirmPayment(handle: OrderHandle, signal: AbortSignal): Promise<OrderView> {
  const options = { background: true, handlesRefusals: true, signal }
  return lazyCall('order.confirmPayment', handle, options).catch((error: unknown) => {
    signal.throwIfAborted()
    // The provider does not respond; the order is shown without its answer.
    if (error instanceof CallRefused) return viewOrder(handle, signal)
    throw error
  })
}

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer)
      reject(new Error('the page was left'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave)
      resolve()
    }, ms)
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  })
}
