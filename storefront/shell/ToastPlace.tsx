// The place of the short messages in every page. How they look comes in a quiet moment, or with the first of them.
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../platform/pages/visit.ts'
import { readToasts, subscribeToasts } from '../platform/toasts.ts'

const Toasts = lazy(() =>
  import('../ui/Toasts.tsx').then(
    (file) => ({ default: file.Toasts }),
    // Without a connection from the first moment on there is nothing to say it with.
    () => ({ default: () => null }),
  ),
)

export function ToastPlace() {
  const t = useTranslate()
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, readToasts)
  const [wanted, setWanted] = useState(false)
  if (toasts.length > 0 && !wanted) setWanted(true)
  return (
    wanted && (
      <Suspense fallback={null}>
        <Toasts label={t('shell.messages')} closeLabel={t('shell.close')} />
      </Suspense>
    )
  )
}
