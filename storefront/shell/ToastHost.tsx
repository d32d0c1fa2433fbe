// Placeholder of the toasts on every page. Their code loads in idle time or with the first toast.
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../platform/pages/visit.ts'
import { readToasts, subscribeToasts } from '../platform/toasts.ts'

const Toasts = lazy(() =>
  import('../ui/Toasts.tsx').then(
    (file) => ({ default: file.Toasts }),
    // If the code cannot load, no toast is shown.
    () => ({ default: () => null }),
  ),
)

export function ToastHost() {
  const t = useTranslate()
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, readToasts)
  const [needed, setNeeded] = useState(false)
  if (toasts.length > 0 && !needed) setNeeded(true)
  return (
    needed && (
      <Suspense fallback={null}>
        <Toasts label={t('shell.messages')} closeLabel={t('shell.close')} />
      </Suspense>
    )
  )
}
