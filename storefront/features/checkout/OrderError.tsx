// Why the order was not placed. Takes the focus, because the button may be far away.
import { useEffect, useRef } from 'react'
import { unbrokenDates } from '#messages/unbroken.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { Quote } from './use-quote.ts'

/** `changed`: what differs from the offer that the shopper saw. */
export type Problem = { readonly text: string; readonly changed: 'total' | 'dates' | null }

type OrderErrorProps = {
  problem: Problem
  /** null while a new quote loads. */
  quote: Quote | null
}

export function OrderError({ problem, quote }: OrderErrorProps) {
  const { t, money } = useVisit()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [problem])
  const { changed, text } = problem
  return (
    <div ref={root} tabIndex={-1}>
      <Notice tone={changed ? 'warning' : 'error'} live title={text}>
        {changed === 'total' && quote && t('checkout.newTotal', { total: money(quote.cart.totals.total) })}
        {changed === 'dates' && quote && <NewDates quote={quote} />}
      </Notice>
    </div>
  )
}

function NewDates({ quote: { deliveries } }: { quote: Quote }) {
  const { t, dateRange } = useVisit()
  return (
    <>
      {deliveries.map(
        ({ requiresShipping, earliest, latest }, at) =>
          requiresShipping && (
            <p key={at}>
              {deliveries.length > 1 && `${t('order.recipient', { number: at + 1 })} · `}
              {t('shipping.arrives', { dates: unbrokenDates(dateRange(earliest, latest)) })}
            </p>
          ),
      )}
      <p>{t('checkout.newDates')}</p>
    </>
  )
}
