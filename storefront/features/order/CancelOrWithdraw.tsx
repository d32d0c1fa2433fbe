// Bottom of an order: changes before it is packed, cancellation, return and withdrawal, and a way to write about it.
import { Suspense, useState } from 'react'
import type { Translate } from '#messages/translator.ts'
import { joinSentences } from '#messages/join-sentences.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { LinkedText } from '../../shared/navigation/LinkedText.tsx'
import { CancelDialog, cancelText } from '../../shared/orders/CancelDialog.tsx'
import { returnText } from '../../shared/orders/return-text.ts'
import { CancelReturn } from './CancelReturn.tsx'
import { OrderChanges } from './OrderChanges.tsx'
import { ActionRow, WriteAbout } from './OrderRow.tsx'
import type { OrderView } from './use-order.ts'
import { isCancelledByShop } from './NextGifts.tsx'
import { OrderArrived } from './OrderArrived.tsx'
import { isTooLate, returnButton, waysOut, type OrderOptionProps } from './ways-out.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import './CancelOrWithdraw.css'

const ReturnRequest = deferredComponent(() => import('./ReturnRequest.tsx'), { when: 'use' })

export function CancelOrWithdraw({ order, access, onChange }: OrderOptionProps) {
  const { t, money } = useVisit()
  const [dialog, setDialog] = useState<'cancel' | 'return' | 'withdrawal' | null>(null)
  const { returnDays, masked } = order
  const { canCancel, canReturn, openReturns, canWithdraw, isBeforeArrival } = waysOut(order)
  const except = exceptionOf(order, t)
  // The row of a return has its last day.
  const hasPeriod = !masked && !canReturn && (canWithdraw || isBeforeArrival)
  const close = () => setDialog(null)
  // The heading leads to what is left.
  if (isCancelledByShop(order) && !masked) return null
  return (
    <section className="order-changes">
      <div>
        <h2>{t(headingOf(order))}</h2>
        {isBeforeArrival && <OrderChanges order={order} access={access} onChange={onChange} />}
        {canCancel && (
          <ActionRow
            icon="close"
            text={t('order.cancelButton')}
            hint={cancelText(order, t, money)}
            onClick={() => setDialog('cancel')}
          />
        )}
        <OrderArrived order={order} access={access} onChange={onChange} />
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
        {canReturn && <ReturnRow order={order} onClick={() => setDialog('return')} />}
        <WriteAbout order={order} />
        {/* Easy to find: directive 2011/83, article 11a. */}
        {canWithdraw && (
          <ActionRow
            icon="returns"
            text={t('order.withdrawButton')}
            hint={joinSentences([t('order.withdrawHint'), except])}
            onClick={() => setDialog('withdrawal')}
          />
        )}
        {hasPeriod && (
          <small>
            <LinkedText
              text={joinSentences([t('checkout.promise', { returnDays }), !canWithdraw && except])}
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

function exceptionOf({ lines }: OrderView, t: Translate): string {
  return lines.some(({ personal }) => personal) ? t('cart.promiseExcept') : ''
}

function ReturnRow({ order, onClick }: { order: OrderView; onClick: () => void }) {
  const visit = useVisit()
  const { lines, options, requests } = order
  const hint = returnText(visit, {
    lines: lines.map((line) => ({
      ...line,
      quantity: line.quantity - line.removed,
      // The period of its parcel may be over.
      returnable: line.returnUntil === null ? 0 : line.returnable,
      isPersonal: line.personal,
    })),
    lastDay: options.return!,
    isBrief: requests.length > 0,
  })
  return <ActionRow icon="returns" text={visit.t(returnButton(order))} hint={hint} onClick={onClick} />
}

function headingOf(order: OrderView) {
  if (order.masked || order.status === 'cancelled' || isTooLate(order)) return 'order.questions'
  const { canChange, openReturns } = waysOut(order)
  if (openReturns.length > 0) return 'order.changeReturn'
  return canChange ? 'order.change' : 'order.manage'
}
