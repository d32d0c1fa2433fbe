// Function by which features report analytics events. Events wait in this list until the analytics start in
// idle time and replace `push`.
import type { AnalyticsEvent } from './events.ts'

export const pendingEvents: AnalyticsEvent[] = []

export function track(event: AnalyticsEvent): void {
  pendingEvents.push(event)
}
