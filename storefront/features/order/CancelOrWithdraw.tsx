// Bottom of an order: changes before it is packed, cancellation, return and withdrawal, and a way to write about it.
import { Suspense, useState } from 'react'
import type { Locale } from '#domain/markets/locale.ts'
import { formatList } from '#messages/format.ts'
import { isolate } from '#messages/isolate.ts'
import type { Translate } from '#messages/translator.ts'
import { joinSentences } from '#messages/join-sentences.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { LinkedText } from '../../shared/navigation/LinkedText.tsx'
import { CancelDialog } from '../../shared/orders/CancelDialog.tsx'
import { CancelReturn } from './CancelReturn.tsx'
import { OrderChanges } from './OrderChanges.tsx'
import { ActionRow, WriteAbout } from './OrderRow.tsx'
import type { OrderView } from './use-order.ts'
import { isCancelledByShop } from './NextGifts.tsx'
import { OrderArrived } from './OrderArrived.tsx'
import { PaperRows } from './OrderPapers.tsx'
import { hasPapersBelow, isTooLate, returnButton, waysOut, type OrderOptionProps } from './ways-out.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import './CancelOrWithdraw.css'

const ReturnRequest = deferredComponent(() => import('./ReturnRequest.tsx'), { when: 'use' })

export function CancelOrWithdraw({ order, access, onChange }: OrderOptionProps) {
  const { t } = useVisit()
  const [dialog, setDialog] = useState<'cancel' | 'return' | 'withdrawal' | null>(null)
  const { returnDays, masked } = order
  const { canCancel, canReturn, openReturns, canWithdraw, isBeforeArrival } = waysOut(order)
  const except = exceptionOf(order, t)
  // The row of a return has its last day.
  const hasPeriod = !masked && !canReturn && (canWithdraw || isBeforeArrival)
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
            hint={t(order.status === 'unpaid' ? 'order.cancelUnpaid' : 'order.cancelHint')}
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
        {/* Easy to find: directive 2011/83, article 11a. */}
        {canWithdraw && (
          <ActionRow
            icon="document"
            text={t('order.withdrawButton')}
            hint={joinSentences([t('order.withdrawHint'), masked && except])}
            onClick={() => setDialog('withdrawal')}
          />
        )}
        {(masked || !isCancelledByShop(order)) && <WriteAbout order={order} />}
        {!masked && hasPapersBelow(order) && <PaperRows order={order} />}
        {hasPeriod && (
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

function exceptionOf({ lines }: OrderView, t: Translate): string {
  return lines.some(({ personal }) => personal) ? t('cart.promiseExcept') : ''
}

function ReturnRow({ order, onClick }: { order: OrderView; onClick: () => void }) {
  const { t, date, locale } = useVisit()
  const lastDay = unbrokenDates(date(order.options.return!))
  const gifts = order.requests.length > 0 ? returnableGifts(order, t, locale) : ''
  return (
    <ActionRow
      icon="returns"
      text={t(returnButton(order))}
      hint={
        gifts
          ? t('order.returnStill', { gifts, date: lastDay })
          : joinSentences([t('order.returnHint', { date: lastDay }), exceptionOf(order, t)])
      }
      onClick={onClick}
    />
  )
}

/** What may be sent back without a fault, after some gifts are sent back. */
function returnableGifts({ lines }: OrderView, t: Translate, locale: Locale): string {
  const open = lines.filter(({ returnable, personal }) => returnable > 0 && !personal)
  return formatList(
    locale,
    open.map(
      ({ returnable, title }) => `${t('cart.times', { quantity: returnable })} ${isolate(locale, title)}`,
    ),
  )
}

function headingOf(order: OrderView) {
  if (order.masked) return 'order.questions'
  if (order.status === 'cancelled' || isTooLate(order)) return 'order.helpAndDocuments'
  const { canChange, openReturns } = waysOut(order)
  return canChange || openReturns.length > 0 ? 'order.change' : 'order.manage'
}
