// One order in a list: what it was, how it stands, and what can be done next.
import { useState } from 'react'
import type { Output } from '#api/call.ts'
import { call } from '../api/call.ts'
import { StatusBadge } from '../orders/StatusBadge.tsx'
import { useNavigate } from '../pages/navigation-context.ts'
import { useFormat, useHref, useMoney, useTranslate } from '../pages/visit.ts'
import { cart } from '../state/cart.ts'
import { orderAccess } from '../state/order-access.ts'
import { Button } from '../ui/Button.tsx'
import { Picture } from '../ui/Picture.tsx'
import { toast } from '../ui/toasts.ts'
import { dayOf } from './day-of.ts'
import './OrderCard.css'

export type OrderCardData = Output<'order.list'>['orders'][number]

export function OrderCard({ order }: { order: OrderCardData }) {
  const t = useTranslate()
  const href = useHref()
  const money = useMoney()
  const { date } = useFormat()
  const { number, status, lines, items, total } = order
  const detail = href(`/orderDetail?number=${number}`)
  return (
    <article className="order-card" aria-label={t('order.number', { number })}>
      <header>
        <a href={detail}>
          <bdi>{number}</bdi>
        </a>
        <StatusBadge status={status} />
        <p>{date(dayOf(order.placedAt))}</p>
      </header>
      <a href={detail} data-part="pictures" tabIndex={-1} aria-hidden="true">
        {lines.map(
          ({ picture }, at) =>
            picture && (
              <Picture key={at} picture={picture} ratio="square" sizes="4.5rem" widest={160} alt="" />
            ),
        )}
      </a>
      <p data-part="goods">
        {lines[0]?.title}
        <small>{t('cart.count', { count: items })}</small>
      </p>
      <strong>
        <bdi>{money(total)}</bdi>
      </strong>
      <div data-part="ways">
        {status === 'unpaid' && <Pay order={order} />}
        {status !== 'unpaid' && <Again number={number} />}
      </div>
    </article>
  )
}

function Pay({ order: { number, total } }: { order: OrderCardData }) {
  const t = useTranslate()
  const money = useMoney()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function pay(): Promise<void> {
    setBusy(true)
    try {
      const { redirectUrl } = await call('order.pay', { number, access: orderAccess(number) ?? '' })
      location.assign(redirectUrl)
    } catch {
      // Its time may be over: the order's own page says how it stands.
      await navigate(`/orderDetail?number=${number}`)
    }
  }

  return (
    <Button size="s" loading={busy} onClick={() => void pay()}>
      {t('order.pay', { total: money(total) })}
    </Button>
  )
}

function Again({ number }: { number: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function orderAgain(): Promise<void> {
    setBusy(true)
    try {
      const { added, lines } = await call('cart.orderAgain', { number })
      await cart.load()
      if (added === 0) toast({ type: 'warning', text: t('account.againNone') })
      else if (added < lines) toast({ type: 'warning', text: t('account.againSome'), durationMs: 5_000 })
      else toast({ type: 'success', text: t('account.againAll') })
      if (added > 0) await navigate('/cart')
    } catch {
      // The refusal has shown its message.
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="secondary" size="s" loading={busy} onClick={() => void orderAgain()}>
      {t('account.again')}
    </Button>
  )
}
