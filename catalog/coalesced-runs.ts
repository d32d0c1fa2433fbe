// One run at a time. All calls during a run share the next one, which sees whatever happened before they were made.
export function coalescedRuns(work: () => Promise<void>) {
  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  function begin(): Promise<void> {
    next = undefined
    current = work()
    return current
  }

  return {
    run(): Promise<void> {
      next ??= current.then(begin, begin)
      return next
    },
    /** The last run, also one that has not begun. */
    last: (): Promise<void> => next ?? current,
  }
}
