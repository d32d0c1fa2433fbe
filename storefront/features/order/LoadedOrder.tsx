// A loaded order with status, actions and content, or one of its documents.
import { Suspense, useState } from 'react'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { CancelOrWithdraw } from './CancelOrWithdraw.tsx'
import { FollowParcel } from './FollowParcel.tsx'
import { GiftButton } from './GiftLink.tsx'
import { Arrival, arrivalAbove } from './Arrival.tsx'
import { OrderHead } from './OrderHead.tsx'
import { MaskedNotice } from './MaskedNotice.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import { OrderPlaced } from './OrderPlaced.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { AgainBelow, NextGifts } from './NextGifts.tsx'
import { openRequest } from '#domain/orders/open-request.ts'
import { isRefundLatest } from './OrderRefunds.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import { RefusedRequest } from './RefusedRequest.tsx'
import { askedRequests } from './asked-requests.ts'
import { RequestTask } from './RequestTask.tsx'
import { PayButton } from '../../shared/orders/PayButton.tsx'
import { isPayable, PaymentPanel } from '../../shared/orders/PaymentPanel.tsx'
import type { Paper } from './OrderDocument.tsx'
import { PlacedNext } from './PlacedNext.tsx'
import type { OrderOptionProps } from './ways-out.ts'
import type { OrderState } from './use-order.ts'

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
              <GiftButton order={order} />
              <NextGifts order={order} access={access} />
            </div>
          </OrderHead>
        )
      }
      isDateAbove={arrivalAbove(order)}
      isThanked={thanks}
      pay={
        isPayable(order) ? (
          <PayButton
            size="l"
            variant="secondary"
            number={order.number}
            access={access}
            total={order.totals.total}
            onRefused={onChange}
          />
        ) : (
          <AgainBelow order={order} access={access} />
        )
      }
      papers={<OrderPapers order={order} />}
      footer={<Below order={order} access={access} onChange={onChange} />}
    >
      {thanks && <PlacedNext order={order} />}
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

/** What can be done comes first after a refund. */
function Below(props: OrderOptionProps) {
  const isComingBack = isRefundLatest(props.order)
  const reviews = <Reviews {...props} />
  return (
    <>
      {!isComingBack && reviews}
      <CancelOrWithdraw {...props} />
      {isComingBack && reviews}
    </>
  )
}

/** Who sends a gift back is not asked for a review. */
function Reviews(props: OrderOptionProps) {
  const { options, masked } = props.order
  if (!options.review || masked || openRequest(props.order)) return null
  return (
    <Suspense fallback={null}>
      <OrderReviews {...props} />
    </Suspense>
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
