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
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set())
  const [submitted, setSubmitted] = useState(false)
  const [refusals, setRefusals] = useState<Problems>({})
  const entries = Object.entries(problems)
  const visible = entries.filter(([path]) => submitted || leftFields.has(path))
  return {
    shown: { ...refusals, ...Object.fromEntries(visible) },
    isFaulty: entries.length > 0,
    showAll: () => setSubmitted(true),
    object: setRefusals,
    leave: (path, value) => {
      // An empty field that only lost focus shows no problem.
      if (value !== '') setLeftFields((before) => new Set(before).add(path))
    },
    change: (path) =>
      setRefusals((before) => {
        const { [path]: _, ...others } = before
        return others
      }),
    forget: () => {
      setRefusals({})
      setLeftFields(new Set())
      setSubmitted(false)
    },
  }
}
