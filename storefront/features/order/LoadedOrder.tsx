// A loaded order with status, actions and content, or one of its documents.
import { Suspense, useState } from 'react'
import { openRequest } from '#domain/orders/open-request.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { CancelOrWithdraw } from './CancelOrWithdraw.tsx'
import { FollowParcel } from './FollowParcel.tsx'
import { OrderArrived } from './OrderArrived.tsx'
import { Arrival, arrivalAbove } from './Arrival.tsx'
import { OrderHead } from './OrderHead.tsx'
import { MaskedNotice } from './MaskedNotice.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import { OrderPlaced } from './OrderPlaced.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { isRefundLatest } from './OrderRefunds.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import { RefusedRequest } from './RefusedRequest.tsx'
import { askedRequests } from './asked-requests.ts'
import { RequestTask } from './RequestTask.tsx'
import { OrderAgainButton } from '../../shared/orders/OrderAgainButton.tsx'
import { PayButton } from '../../shared/orders/PayButton.tsx'
import { isPayable, PaymentPanel } from '../../shared/orders/PaymentPanel.tsx'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import type { Paper } from './OrderDocument.tsx'
import { otherRecipient } from './recipient-title.ts'
import { isReviewable } from './reviewable.ts'
import { useNow } from '../../shared/orders/use-now.ts'
import type { OrderState, OrderView } from './use-order.ts'

const OrderReviews = deferredComponent(() => import('./OrderReviews.tsx'), { when: 'use', missing: null })
const TransferDetails = deferredComponent(() => import('../../shared/orders/TransferDetails.tsx'), {
  when: 'use',
})
const OrderDocument = deferredComponent(() => import('./OrderDocument.tsx'), { when: 'use' })

export type LoadedOrderProps = {
  state: Extract<OrderState, { phase: 'ready' }>
  /** The shopper returns from the payment page. */
  isBought: boolean
  onChange: () => void
}

export default function LoadedOrder({
  state: { order, access, polling },
  isBought,
  onChange,
}: LoadedOrderProps) {
  const [paper] = useState(readPaper)
  // A return that is decided has no slip.
  if (paper !== null && (paper !== 'return-slip' || askedRequests(order).length > 0))
    return (
      <Suspense fallback={null}>
        <OrderDocument order={order} paper={paper} />
      </Suspense>
    )
  const thanks = isBought && order.status === 'processing'
  const progress = <OrderProgress order={order} />
  return (
    <OrderSheet
      order={order}
      header={
        thanks ? (
          <OrderPlaced order={order}>{progress}</OrderPlaced>
        ) : (
          <OrderHead order={order}>
            <PaymentPanel
              order={order}
              access={access}
              polling={polling}
              arrival={<Arrival order={order} />}
              onOutdated={onChange}
            />
            <RequestTask order={order} access={access} onChange={onChange} />
            <div data-part="next">
              <FollowParcel order={order} />
              <OrderArrived order={order} access={access} onChange={onChange} />
              <NextGifts order={order} access={access} />
            </div>
          </OrderHead>
        )
      }
      isDateAbove={arrivalAbove(order)}
      isThanked={thanks}
      pay={
        isPayable(order) && (
          <PayButton
            size="l"
            number={order.number}
            access={access}
            total={order.totals.total}
            onRefused={onChange}
          />
        )
      }
      footer={
        <>
          <CancelOrWithdraw order={order} access={access} onChange={onChange} />
          {order.options.review && !order.masked && (
            <Suspense fallback={null}>
              <OrderReviews order={order} access={access} onChange={onChange} />
            </Suspense>
          )}
          {!order.masked && order.status !== 'cancelled' && <OrderPapers order={order} isThanked={thanks} />}
        </>
      }
    >
      {order.transfer && (
        <Suspense fallback={null}>
          <TransferDetails transfer={order.transfer} />
        </Suspense>
      )}
      <RefusedRequest order={order} />
      {!thanks && progress}
      {order.masked && <MaskedNotice number={order.number} access={access} />}
    </OrderSheet>
  )
}

/** After a gift has arrived, its recipient has some days with it. */
const reviewAfterMs = 7 * 86_400_000

/** After its end: a review or the credit note, and the same gifts again. A return that is not decided comes first. */
function NextGifts({ order, access }: { order: OrderView; access: string }) {
  const { number, status, masked, options, lines, documents, timeline } = order
  const { t, href } = useVisit()
  const now = useNow(60_000)
  if (masked || openRequest(order) || (status !== 'cancelled' && status !== 'delivered')) return null
  const isRefund = isRefundLatest(order)
  const creditNote = isRefund ? documents.findLast(({ kind }) => kind === 'credit-note') : undefined
  const awaitsReview = lines.some((line) => isReviewable(line) && !line.reviewed)
  const name = otherRecipient(order)
  const deliveredAt = timeline.findLast(({ kind }) => kind === 'delivered')?.at ?? 0
  const isNewToOther = name !== '' && status === 'delivered' && now < deliveredAt + reviewAfterMs
  return (
    <>
      {isNewToOther && !isRefund && (
        <Button icon="calendar" href={href(`/user/people?add=${encodeURIComponent(name)}`)}>
          {t('order.addBirthdayOf', { name })}
        </Button>
      )}
      {options.review && awaitsReview && !isRefund && !isNewToOther && (
        <Button icon="star" href="#order-reviews">
          {t('account.review')}
        </Button>
      )}
      {creditNote && (
        <Button icon="document" variant="secondary" href={creditNote.path} target="_blank" rel="noopener">
          {t('order.creditNote')}
        </Button>
      )}
      <OrderAgainButton number={number} access={access} variant={creditNote ? 'link' : 'secondary'} />
    </>
  )
}

/**
 * The document that the address asks for: /orderDetail?number=…&paper=return-slip, or &paper=gift-receipt&to=2, or
 * &to=all. null: the address is of the order.
 */
function readPaper(): Paper | null {
  const query = new URLSearchParams(location.search)
  if (query.get('paper') === 'return-slip') return 'return-slip'
  if (query.get('paper') !== 'gift-receipt') return null
  if (query.get('to') === 'all') return 'all'
  return Math.max(0, Number(query.get('to') ?? 1) - 1 || 0)
}
