// Work that a press starts: one at a time.
import { useRef, useState } from 'react'

type Run = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>

/** While a work runs, `busy` is true and a second one does not start: `run` resolves with undefined. */
export function useBusy(): readonly [busy: boolean, run: Run] {
  const [busy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const run: Run = async (work) => {
    if (isRunning.current) return undefined
    isRunning.current = true
    setBusy(true)
    try {
      return await work()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return [busy, run]
}
