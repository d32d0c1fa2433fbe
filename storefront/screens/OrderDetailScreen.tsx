// One order: how it stands, what is to be done, and everything that is in it.
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useMeasured } from '../measure/use-measured.ts'
import { readOrderAddress } from '../orders/order-address.ts'
import { useOrder } from '../orders/use-order.ts'
import type { WholeOrderProps } from '../orders/WholeOrder.tsx'
import { useTranslate } from '../pages/visit.ts'
import { useHydrated } from '../state/use-hydrated.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { withTexts } from '../texts.ts'
import './OrderScreens.css'

/** What there is to show of an order comes while the order itself is fetched. */
const loadWhole = () =>
  withTexts(['sums', 'aftercare', 'reviews'], import('../orders/WholeOrder.tsx')).then((file) => ({
    default: file.WholeOrder,
  }))
const WholeOrder = lazy<ComponentType<WholeOrderProps>>(loadWhole)
const LockedOrder = lazy<ComponentType<{ onOpen: () => void }>>(() =>
  import('../orders/LockedOrder.tsx').then((file) => ({ default: file.LockedOrder })),
)

export default function OrderDetailScreen() {
  const hydrated = useHydrated()
  return <div className="container order-screen">{hydrated ? <Order /> : <Loading />}</div>
}

function Order() {
  const t = useTranslate()
  const [{ number, paid }] = useState(readOrderAddress)
  const { look, again } = useOrder(number, paid)
  const isBought = paid && look.phase === 'ready' && look.order.paymentStatus === 'paid'
  useMeasured(isBought && { name: 'purchase', order: look.order })
  useEffect(() => void loadWhole().catch(() => undefined), [])
  if (look.phase === 'loading') return <Loading />
  if (look.phase === 'failed')
    return (
      <EmptyState icon="warning" title={t('order.failed')} text={t('order.failedText')}>
        <Button onClick={again}>{t('order.retry')}</Button>
      </EmptyState>
    )
  return (
    <Suspense fallback={<Loading />}>
      {look.phase === 'locked' ? (
        <LockedOrder onOpen={again} />
      ) : (
        <WholeOrder look={look} isBought={isBought} again={again} />
      )}
    </Suspense>
  )
}

function Loading() {
  const t = useTranslate()
  return (
    <output aria-label={t('order.loading')}>
      <Skeleton shape="title" />
      <Skeleton lines={8} />
    </output>
  )
}
