// Which problems of a form are shown: those of fields that were left, and after the first try all of them. What the
// shop itself objected to stays until that field is changed.
import { useState } from 'react'
import type { Problems } from './draft-problems.ts'

export type Check = {
  readonly shown: Problems
  readonly isFaulty: boolean
  readonly showAll: () => void
  readonly object: (problems: Problems) => void
  readonly leave: (path: string, value: string) => void
  readonly change: (path: string) => void
  /** The fields are others now: what was said of them goes. */
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
      // A field that was only passed through is not blamed for being empty.
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
