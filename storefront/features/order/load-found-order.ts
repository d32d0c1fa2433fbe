// A separate file: the names of all files of an order would enlarge the first view of the form.
import { deferred } from '#web/platform/hydration/deferred.ts'

export const loadFoundOrder = deferred(() => import('./FoundOrder.tsx'), { when: 'use' })
