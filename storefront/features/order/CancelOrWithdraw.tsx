// Bottom of an order: changes before it is packed, cancellation and withdrawal.
import { Suspense, useState } from 'react'
import { joinSentences } from '#messages/join-sentences.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { LinkedText } from '../../shared/navigation/LinkedText.tsx'
import { CancelDialog } from '../../shared/orders/CancelDialog.tsx'
import { isTooLate, OrderChanges } from './OrderChanges.tsx'
import type { OrderOptionProps } from './OrderOptions.tsx'
import { ReturnRequest } from './return-request-part.ts'
import './CancelOrWithdraw.css'

export function CancelOrWithdraw({ order, access, onChange }: OrderOptionProps) {
  const t = useTranslate()
  const [dialog, setDialog] = useState<'cancel' | 'withdrawal' | null>(null)
  const { options, masked, status, lines, returnDays } = order
  const canCancel = options.cancel && !masked
  const close = () => setDialog(null)
  if (!canCancel && !options.withdraw && !isTooLate(order)) return null
  return (
    <section className="order-changes">
      {/* Open if there is a right of withdrawal: it must be easy to find (directive 2011/83, article
          11a). */}
      <Disclosure summary={t('order.change')} open={options.withdraw !== null || status === 'unpaid'}>
        <OrderChanges order={order} access={access} onChange={onChange} />
        <ul>
          {canCancel && (
            <li>
              <Button variant="link" size="s" onClick={() => setDialog('cancel')}>
                {t('order.cancelButton')}
              </Button>
              {options.withdraw && <small>{t('order.cancelHint')}</small>}
            </li>
          )}
          {options.withdraw && (
            <li>
              <Button variant="link" size="s" onClick={() => setDialog('withdrawal')}>
                {t('order.withdrawButton')}
              </Button>
              {canCancel && (
                <small>
                  {joinSentences([
                    t('order.withdrawHint'),
                    lines.some(({ personal }) => personal) && t('order.withdrawExcept'),
                  ])}
                </small>
              )}
            </li>
          )}
        </ul>
        {!masked && (
          <small>
            <LinkedText
              text={joinSentences([
                t('checkout.promise', { returnDays }),
                lines.some(({ personal }) => personal) && t('cart.promiseExcept'),
              ])}
              path="/rich/returns"
            />
          </small>
        )}
      </Disclosure>
      <CancelDialog
        open={dialog === 'cancel'}
        order={order}
        access={access}
        onClose={close}
        onChange={onChange}
      />
      {dialog === 'withdrawal' && (
        <Suspense fallback={null}>
          <ReturnRequest
            kind="withdrawal"
            order={order}
            access={access}
            onClose={close}
            onChange={onChange}
          />
        </Suspense>
      )}
    </section>
  )
}
