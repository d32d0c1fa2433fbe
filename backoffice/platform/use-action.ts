// Runs a write of a screen: one at a time, with a message afterwards.
import { useCallback, useRef, useState } from 'react'
import { CallRefused } from '#storefront/platform/api/call.ts'
import { useTranslate } from '#storefront/platform/pages/visit.ts'
import { toast } from '#storefront/platform/toasts.ts'

type Errors = Readonly<Record<string, string>>

export type Action = {
  readonly busy: boolean
  /** Messages by field of the last refusal, until the next run. */
  readonly errors: Errors
  readonly clearErrors: () => void
  /** Runs the work; shows `done` after success, and the refusal otherwise. Resolves with whether it succeeded. */
  readonly run: (work: () => Promise<unknown>, done?: string) => Promise<boolean>
}

export function useAction(): Action {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const isRunning = useRef(false)
  async function run(work: () => Promise<unknown>, done = ''): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    setErrors({})
    try {
      await work()
      if (done) toast({ type: 'success', text: done })
      return true
    } catch (error) {
      if (error instanceof CallRefused) setErrors(error.fields)
      const text = error instanceof CallRefused ? error.message : t('admin.frame.unreachable')
      toast({ type: 'error', text, durationMs: 8_000 })
      return false
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  const clearErrors = useCallback(() => setErrors({}), [])
  return { busy, errors, clearErrors, run }
}
