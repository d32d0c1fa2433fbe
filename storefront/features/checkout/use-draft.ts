// The checkout form as React state, stored in the browser.
import { useEffect, useState } from 'react'
import type { Country } from '#domain/markets/market.ts'
import {
  emptyDraft,
  readDraft,
  writeDraft,
  type Draft,
  type DraftDelivery,
} from '../../shared/addresses/draft.ts'

export type DraftState = {
  readonly draft: Draft
  readonly setDraft: (update: (before: Draft) => Draft) => void
  readonly change: (change: Partial<Draft>) => void
  readonly changeDelivery: (at: number, change: Partial<DraftDelivery>) => void
}

/** Browser only: the server has no access to the stored draft. */
export function useDraft(country: Country): DraftState {
  const [draft, setDraft] = useState(() => readDraft(Date.now()) ?? emptyDraft(country))
  const [changed, setChanged] = useState(false)
  useEffect(() => {
    if (changed) writeDraft(draft, Date.now())
  }, [draft, changed])
  const update = (next: (before: Draft) => Draft) => {
    setDraft(next)
    setChanged(true)
  }
  return {
    draft,
    setDraft: update,
    change: (change) => update((before) => ({ ...before, ...change })),
    changeDelivery: (at, change) =>
      update((before) => ({
        ...before,
        deliveries: before.deliveries.map((delivery, i) =>
          i === at ? { ...delivery, ...change } : delivery,
        ),
      })),
  }
}
