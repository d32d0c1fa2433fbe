// Reports an analytics event once per visit of a screen, as soon as its data is loaded.
import { useEffect, useRef } from 'react'
import { track } from './track.ts'
import type { AnalyticsEvent } from './events.ts'

export function useTrack(seen: AnalyticsEvent | null | false): void {
  const told = useRef(false)
  useEffect(() => {
    if (!seen || told.current) return
    told.current = true
    track(seen)
  }, [seen])
}
