// Reports an analytics event once per visit of a screen, as soon as its data is loaded.
import { useEffect, useRef } from 'react'
import { track } from './track.ts'
import type { AnalyticsEvent } from './events.ts'

export function useTrack(event: AnalyticsEvent | null | false): void {
  const reported = useRef(false)
  useEffect(() => {
    if (!event || reported.current) return
    reported.current = true
    track(event)
  }, [event])
}
