// Thank-you view after payment: the gifts go into their parcel once, then dates and next steps.
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { isNamedIn } from '#domain/orders/order-greeting.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { call } from '#web/platform/api/call.ts'
import { persisted } from '#web/platform/storage/persisted.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { GiftParcel, type GiftParcelProps } from '../../shared/orders/GiftParcel.tsx'
import { useUserName } from '../../shared/sign-in/user.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Unbroken } from '../../shared/orders/Unbroken.tsx'
import { unbrokenDates } from '#messages/unbroken.ts'
import { HeadFact } from './HeadFact.tsx'
import type { OrderView } from './use-order.ts'
import './OrderPlaced.css'

const SignIn = deferredComponent(() => import('../../shared/sign-in/SignIn.tsx'), { when: 'use' })

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
  const { t, href, dateRange } = useVisit()
  const user = useUserName()
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
  const other = deliveries.map(({ firstName }) => firstName).find((each) => each && each !== name) ?? ''
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
        <Unbroken text={t(last ? 'order.thanksText' : 'order.thanksTextNotSent', { email })} part={email} />
      </p>
      {children}
      <div data-part="next">
        {only?.giftCode && others.length === 0 && <GiftLink code={only.giftCode} name={other} />}
        <div data-part="links">
          {/* Several recipients have theirs below. */}
          {only && others.length === 0 && <ReceiptLink number={number} hasCode={only.giftCode !== null} />}
          {!user && <SaveDetails email={email} />}
          <Button
            icon="calendar"
            iconEnd="chevron-end"
            variant="link"
            href={href(`/user/people?add=${encodeURIComponent(other)}`)}
          >
            <Step
              title={other ? t('order.addBirthdayOf', { name: other }) : t('order.addBirthday')}
              text={t('people.emptyText')}
            />
          </Button>
        </div>
      </div>
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

const tab = { target: '_blank', rel: 'noopener' }

/** What a next step does stands below its name. */
function Step({ title, text }: { title: string; text: string }) {
  return (
    <span>
      {title}
      <small>{text}</small>
    </span>
  )
}

/** The recipient's page. */
function GiftLink({ code, name }: { code: string; name: string }) {
  const { t, href } = useVisit()
  return (
    <Button icon="gift" href={`${href('/gift')}#${code}`} {...tab}>
      {name ? t('order.seeGiftOf', { name }) : t('order.seeGift')}
    </Button>
  )
}

/** The receipt with the code of the recipient's page. */
function ReceiptLink({ number, hasCode }: { number: string; hasCode: boolean }) {
  const { t, href } = useVisit()
  return (
    <Button
      icon="printer"
      iconEnd="external"
      variant="link"
      href={href(`/orderDetail?number=${number}&paper=gift-receipt`)}
      {...tab}
    >
      <Step title={t(hasCode ? 'order.gift-receipt' : 'order.printReceipt')} text={t('order.receiptText')} />
    </Button>
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
      <Button
        icon="user"
        iconEnd="chevron-end"
        variant="link"
        loading={state === 'sending'}
        onClick={() => void begin()}
      >
        <Step title={t('order.saveDetails')} text={t('account.signInText')} />
      </Button>
      {state === 'sent' && (
        <Dialog open onClose={() => setState('idle')} title={t('order.saveDetails')}>
          <Suspense fallback={<Skeleton lines={4} />}>
            <SignIn sentTo={email} onDone={() => setState('idle')} />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
