// Order tracking for guests: the form, or the order.
import { startTransition, useState } from 'react'
import type { Output } from '#api/call.ts'
import { TrackForm } from './TrackForm.tsx'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { MissingContent } from '../../shared/MissingContent.tsx'
import { useVisit } from '#web/platform/pages/visit.ts'
import { useUserName } from '../../shared/sign-in/user.ts'
import { orderAccess, rememberOrderAccess } from '../../shared/orders/order-access.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ParcelPicture } from '#web/ui/ParcelPicture.tsx'
import '../../shared/orders/OrderScreens.css'
import '../../shared/PageHead.css'
import './TrackOrderScreen.css'

// Nearly everybody here looks for an order: its code loads while they type.
const FoundOrder = deferredComponent(
  () => import('./load-found-order.ts').then((file) => file.loadFoundOrder()),
  { when: 'idle', missing: MissingContent },
)

type Found = Output<'order.track'>

export default function TrackOrderScreen() {
  const { t, href } = useVisit()
  const user = useUserName()
  const [order, setOrder] = useState<Found['order'] | null>(null)

  function show({ order, access }: Found): void {
    // A stored token of the ordering browser stays: it shows more.
    if (orderAccess(order.number) === undefined) rememberOrderAccess(order.number, access)
    // The form stays until the code of the order is loaded.
    startTransition(() => setOrder(order))
  }

  return (
    <div className="container filled-later order-screen">
      <Breadcrumbs title={t('track.title')} />
      <header className="page-head">
        <ParcelPicture />
        <h1>{t('track.title')}</h1>
        <p>{t('track.text')}</p>
      </header>
      {/* The answer hides heading and form, which keeps what was typed. */}
      {order && <FoundOrder order={order} onAnother={() => setOrder(null)} />}
      <TrackForm onFound={show} />
      <aside className="track-help" data-cards>
        <a href={href('/user/order')}>
          <Icon name="user" />
          <span>
            {!user && <strong>{t('account.haveAccount')} </strong>}
            {t(user ? 'account.orders' : 'account.signInForOrders')}
          </span>
          <Icon name="arrow-end" />
        </a>
        <a href={href('/gift')}>
          <Icon name="gift" />
          <span>
            <strong>{t('track.gotGift')} </strong>
            {t('track.gift')}
          </span>
          <Icon name="arrow-end" />
        </a>
      </aside>
    </div>
  )
}
