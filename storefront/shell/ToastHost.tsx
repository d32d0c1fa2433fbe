// Placeholder of the toasts on every page. Their code loads in idle time or with the first toast.
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '../platform/pages/visit.ts'
import { useStore } from '../platform/store.ts'
import { toasts } from '../platform/toasts.ts'

const Toasts = lazy(() =>
  import('../ui/Toasts.tsx').then(
    (file) => ({ default: file.Toasts }),
    // If the code cannot load, no toast is shown.
    () => ({ default: () => null }),
  ),
)

export function ToastHost() {
  const t = useTranslate()
  const hasToasts = useStore(toasts, (all) => all.length > 0, false)
  const [needed, setNeeded] = useState(false)
  if (hasToasts && !needed) setNeeded(true)
  return (
    needed && (
      <Suspense fallback={null}>
        <Toasts label={t('shell.messages')} closeLabel={t('shell.close')} />
      </Suspense>
    )
  )
}
