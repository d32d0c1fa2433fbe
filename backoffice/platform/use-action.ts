// Runs a write of a screen: one at a time, with a message afterwards.
import { useCallback, useState } from 'react'
import { CallRefused } from '#web/platform/api/call.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { toast } from '#web/platform/toasts.ts'
import { t } from './language.ts'

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
  const [busy, runOnce] = useBusy()
  const [errors, setErrors] = useState<Errors>({})
  async function attempt(work: () => Promise<unknown>, done: string): Promise<boolean> {
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
    }
  }
  const run: Action['run'] = async (work, done = '') => (await runOnce(() => attempt(work, done))) ?? false
  const clearErrors = useCallback(() => setErrors({}), [])
  return { busy, errors, clearErrors, run }
}
