// One order: how it stands, what is to be done, and everything that is in it.
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useMeasured } from '../measure/use-measured.ts'
import { OrderOptions, type OrderOptionProps } from '../orders/OrderOptions.tsx'
import { OrderProgress } from '../orders/OrderProgress.tsx'
import { OrderRequests } from '../orders/OrderRequests.tsx'
import { OrderSheet } from '../orders/OrderSheet.tsx'
import { PaymentPanel } from '../orders/PaymentPanel.tsx'
import { StatusBadge } from '../orders/StatusBadge.tsx'
import { TrackForm } from '../orders/TrackForm.tsx'
import { readOrderAddress } from '../orders/order-address.ts'
import { readPaper, type Paper } from '../orders/papers.ts'
import { useOrder, type OrderView } from '../orders/use-order.ts'
import { useTranslate } from '../pages/visit.ts'
import { rememberOrderAccess } from '../state/order-access.ts'
import { useHydrated } from '../state/use-hydrated.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import './OrderScreens.css'

const OrderReviews = lazy<ComponentType<OrderOptionProps>>(() =>
  import('../orders/OrderReviews.tsx')
    .then((file) => ({ default: file.OrderReviews }))
    .catch(() => ({ default: () => null })),
)
const OrderPaper = lazy<ComponentType<{ paper: Paper; order: OrderView }>>(() =>
  import('../orders/OrderPaper.tsx').then((file) => ({ default: file.OrderPaper })),
)

export default function OrderDetailScreen() {
  const hydrated = useHydrated()
  return <div className="container order-screen">{hydrated ? <Order /> : <Loading />}</div>
}

function Order() {
  const t = useTranslate()
  const [{ number, paid }] = useState(readOrderAddress)
  const [paper] = useState(readPaper)
  const { look, again } = useOrder(number, paid)
  const isBought = paid && look.phase === 'ready' && look.order.paymentStatus === 'paid'
  useMeasured(isBought && { name: 'purchase', order: look.order })
  if (look.phase === 'loading') return <Loading />
  if (look.phase === 'failed')
    return (
      <EmptyState icon="warning" title={t('order.failed')} text={t('order.failedText')}>
        <Button onClick={again}>{t('cart.retry')}</Button>
      </EmptyState>
    )
  if (look.phase === 'locked') return <Locked onOpen={again} />
  const { order, access, asking } = look
  if (paper)
    return (
      <Suspense fallback={<Loading />}>
        <OrderPaper paper={paper} order={order} />
      </Suspense>
    )
  const thanks = isBought && order.status === 'processing'
  return (
    <>
      <header>
        <p>{t('order.number', { number: order.number })}</p>
        <h1>{t(thanks ? 'order.thanks' : 'order.title')}</h1>
        <StatusBadge status={order.status} />
        {thanks && <p>{t('order.thanksText', { email: order.email })}</p>}
      </header>
      <PaymentPanel order={order} access={access} asking={asking} onOutdated={again} />
      <OrderProgress order={order} />
      <OrderRequests order={order} />
      <OrderOptions order={order} access={access} onChange={again} />
      {order.options.review && !order.masked && (
        <Suspense fallback={null}>
          <OrderReviews order={order} access={access} onChange={again} />
        </Suspense>
      )}
      <OrderSheet order={order} />
    </>
  )
}

function Locked({ onOpen }: { onOpen: () => void }) {
  const t = useTranslate()
  return (
    <>
      <header>
        <h1>{t('order.title')}</h1>
        <p>{t('order.locked')}</p>
      </header>
      <TrackForm
        onFound={({ order, access }) => {
          rememberOrderAccess(order.number, access)
          onOpen()
        }}
      />
    </>
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
