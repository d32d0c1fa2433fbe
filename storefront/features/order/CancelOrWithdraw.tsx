// Bottom of an order: changes before it is packed, cancellation, return and withdrawal, and a way to write about it.
import { Suspense, useState } from 'react'
import { joinSentences } from '#messages/join-sentences.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { LinkedText } from '../../shared/navigation/LinkedText.tsx'
import { CancelDialog } from '../../shared/orders/CancelDialog.tsx'
import { CancelReturn } from './CancelReturn.tsx'
import { OrderChanges } from './OrderChanges.tsx'
import { ActionRow, WriteAbout } from './OrderRow.tsx'
import type { OrderView } from './use-order.ts'
import { DocumentRows } from './OrderPapers.tsx'
import { isTooLate, returnButton, waysOut, type OrderOptionProps } from './ways-out.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import './CancelOrWithdraw.css'

const ReturnRequest = deferredComponent(() => import('./ReturnRequest.tsx'), { when: 'use' })

export function CancelOrWithdraw({ order, access, onChange }: OrderOptionProps) {
  const { t, date } = useVisit()
  const [dialog, setDialog] = useState<'cancel' | 'return' | 'withdrawal' | null>(null)
  const { returnDays, masked, lines, options } = order
  const { canCancel, canReturn, openReturns, canWithdraw, isBeforeArrival } = waysOut(order)
  const except = lines.some(({ personal }) => personal) && t('cart.promiseExcept')
  const close = () => setDialog(null)
  return (
    <section className="order-changes">
      <div>
        <h2>{t(headingOf(order))}</h2>
        {isBeforeArrival && <OrderChanges order={order} access={access} onChange={onChange} />}
        {canCancel && (
          <ActionRow
            icon="close"
            text={t('order.cancelButton')}
            hint={t('order.cancelHint')}
            onClick={() => setDialog('cancel')}
          />
        )}
        {openReturns.map(({ reference }) => (
          <CancelReturn
            key={reference}
            order={order}
            access={access}
            reference={reference}
            isNamed={openReturns.length > 1}
            onChange={onChange}
          />
        ))}
        {canReturn && options.return && (
          <ActionRow
            icon="returns"
            text={t(returnButton(order))}
            hint={joinSentences([
              t('order.returnHint', { date: unbrokenDates(date(options.return)) }),
              except,
            ])}
            onClick={() => setDialog('return')}
          />
        )}
        {/* Easy to find: directive 2011/83, article 11a. */}
        {canWithdraw && (
          <ActionRow
            icon="document"
            text={t('order.withdrawButton')}
            hint={joinSentences([t('order.withdrawHint'), except])}
            onClick={() => setDialog('withdrawal')}
          />
        )}
        <WriteAbout order={order} />
        {order.status === 'cancelled' && !masked && <DocumentRows order={order} />}
        {/* The row of a return has its last day. */}
        {!masked && !canReturn && (canWithdraw || isBeforeArrival) && (
          <small>
            <LinkedText
              text={joinSentences([t('checkout.promise', { returnDays }), except])}
              path="/rich/returns"
            />
          </small>
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

function headingOf(order: OrderView) {
  const { canChange, isBeforeArrival } = waysOut(order)
  if (order.status === 'cancelled') return order.masked ? 'order.manage' : 'order.helpAndDocuments'
  if (isBeforeArrival) return canChange && !isTooLate(order) ? 'order.change' : 'order.questions'
  return 'order.manage'
}
