// Bottom of an order: changes before it is packed, cancellation, return and withdrawal, and a way to write about it.
import { Suspense, useState } from 'react'
import { openRequest } from '#domain/orders/open-request.ts'
import { joinSentences } from '#messages/join-sentences.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { LinkedText } from '../../shared/navigation/LinkedText.tsx'
import { CancelDialog } from '../../shared/orders/CancelDialog.tsx'
import { isTooLate, OrderChanges } from './OrderChanges.tsx'
import { hasOnlyDocuments, type OrderOptionProps } from './OrderOptions.tsx'
import { ActionRow, WriteAbout } from './OrderRow.tsx'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import './CancelOrWithdraw.css'

const ReturnRequest = deferredComponent(() => import('./ReturnRequest.tsx'), { when: 'use' })

export function CancelOrWithdraw({ order, access, onChange }: OrderOptionProps) {
  const t = useTranslate()
  const [dialog, setDialog] = useState<'cancel' | 'return' | 'withdrawal' | null>(null)
  const { options, masked } = order
  const request = openRequest(order)
  // One way out at a time. A request of some gifts leaves the right to send back the others.
  const canCancel = options.cancel && !masked && !request
  const isDeclared = request?.status === 'declared'
  const canReturn = options.return !== null && !masked && !isDeclared
  const canWithdraw = options.withdraw !== null && !isDeclared
  const canChange = canCancel || (options.change ?? []).length > 0
  const isBeforeArrival = canChange || isTooLate(order)
  const isClosed = !isBeforeArrival && !canReturn && !canWithdraw
  const close = () => setDialog(null)
  if (isClosed && hasOnlyDocuments(order)) return null
  return (
    <section className="order-changes">
      {isBeforeArrival && (
        <div>
          <h2>{t('order.change')}</h2>
          <OrderChanges order={order} access={access} onChange={onChange} />
          {canCancel && (
            <ActionRow icon="close" text={t('order.cancelButton')} onClick={() => setDialog('cancel')} />
          )}
          {/* The sentence of an order that is packed has the link. */}
          {canChange && !isTooLate(order) && <WriteAbout />}
        </div>
      )}
      {(canReturn || canWithdraw || (!masked && isBeforeArrival)) && (
        <div>
          <h2>{t(canWithdraw ? 'order.requests' : 'service.returns')}</h2>
          {canReturn && (
            <ActionRow icon="returns" text={t('order.returnButton')} onClick={() => setDialog('return')} />
          )}
          {/* Easy to find: directive 2011/83, article 11a. */}
          {canWithdraw && (
            <ActionRow
              icon="document"
              text={t('order.withdrawButton')}
              onClick={() => setDialog('withdrawal')}
            />
          )}
          <ReturnTerms order={order} hasHint={canWithdraw} />
        </div>
      )}
      {!isBeforeArrival && (
        <div>
          <h2>{t('contact.title')}</h2>
          <WriteAbout />
        </div>
      )}
      <CancelDialog
        open={dialog === 'cancel'}
        order={order}
        access={access}
        onClose={close}
        onChange={onChange}
      />
      {(dialog === 'return' || dialog === 'withdrawal') && (
        <Suspense fallback={null}>
          <ReturnRequest kind={dialog} order={order} access={access} onClose={close} onChange={onChange} />
        </Suspense>
      )}
    </section>
  )
}

/** `hasHint`: the law's period. */
function ReturnTerms({ order, hasHint }: Pick<OrderOptionProps, 'order'> & { hasHint: boolean }) {
  const t = useTranslate()
  const { masked, lines, returnDays } = order
  const isPersonal = lines.some(({ personal }) => personal)
  return (
    <>
      {hasHint && (
        <small>{joinSentences([t('order.withdrawHint'), isPersonal && t('order.withdrawExcept')])}</small>
      )}
      {!masked && (
        <small>
          <LinkedText
            text={joinSentences([
              t('checkout.promise', { returnDays }),
              isPersonal && t('cart.promiseExcept'),
            ])}
            path="/rich/returns"
          />
        </small>
      )}
    </>
  )
}
