// The one function by which features tell what a shopper does. What comes of it is decided by measuring.ts, which
// follows in a quiet moment and takes the place of `push`; until then it waits in this list.
import type { AnalyticsEvent } from './events.ts'

export const pendingEvents: AnalyticsEvent[] = []

export function track(event: AnalyticsEvent): void {
  pendingEvents.push(event)
}
