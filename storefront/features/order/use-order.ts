// An order by its number and what this browser may see of it. After the payment page it asks how the payment
// stands, and goes on asking, less and less often, while the provider is still making up its mind.
import { useEffect, useState } from 'react'
import type { Output } from '#api/call.ts'
import { callLater } from '../../platform/api/call-later.ts'
import { CallRefused } from '../../platform/api/call-refused.ts'
import { readOrderAddress } from '../../shared/orders/order-address.ts'
import { forgetOrderAccess, orderAccess } from '../../shared/orders/order-access.ts'
import { useUser } from '../../shared/sign-in/user.ts'

export type OrderView = Output<'order.view'>

export type OrderLook =
  | { readonly phase: 'loading' }
  /** This browser has no link to the order, or its time is over. */
  | { readonly phase: 'locked' }
  | { readonly phase: 'failed' }
  | {
      readonly phase: 'ready'
      readonly order: OrderView
      readonly access: string
      readonly asking: boolean
      /** The shopper comes back from the payment page. */
      readonly paid: boolean
    }

/** Seconds between the questions; after the last one the mail tells. */
const patience = [1, 2, 3, 5, 8, 13, 20, 30, 45, 60]

/** The order that the address names. */
export function useOrder(): { look: OrderLook; again: () => void } {
  const [look, setLook] = useState<OrderLook>({ phase: 'loading' })
  const [round, setRound] = useState(0)
  const user = useUser()

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    // Only now: a page that is drawn ahead still has the address of the one before it.
    const { number, paid } = readOrderAddress()
    async function follow(): Promise<void> {
      const kept = orderAccess(number)
      // A customer needs no link to an order of theirs.
      if (kept === undefined && !user) return setLook({ phase: 'locked' })
      const token = kept ?? ''
      for (let question = 0; ; question += 1) {
        const order = await ask(number, token, paid || question > 0, signal)
        const wait = patience[question]
        const asking = order.payment === 'confirming' && wait !== undefined
        setLook({ phase: 'ready', order, access: token, asking, paid })
        if (!asking) return
        await delay(wait * 1_000, signal)
      }
    }

    follow().catch((error: unknown) => {
      if (signal.aborted) return
      if (error instanceof CallRefused) forgetOrderAccess(number)
      setLook({ phase: error instanceof CallRefused ? 'locked' : 'failed' })
    })
    return () => leaving.abort()
  }, [round, user])

  return { look, again: () => setRound((last) => last + 1) }
}

async function ask(
  number: string,
  access: string,
  confirm: boolean,
  signal: AbortSignal,
): Promise<OrderView> {
  const options = { background: true, quiet: true, signal }
  if (!confirm) return callLater('order.view', { number, access }, options)
  return callLater('order.confirmPayment', { number, access }, options).catch((error: unknown) => {
    signal.throwIfAborted()
    // The provider does not answer just now: the order can be shown all the same.
    if (error instanceof CallRefused) return callLater('order.view', { number, access }, options)
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
