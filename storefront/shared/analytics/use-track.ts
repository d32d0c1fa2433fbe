// Tells once per visit of a screen what is seen there, as soon as it is known.
import { useEffect, useRef } from 'react'
import { measure } from './track.ts'
import type { Measured } from './events.ts'

export function useMeasured(seen: Measured | null | false): void {
  const told = useRef(false)
  useEffect(() => {
    if (!seen || told.current) return
    told.current = true
    measure(seen)
  }, [seen])
}
