// Placeholder of the toasts on every page.
import { Suspense, useState } from 'react'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useStore } from '#web/platform/store.ts'
import { toasts } from '#web/platform/toasts.ts'

/** Loads in idle time: error messages must be there before the connection is lost. */
const Toasts = deferredComponent(() => import('#web/ui/Toasts.tsx'), { when: 'idle', missing: null })

export function ToastHost() {
  const hasToasts = useStore(toasts, (all) => all.length > 0, false)
  const [needed, setNeeded] = useState(false)
  if (hasToasts && !needed) setNeeded(true)
  return (
    needed && (
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    )
  )
}
