// Next steps after the end of an order: the birthday of the recipient, or a review, the same gifts again, or others.
import { openRequest } from '#domain/orders/open-request.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { OrderAgainButton } from '../../shared/orders/OrderAgainButton.tsx'
import { fillContact } from './fill-contact.ts'
import { isRefundLatest } from './OrderRefunds.tsx'
import { otherRecipient } from './recipient-title.ts'
import { isReviewable } from './reviewable.ts'
import type { OrderView } from './use-order.ts'

type NextGiftsProps = { order: OrderView; access: string }

/** A return that is not decided, and money on its way, come first. */
export function NextGifts({ order, access }: NextGiftsProps) {
  const { number, status, masked, options, lines } = order
  const { t, href } = useVisit()
  if (masked || openRequest(order) || isRefundLatest(order)) return null
  if (isCancelledByShop(order)) return <OtherGifts order={order} />
  const again = <OrderAgainButton number={number} access={access} variant="secondary" />
  if (status === 'cancelled') return again
  if (status !== 'delivered') return null
  const awaitsReview = options.review && lines.some((line) => isReviewable(line) && !line.reviewed)
  const name = otherRecipient(order)
  if (name)
    return (
      <Button icon="calendar" variant="secondary" href={href(`/user/people?add=${encodeURIComponent(name)}`)}>
        {t('order.addBirthdayOf', { name })}
      </Button>
    )
  return (
    <>
      {awaitsReview && <Button href="#order-reviews">{t('account.review')}</Button>}
      {again}
    </>
  )
}

/** The same gifts could fail again. */
function OtherGifts({ order }: { order: OrderView }) {
  const { t, href } = useVisit()
  return (
    <>
      <Button href={href('/gift-finder')}>{t('order.otherGift')}</Button>
      <Button variant="secondary" icon="mail" href={href('/contact-us')} onClick={() => fillContact(order)}>
        {t('order.write')}
      </Button>
    </>
  )
}

export function isCancelledByShop({ status, cancelReason }: OrderView): boolean {
  return status === 'cancelled' && cancelReason === 'by-shop'
}

/** Below the sums where the heading has other steps. */
export function AgainBelow({ order, access }: NextGiftsProps) {
  const { number, status, masked } = order
  if (masked || status !== 'delivered' || openRequest(order)) return null
  if (!isRefundLatest(order) && otherRecipient(order) === '') return null
  return <OrderAgainButton number={number} access={access} variant="secondary" />
}
