// Bottom of an order: changes before it is packed, cancellation and withdrawal, and a way to write about it.
import { Suspense, useState } from 'react'
import { joinSentences } from '#messages/join-sentences.ts'
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkedText } from '../../shared/navigation/LinkedText.tsx'
import { CancelDialog } from '../../shared/orders/CancelDialog.tsx'
import { isTooLate, OrderChanges } from './OrderChanges.tsx'
import type { OrderOptionProps } from './OrderOptions.tsx'
import { openRequest } from './open-request.ts'
import { OrderRow } from './OrderRow.tsx'
import { ReturnRequest } from './return-request-part.ts'
import './CancelOrWithdraw.css'

export function CancelOrWithdraw({ order, access, onChange }: OrderOptionProps) {
  const t = useTranslate()
  const [dialog, setDialog] = useState<'cancel' | 'withdrawal' | null>(null)
  const { options, masked, lines, returnDays } = order
  const request = openRequest(order)
  // One way out at a time. A request of some gifts leaves the right to withdraw from the others.
  const canCancel = options.cancel && !masked && !request
  const withdraw = request?.status === 'declared' ? null : options.withdraw
  const close = () => setDialog(null)
  const canChange = (options.cancel && !masked) || withdraw !== null || isTooLate(order)
  return (
    <section className="order-changes">
      {canChange && (
        <>
          <h2>{t('order.change')}</h2>
          <OrderChanges order={order} access={access} onChange={onChange} />
        </>
      )}
      {canCancel && (
        <button type="button" onClick={() => setDialog('cancel')}>
          <OrderRow icon="close">{t('order.cancelButton')}</OrderRow>
          <Icon name="chevron-end" />
        </button>
      )}
      {/* The sentence of an order that is packed has the link. */}
      {!isTooLate(order) && <WriteAbout />}
      {canChange && (withdraw || !masked) && (
        <div data-part="withdraw">
          <h2>{t(withdraw ? 'order.requests' : 'service.returns')}</h2>
          {/* Easy to find: directive 2011/83, article 11a. */}
          {withdraw && (
            <>
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
            </>
          )}
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
        </div>
      )}
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

function WriteAbout() {
  const t = useTranslate()
  const href = useHref()
  return (
    <a href={href('/contact-us')}>
      <OrderRow icon="mail">{t('order.writeAbout')}</OrderRow>
      <Icon name="chevron-end" />
    </a>
  )
}
