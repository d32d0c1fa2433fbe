// A form with one question to the shop: whether it is under way, and the shop's no, which is said at the first field.
import { useState, type RefObject } from 'react'
import { CallRefused } from './call-refused.ts'

export function useAsking(form: RefObject<HTMLFormElement | null>) {
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  function refuse(text: string): void {
    setError(text)
    form.current?.querySelector('input')?.focus()
  }

  /** Does nothing while it is busy. `question` rejects with the shop's no. */
  async function ask(question: () => Promise<unknown>): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await question()
    } catch (refused) {
      if (refused instanceof CallRefused) refuse(refused.message)
    } finally {
      setBusy(false)
    }
  }

  return { error: error || undefined, busy, ask, refuse, forget: () => setError('') }
}
