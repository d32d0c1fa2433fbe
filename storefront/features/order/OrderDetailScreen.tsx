// Order page: loading, access, error, or the order.
import { Suspense, useState } from 'react'
import { useTrack } from '../../shared/analytics/use-track.ts'
import { useOrder } from './use-order.ts'
import type { LoadedOrderProps } from './LoadedOrder.tsx'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { MissingContent } from '../../shared/MissingContent.tsx'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import '../../shared/orders/OrderScreens.css'

let loadedCode: typeof import('./LoadedOrder.tsx') | undefined

/** The code loads in parallel with the order. */
const loadCode = deferred(() => import('./LoadedOrder.tsx').then((code) => (loadedCode = code)), {
  when: 'hydration',
})
const LaterOrder = deferredComponent(loadCode, { when: 'use', missing: MissingContent })

/** Without a loading state if the code is there. */
function LoadedOrder(props: LoadedOrderProps) {
  const [Part] = useState(() => loadedCode?.default ?? LaterOrder)
  return <Part {...props} />
}

const LockedOrder = deferredComponent(() => import('./LockedOrder.tsx'), {
  when: 'use',
  missing: MissingContent,
})

export default function OrderDetailScreen() {
  return (
    <div className="container filled-later order-screen">
      <Order />
    </div>
  )
}

function Order() {
  const t = useTranslate()
  const { state, retry } = useOrder()
  const isBought = state.phase === 'ready' && state.cameFromPayment && state.order.paymentStatus === 'paid'
  useTrack(isBought && { name: 'purchase', order: state.order })
  if (state.phase === 'loading') return <Loading />
  if (state.phase === 'failed')
    return (
      <EmptyState icon="warning" title={t('order.failed')} text={t('order.failedText')}>
        <Button onClick={retry}>{t('shell.retry')}</Button>
      </EmptyState>
    )
  return (
    <Suspense fallback={<Loading />}>
      {state.phase === 'locked' ? (
        <LockedOrder onOpen={retry} />
      ) : (
        <LoadedOrder state={state} isBought={isBought} onChange={retry} />
      )}
    </Suspense>
  )
}

function Loading() {
  const t = useTranslate()
  return (
    <div aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton lines={8} />
      <span className="visually-hidden">{t('order.loading')}</span>
    </div>
  )
}
