// The checkout's form as React state that outlives the page.
import { useEffect, useState } from 'react'
import type { Country } from '#domain/market.ts'
import { emptyDraft, readDraft, writeDraft, type Draft } from './draft.ts'

/** Only in the browser: what is kept there is not known to the server. */
export function useDraft(country: Country): [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => readDraft(Date.now()) ?? emptyDraft(country))
  const [changed, setChanged] = useState(false)
  useEffect(() => {
    if (changed) writeDraft(draft, Date.now())
  }, [draft, changed])
  return [
    draft,
    (change) => {
      setDraft((before) => ({ ...before, ...change }))
      setChanged(true)
    },
  ]
}
