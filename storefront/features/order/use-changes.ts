// Loads what the buyer can change of an order, with the present values.
import { useEffect, useState } from 'react'
import type { Output } from '#api/call.ts'
import { call } from '#web/platform/api/call.ts'
import { formCall } from '#web/platform/forms/use-form.ts'

export type Changeable = Output<'order.viewChanges'>['deliveries'][number]

export type ChangePartProps = {
  delivery: Changeable
  /** Order and delivery, for the call. */
  handle: { readonly number: string; readonly access: string; readonly delivery: number }
  /** Sends what is changed; afterwards the row closes. */
  save: (isChanged: boolean, change: () => Promise<unknown>) => Promise<void>
}

export function useChanges(number: string, access: string) {
  const [deliveries, setDeliveries] = useState<readonly Changeable[] | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    call('order.viewChanges', { number, access }, { ...formCall, signal: leaving.signal }).then(
      (data) => setDeliveries(data.deliveries),
      () => !leaving.signal.aborted && setDeliveries('failed'),
    )
    return () => leaving.abort()
  }, [number, access, attempt])
  return {
    deliveries,
    retry: () => {
      setDeliveries('loading')
      setAttempt((last) => last + 1)
    },
  }
}
