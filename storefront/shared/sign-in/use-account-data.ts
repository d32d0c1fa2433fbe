// What an account screen asks the shop for. Where the shop knows of no session any more, the browser stops
// pretending, and the gate before the screen asks to sign in.
import { useEffect, useEffectEvent, useState } from 'react'
import type { refusalCodes } from '#api/refusals.ts'
import { CallRefused } from '../../platform/api/call.ts'
import { useNavigation } from '../../platform/navigation/navigation-context.ts'
import { clearCustomer } from './change-customer.ts'

const signInNeeded: (typeof refusalCodes)['sign-in-needed'] = 112

export type AccountData<T> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly data: T }

/** For every call of an account screen: true where the session is over, and the customer is shown the gate. */
export function useSessionEnd(): (error: unknown) => boolean {
  const navigation = useNavigation()
  return (error) => {
    if (!(error instanceof CallRefused) || error.code !== signInNeeded) return false
    clearCustomer(navigation)
    return true
  }
}

/** Asks anew when `key` changes; `again` after a failure, or quietly when something was changed. */
export function useAccountData<T>(key: string, load: () => Promise<T>) {
  const [state, setState] = useState<AccountData<T>>({ phase: 'loading' })
  const [round, setRound] = useState(0)
  const hasEnded = useSessionEnd()
  const ask = useEffectEvent((isCurrent: () => boolean) => {
    load().then(
      (data) => isCurrent() && setState({ phase: 'ready', data }),
      (error: unknown) => {
        if (isCurrent() && !hasEnded(error)) setState({ phase: 'failed' })
      },
    )
  })
  useEffect(() => {
    let current = true
    ask(() => current)
    return () => void (current = false)
  }, [key, round])
  return {
    state,
    again: () => setRound((last) => last + 1),
    replace: (data: T) => setState({ phase: 'ready', data }),
  }
}
