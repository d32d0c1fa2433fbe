// The draft of a dialog, which reports what is typed.
import { useEffect, useEffectEvent, useState } from 'react'

export function useReportedDraft<Draft>(first: Draft, onType: (draft: Draft) => void) {
  const [initial] = useState(first)
  const [draft, setDraft] = useState(initial)
  const report = useEffectEvent(onType)
  useEffect(() => {
    if (draft !== initial) report(draft)
  }, [draft, initial])
  return [draft, setDraft] as const
}
