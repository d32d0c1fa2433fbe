// After a lost connection: checks whether the click on 'Order' created an order.
import { useState, useSyncExternalStore } from 'react'
import { call, CallRefused } from '#web/platform/api/call.ts'
import { useNavigate } from '#web/platform/navigation/navigation-context.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { rememberOrderAccess } from './order-access.ts'
import { clearPendingOrder, readPendingOrderKey } from './pending-order.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import './FindPendingOrder.css'

const never = (): (() => void) => () => undefined

/** Renders nothing if no order is pending. */
export default function FindPendingOrder() {
  const { t, href } = useVisit()
  const navigate = useNavigate()
  const placing = useSyncExternalStore(never, readPendingOrderKey, () => '')
  const [answer, setAnswer] = useState<'not-asked' | 'asking' | 'none' | 'unreachable'>('not-asked')

  async function check(): Promise<void> {
    setAnswer('asking')
    try {
      const options = { handlesRefusals: true, background: true }
      const order = await call('order.findPlaced', { idempotencyKey: placing }, options)
      rememberOrderAccess(order.number, order.access)
      clearPendingOrder()
      await navigate(`/orderDetail?number=${order.number}`)
    } catch (error) {
      const isNone = error instanceof CallRefused && error.refused === 'order-unknown'
      if (isNone) clearPendingOrder()
      setAnswer(isNone ? 'none' : 'unreachable')
    }
  }

  if (answer === 'none')
    return (
      <div className="find-pending-order">
        <Notice live title={t('lost.checkNone')}>
          <a href={href('/checkout')}>{t('lost.checkBack')}</a>
        </Notice>
      </div>
    )
  if (placing === '') return null
  return (
    <div className="find-pending-order">
      <p>{t('lost.checkWhy')}</p>
      <Button variant="secondary" loading={answer === 'asking'} onClick={() => void check()}>
        {t('error.checkOrder')}
      </Button>
      {answer === 'unreachable' && <p role="alert">{t('lost.checkLater')}</p>}
    </div>
  )
}
