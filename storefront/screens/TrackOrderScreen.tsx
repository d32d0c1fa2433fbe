// Order tracking for guests: the form, and the order it found.
import { useState } from 'react'
import type { Output } from '#api/call.ts'
import { OrderProgress } from '../orders/OrderProgress.tsx'
import { OrderSheet } from '../orders/OrderSheet.tsx'
import { StatusBadge } from '../orders/StatusBadge.tsx'
import { TrackForm } from '../orders/TrackForm.tsx'
import { useHref, useTranslate } from '../pages/visit.ts'
import { orderAccess, rememberOrderAccess } from '../state/order-access.ts'
import { Button } from '../ui/Button.tsx'
import './OrderScreens.css'

export default function TrackOrderScreen() {
  const t = useTranslate()
  return (
    <div className="container order-screen">
      <header>
        <h1>{t('track.title')}</h1>
        <p>{t('track.text')}</p>
      </header>
      <Tracking />
    </div>
  )
}

function Tracking() {
  const t = useTranslate()
  const href = useHref()
  const [found, setFound] = useState<Output<'order.track'> | null>(null)

  function show(next: Output<'order.track'>): void {
    // The browser that placed the order keeps its own link, which shows more.
    if (orderAccess(next.order.number) === undefined) rememberOrderAccess(next.order.number, next.access)
    setFound(next)
  }

  return (
    <>
      <TrackForm onFound={show} />
      {found && (
        <section aria-labelledby="found" aria-live="polite" data-part="found">
          <header>
            <h2 id="found">{t('order.number', { number: found.order.number })}</h2>
            <StatusBadge status={found.order.status} />
          </header>
          <OrderProgress order={found.order} />
          <OrderSheet order={found.order} />
          <Button variant="secondary" href={href(`/orderDetail?number=${found.order.number}`)}>
            {t('track.open')}
          </Button>
        </section>
      )}
    </>
  )
}
