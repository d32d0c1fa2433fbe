// The dialog for returns and withdrawals.
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'

export const ReturnRequest = deferredComponent(() => import('./ReturnRequest.tsx'), { when: 'use' })
