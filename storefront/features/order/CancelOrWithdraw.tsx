// Bottom of an order: changes before it is packed, cancellation, return and withdrawal, and a way to write about it.
import { Suspense, useState } from 'react'
import { joinSentences } from '#messages/join-sentences.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { LinkedText } from '../../shared/navigation/LinkedText.tsx'
import { CancelDialog } from '../../shared/orders/CancelDialog.tsx'
import { OrderChanges } from './OrderChanges.tsx'
import { ActionRow, WriteAbout } from './OrderRow.tsx'
import { hasOnlyDocuments, isTooLate, waysOut, type OrderOptionProps } from './ways-out.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import './CancelOrWithdraw.css'

const ReturnRequest = deferredComponent(() => import('./ReturnRequest.tsx'), { when: 'use' })

export function CancelOrWithdraw({ order, access, onChange }: OrderOptionProps) {
  const t = useTranslate()
  const [dialog, setDialog] = useState<'cancel' | 'return' | 'withdrawal' | null>(null)
  const { canCancel, canReturn, canWithdraw, canChange, isBeforeArrival } = waysOut(order)
  const close = () => setDialog(null)
  if (hasOnlyDocuments(order)) return null
  return (
    <section className="order-changes">
      <div>
        <h2>{t(isBeforeArrival ? 'order.change' : 'order.manage')}</h2>
        {isBeforeArrival && <OrderChanges order={order} access={access} onChange={onChange} />}
        {canCancel && (
          <ActionRow icon="close" text={t('order.cancelButton')} onClick={() => setDialog('cancel')} />
        )}
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
        {/* The sentence of an order that is packed has the link. */}
        {(!isBeforeArrival || (canChange && !isTooLate(order))) && <WriteAbout />}
        {(canReturn || canWithdraw || (!order.masked && isBeforeArrival)) && (
          <ReturnTerms order={order} hasHint={canWithdraw} />
        )}
      </div>
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
