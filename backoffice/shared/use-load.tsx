// Loads the data of a screen.
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { AdminInput, AdminOperationName, AdminOutput } from '#api/call.ts'
import { CallRefused } from '#web/platform/api/call.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { adminCall } from '../platform/admin-call.ts'
import { LoadProblem } from '../ui/LoadProblem.tsx'

export type Loaded<Data> = {
  /** The last loaded data; stays while other data loads. */
  readonly data: Data | undefined
  /** Why loading failed; '' if it did not. */
  readonly problem: string
  /** What a screen without data shows: why loading failed, and nothing while it loads. */
  readonly notLoaded: ReactNode
  readonly loading: boolean
  readonly reload: () => void
  /** Shows data that a write has returned. */
  readonly setData: (data: Data) => void
}

/** Calls the operation when the screen opens and when the input changes. A later call replaces an earlier one. */
export function useLoad<Name extends AdminOperationName>(
  name: Name,
  input: AdminInput<Name>,
): Loaded<AdminOutput<Name>> {
  const t = useTranslate()
  const [state, setState] = useState<{ request: string; data?: AdminOutput<Name>; problem: string }>({
    request: '',
    problem: '',
  })
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify(input)
  const request = `${attempt} ${key}`
  useEffect(() => {
    const controller = new AbortController()
    adminCall(name, JSON.parse(key) as AdminInput<Name>, { signal: controller.signal }).then(
      (data) => setState({ request, data, problem: '' }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        const problem = error instanceof CallRefused ? error.message : t('admin.frame.unreachable')
        setState((before) => ({ ...before, request, problem }))
      },
    )
    return () => controller.abort()
  }, [name, key, request, t])
  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  const setData = useCallback(
    (data: AdminOutput<Name>) => setState((before) => ({ ...before, data, problem: '' })),
    [],
  )
  const { data, problem } = state
  const notLoaded = !data && problem ? <LoadProblem problem={problem} onRetry={reload} /> : null
  return { data, problem, notLoaded, loading: state.request !== request, reload, setData }
}

const refreshMs = 1_000

/** Loads again every second while work goes on. */
export function useRefresh(isWorking: boolean, reload: () => void): void {
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(reload, refreshMs)
    return () => clearInterval(timer)
  }, [isWorking, reload])
}
