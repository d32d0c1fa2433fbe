// Tells once per visit of a screen what is seen there, as soon as it is known.
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
