// Loads the data of a screen.
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { AdminInput, AdminOperationName, AdminOutput } from '#api/call.ts'
import { CallRefused } from '#web/platform/api/call.ts'
import { t } from '../platform/language.ts'
import { adminCall } from '../platform/admin-call.ts'
import { LoadProblem } from '../ui/LoadProblem.tsx'

export type Loaded<Data> = {
  /** The last loaded data; stays while other data loads. */
  readonly data: Data | undefined
  /** Why loading failed; '' if it did not. */
  readonly problem: string
  /** The shop has answered, and a repeated call gets the same answer: the member has declined to sign in again. */
  readonly isRefused: boolean
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
  type State = { request: string; data?: AdminOutput<Name>; problem: string; isRefused: boolean }
  const [state, setState] = useState<State>({ request: '', problem: '', isRefused: false })
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify(input)
  const request = `${attempt} ${key}`
  useEffect(() => {
    const controller = new AbortController()
    adminCall(name, JSON.parse(key) as AdminInput<Name>, { signal: controller.signal }).then(
      (data) => setState({ request, data, problem: '', isRefused: false }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        const isRefused = error instanceof CallRefused
        const problem = isRefused ? error.message : t('admin.frame.unreachable')
        setState((before) => ({ ...before, request, problem, isRefused }))
      },
    )
    return () => controller.abort()
  }, [name, key, request])
  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  const setData = useCallback(
    (data: AdminOutput<Name>) => setState((before) => ({ ...before, data, problem: '', isRefused: false })),
    [],
  )
  const { data, problem, isRefused } = state
  const notLoaded = !data && problem ? <LoadProblem problem={problem} onRetry={reload} /> : null
  return { data, problem, isRefused, notLoaded, loading: state.request !== request, reload, setData }
}

const refreshMs = 1_000

/** Loads again every second while work goes on. */
export function useRefresh(
  isWorking: boolean,
  { isRefused, reload }: Pick<Loaded<unknown>, 'isRefused' | 'reload'>,
): void {
  const refreshes = isWorking && !isRefused
  useEffect(() => {
    if (!refreshes) return
    const timer = setInterval(reload, refreshMs)
    return () => clearInterval(timer)
  }, [refreshes, reload])
}
