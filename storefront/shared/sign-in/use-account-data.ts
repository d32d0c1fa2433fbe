// Loads data of an account screen. If the session has ended, the browser clears the customer, and
// AccountPage.tsx asks to sign in.
import { useEffect, useEffectEvent, useState } from 'react'
import type { Input, OperationName, Output } from '#api/call.ts'
import { call, CallRefused } from '#web/platform/api/call.ts'
import { useNavigation } from '#web/platform/navigation/navigation-context.ts'
import { useForm, type FormOptions } from '#web/platform/forms/use-form.ts'
import { clearCustomer } from './change-customer.ts'

export type AccountData<T> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly data: T }

/** For every call of an account screen: returns true if the session has ended, and clears the customer. */
export function useSessionEnd(): (error: unknown) => boolean {
  const navigation = useNavigation()
  return (error) => {
    if (!(error instanceof CallRefused) || error.refused !== 'sign-in-needed') return false
    clearCustomer(navigation)
    return true
  }
}

/** Calls the operation, again when its input or `also` changes. `retry` reloads without a loading state. */
export function useAccountData<Name extends OperationName>(name: Name, input: Input<Name>, also = '') {
  const [state, setState] = useState<AccountData<Output<Name>>>({ phase: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [shownKey, setShownKey] = useState('')
  const hasEnded = useSessionEnd()
  const key = JSON.stringify([input, also])
  const fetchData = useEffectEvent((isCurrent: () => boolean) => {
    call(name, input, { background: true, handlesRefusals: true })
      .then(
        (data) => isCurrent() && setState({ phase: 'ready', data }),
        (error: unknown) => {
          if (isCurrent() && !hasEnded(error)) setState({ phase: 'failed' })
        },
      )
      .finally(() => isCurrent() && setShownKey(key))
  })
  useEffect(() => {
    let current = true
    fetchData(() => current)
    return () => void (current = false)
  }, [key, attempt])
  return {
    state,
    /** `state` is that of an earlier input. */
    busy: shownKey !== key,
    retry: () => setAttempt((last) => last + 1),
    replace: (data: Output<Name>) => setState({ phase: 'ready', data }),
  }
}

/** A form of an account screen. */
export function useAccountForm<Draft extends object>({ submit, ...options }: FormOptions<Draft>) {
  const hasEnded = useSessionEnd()
  return useForm({
    ...options,
    submit: async (draft) => {
      try {
        return await submit(draft)
      } catch (error) {
        if (!hasEnded(error)) throw error
      }
    },
  })
}
