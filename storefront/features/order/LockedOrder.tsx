// An order that this browser may not open yet: e-mail and number give access.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { rememberOrderAccess } from '../../shared/orders/order-access.ts'
import { TrackForm } from './TrackForm.tsx'

export default function LockedOrder({ onOpen }: { onOpen: () => void }) {
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
