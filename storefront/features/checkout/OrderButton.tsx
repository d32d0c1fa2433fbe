// The order button with the total, and the legal texts below it.
import { isInUnion } from '#domain/markets/union.ts'
import { useMoney, useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { HelpLinks } from '../../shared/navigation/HelpLinks.tsx'
import type { HelpLink } from '../../shared/navigation/help-links.ts'
import { Button } from '#web/ui/Button.tsx'
import type { Quote } from './use-quote.ts'
import './OrderButton.css'

type OrderButtonProps = {
  quote: Quote
  /** false: the price is unknown, and no total appears. */
  isPriced: boolean
  disabled: boolean
  loading: boolean
}

/**
 * In the European Union the label contains only the words of the law (directive 2011/83, article 8.2; § 312j BGB).
 * The total is then beside the button; elsewhere it is part of the label.
 */
export function OrderButton({ quote, isPriced, disabled, loading }: OrderButtonProps) {
  const t = useTranslate()
  const money = useMoney()
  const { cart, change } = quote
  const total = money(cart.totals.total)
  const legalLabel = isInUnion(cart.country)
  return (
    <div className="order-button">
      {isPriced && (legalLabel || change) && (
        <p>
          <span>{t('totals.total')}</span>
          <strong>
            <bdi>{total}</bdi>
          </strong>
          {/* The note about the price names other currencies. */}
          {change?.from.currency === cart.totals.total.currency && (
            <small>{t('checkout.before', { total: money(change.from) })}</small>
          )}
        </p>
      )}
      <Button type="submit" wide disabled={disabled} loading={loading}>
        {legalLabel || !isPriced ? t('checkout.pay') : t('checkout.payTotal', { total })}
      </Button>
      <OrderTerms />
    </div>
  )
}

const legalLinks: readonly HelpLink[] = [
  { path: '/rich/terms', label: 'footer.terms' },
  { path: '/rich/privacy', label: 'footer.privacy' },
  { path: '/rich/returns', label: 'service.returns' },
  { path: '/contact-us', label: 'contact.title' },
]

function OrderTerms() {
  const { t, frame } = useVisit()
  return (
    <div className="order-terms">
      <p>{t('checkout.agree')}</p>
      <HelpLinks links={[...(frame.footer ?? []), ...legalLinks]} />
    </div>
  )
}
