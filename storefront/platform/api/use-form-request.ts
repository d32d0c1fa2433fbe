// State of a form that sends one call: busy flag and error. A refusal is shown at the first field.
import { useState, type RefObject } from 'react'
import { CallRefused } from './call-refused.ts'

export function useFormRequest(form: RefObject<HTMLFormElement | null>) {
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  function refuse(text: string): void {
    setError(text)
    form.current?.querySelector('input')?.focus()
  }

  /** Runs `request`, unless one is running. A CallRefused becomes the error of the form. */
  async function ask(request: () => Promise<unknown>): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await request()
    } catch (refused) {
      if (refused instanceof CallRefused) refuse(refused.message)
    } finally {
      setBusy(false)
    }
  }

  return { error: error || undefined, busy, ask, refuse, forget: () => setError('') }
}
