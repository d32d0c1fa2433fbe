// Thank-you view after payment: the gifts go into their parcel once, then dates and next steps.
import { Suspense, useEffect, useState } from 'react'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { call } from '#web/platform/api/call.ts'
import { persisted } from '#web/platform/storage/persisted.ts'
import { useFormat, useHref, useTranslate } from '#web/platform/pages/visit.ts'
import { GiftParcel, type GiftParcelProps } from '../../shared/orders/GiftParcel.tsx'
import { useUserName } from '../../shared/sign-in/user.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { unbrokenDates } from '#messages/unbroken.ts'
import type { OrderView } from './use-order.ts'
import './OrderPlaced.css'

const SignIn = deferredComponent(
  () => import('../../shared/sign-in/SignIn.tsx').then((file) => ({ default: file.SignIn })),
  { when: 'use' },
)

/** The last order whose parcel was packed here: a reload shows it packed. */
const packed = persisted(
  'packed',
  1,
  '',
  (value) => (typeof value === 'string' ? value : undefined),
  'sessionStorage',
)

export function OrderPlaced({ order }: { order: OrderView }) {
  const t = useTranslate()
  const href = useHref()
  const { dateRange } = useFormat()
  const user = useUserName()
  const { deliveries, greeting: name, number, email } = order
  const sent = deliveries.filter(({ requiresShipping }) => requiresShipping)
  const first = sent.map(({ earliest }) => earliest).sort()
  const last = sent.map(({ latest }) => latest).sort()
  const dates = sent.length > 0 && unbrokenDates(dateRange(first[0]!, last.at(-1)!))
  const thanks = name ? t('order.thanksNamedNotSent', { name }) : t('order.thanksNotSent')
  const thanksWithDates = (dates: string): string =>
    name ? t('order.thanksNamed', { name, dates }) : t('order.thanksPlain', { dates })
  const [phase] = useState(() => firstPhase(number))
  useEffect(() => void packed.write(number), [number])
  const gifts = order.lines.filter(({ picture }) => picture)
  const other = deliveries.map(({ firstName }) => firstName).find((each) => each && each !== name) ?? ''
  return (
    <header className="order-placed">
      {gifts.length > 0 && (
        <GiftParcel
          gifts={gifts}
          wrapping={order.lines.find(({ wrapping }) => wrapping)?.wrapping ?? null}
          phase={phase}
          tag={<ParcelTag order={order} dates={dates} />}
        />
      )}
      <p data-part="number">{t('order.number', { number })}</p>
      <h1>{dates ? thanksWithDates(dates) : thanks}</h1>
      <p>{t(dates ? 'order.thanksText' : 'order.thanksTextNotSent', { email })}</p>
      <div data-part="next">
        {!user && <SaveDetails email={email} />}
        {/* Several recipients have theirs below. */}
        {deliveries.length === 1 && (
          <Button
            icon="gift"
            variant="link"
            href={href(`/orderDetail?number=${number}&paper=gift-receipt`)}
            target="_blank"
            rel="noopener"
          >
            {t('order.printReceipt')}
          </Button>
        )}
        <Button icon="calendar" variant="link" href={href(`/user/people?add=${encodeURIComponent(other)}`)}>
          {other ? t('order.addBirthdayOf', { name: other }) : t('order.addBirthday')}
        </Button>
      </div>
    </header>
  )
}

function firstPhase(number: string): GiftParcelProps['phase'] {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return isStill || packed.read() === number ? 'packed' : 'packing'
}

/** For whom the parcel is, and when it arrives. */
function ParcelTag({ order: { deliveries }, dates }: { order: OrderView; dates: string | false }) {
  const t = useTranslate()
  const [first] = deliveries
  return (
    <>
      {deliveries.length > 1
        ? t('bulk.recipients', { count: deliveries.length })
        : first && t('order.for', { name: first.firstName || first.name })}
      {dates && <small>{dates}</small>}
    </>
  )
}

/** Requests a sign-in code for the order's e-mail in one click. */
function SaveDetails({ email }: { email: string }) {
  const t = useTranslate()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')

  async function begin(): Promise<void> {
    setState('sending')
    const sent = await call('account.requestCode', { email }).catch(() => null)
    setState(sent ? 'sent' : 'idle')
  }

  return (
    <>
      <Button icon="user" loading={state === 'sending'} onClick={() => void begin()}>
        {t('order.saveDetails')}
      </Button>
      {state === 'sent' && (
        <Dialog
          open
          onClose={() => setState('idle')}
          title={t('order.saveDetails')}
          closeLabel={t('shell.close')}
        >
          <Suspense fallback={<Skeleton lines={4} />}>
            <SignIn sentTo={email} onDone={() => setState('idle')} />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
