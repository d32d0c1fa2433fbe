// Thank-you view after payment: the gifts go into their parcel once, then dates and the recipient's page.
import { useEffect, useState, type ReactNode } from 'react'
import { isNamedIn } from '#domain/orders/order-greeting.ts'
import { persisted } from '#web/platform/storage/persisted.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { GiftParcel, type GiftParcelProps } from '../../shared/orders/GiftParcel.tsx'
import { Unbroken } from '../../shared/orders/Unbroken.tsx'
import { unbrokenDates } from '#messages/unbroken.ts'
import { CodeButton } from './GiftLink.tsx'
import { HeadFact } from './HeadFact.tsx'
import type { OrderView } from './use-order.ts'
import './OrderPlaced.css'

/** The last order whose parcel was packed here: a reload shows it packed. */
const packed = persisted(
  'packed',
  1,
  '',
  (value) => (typeof value === 'string' ? value : undefined),
  'sessionStorage',
)

/** `children`: the progress. */
export function OrderPlaced({ order, children }: { order: OrderView; children: ReactNode }) {
  const { t, dateRange } = useVisit()
  const { deliveries, number, email } = order
  // What is wrapped is for somebody else, whose name does not thank the buyer, unless it is in the e-mail.
  const isGift = !order.buyerName && order.lines.some(({ wrap }) => wrap)
  const name = isGift && !isNamedIn(email, order.greeting) ? '' : order.greeting
  const sent = deliveries.filter(({ requiresShipping }) => requiresShipping)
  const [first] = sent.map(({ earliest }) => earliest).sort()
  const last = sent
    .map(({ latest }) => latest)
    .sort()
    .at(-1)
  const [phase] = useState(() => firstPhase(number))
  useEffect(() => void packed.write(number), [number])
  const gifts = order.lines.filter(({ picture }) => picture)
  const [only, ...others] = deliveries
  return (
    <header className="order-placed">
      {gifts.length > 0 && (
        <GiftParcel
          gifts={gifts}
          wrapping={order.lines.find(({ wrapping }) => wrapping)?.wrapping ?? null}
          plain={!order.lines.some(({ wrap }) => wrap)}
          phase={phase}
          tag={<ParcelTag order={order} />}
        />
      )}
      <p data-part="number">
        <Unbroken text={t('order.number', { number })} part={number} />
      </p>
      <h1>{name ? t('order.thanksNamedNotSent', { name }) : t('order.thanksNotSent')}</h1>
      {first && last && (
        <HeadFact icon="calendar" label={t('order.arrives')}>
          {unbrokenDates(dateRange(first, last))}
        </HeadFact>
      )}
      <p>
        <Unbroken text={t('order.thanksText', { email })} part={email} />
      </p>
      <div data-part="next">
        {only?.giftCode && others.length === 0 && (
          <CodeButton order={order} delivery={only} code={only.giftCode} variant="primary" />
        )}
      </div>
      {children}
    </header>
  )
}

function firstPhase(number: string): GiftParcelProps['phase'] {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return isStill || packed.read() === number ? 'packed' : 'packing'
}

/** For whom the parcel is, and the day that the buyer chose. */
function ParcelTag({ order: { deliveries } }: { order: OrderView }) {
  const { t, date } = useVisit()
  const [first] = deliveries
  const day = deliveries.length === 1 && first?.arriveOn
  return (
    <>
      {deliveries.length > 1
        ? t('bulk.recipients', { count: deliveries.length })
        : first && t('order.for', { name: first.firstName || first.name })}
      {day && <small>{date(day, 'short')}</small>}
    </>
  )
}
