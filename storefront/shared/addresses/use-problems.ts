// Selects the visible problems of a form: those of fields that lost focus, and all after the first submit. A
// refusal of the server stays until its field changes.
import { useState } from 'react'
import type { Problems } from './draft-problems.ts'

export type Check = {
  readonly shown: Problems
  readonly isFaulty: boolean
  readonly showAll: () => void
  readonly object: (problems: Problems) => void
  readonly leave: (path: string, value: string) => void
  readonly change: (path: string) => void
  /** Clears the visible problems after the set of fields has changed. */
  readonly forget: () => void
}

export function useProblems(problems: Problems): Check {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [tried, setTried] = useState(false)
  const [objections, setObjections] = useState<Problems>({})
  const own = Object.entries(problems)
  const visible = own.filter(([path]) => tried || left.has(path))
  return {
    shown: { ...objections, ...Object.fromEntries(visible) },
    isFaulty: own.length > 0,
    showAll: () => setTried(true),
    object: setObjections,
    leave: (path, value) => {
      // An empty field that only lost focus shows no problem.
      if (value !== '') setLeft((before) => new Set(before).add(path))
    },
    change: (path) =>
      setObjections((before) => {
        const { [path]: _, ...others } = before
        return others
      }),
    forget: () => {
      setObjections({})
      setLeft(new Set())
      setTried(false)
    },
  }
}
