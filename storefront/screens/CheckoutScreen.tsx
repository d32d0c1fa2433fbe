// The checkout: a quiet page of its own, with a way back and nothing else to lead away from it.
import { CheckoutForm } from '../checkout/CheckoutForm.tsx'
import { CheckoutSummary } from '../checkout/CheckoutSummary.tsx'
import { useDraft } from '../checkout/use-draft.ts'
import { useQuote } from '../checkout/use-quote.ts'
import { useMeasured } from '../measure/use-measured.ts'
import { useHref, useTranslate, useVisit } from '../pages/visit.ts'
import { useHydrated } from '../state/use-hydrated.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import './CheckoutScreen.css'

export default function CheckoutScreen() {
  const t = useTranslate()
  const href = useHref()
  const hydrated = useHydrated()
  return (
    <div className="container checkout-screen">
      <header>
        <h1>{t('checkout.title')}</h1>
        <a href={href('/cart')}>
          <Icon name="arrow-start" />
          {t('checkout.back')}
        </a>
      </header>
      {hydrated ? <Checkout /> : <Loading />}
    </div>
  )
}

/** In the browser only: what was typed, and the cart, are known nowhere else. */
function Checkout() {
  const t = useTranslate()
  const href = useHref()
  const { country } = useVisit()
  const [draft, changeDraft] = useDraft(country)
  const quoting = useQuote(draft.address.country, draft.shippingMethod)
  const { quote, busy, failed, askAgain } = quoting
  useMeasured(quote && quote.cart.count > 0 && { name: 'begin_checkout', cart: quote.cart })
  if (!quote && failed)
    return (
      <EmptyState icon="warning" title={t('checkout.failed')} text={t('checkout.failedText')}>
        <Button onClick={askAgain}>{t('cart.retry')}</Button>
      </EmptyState>
    )
  if (!quote) return <Loading />
  if (quote.cart.lines.length === 0)
    return (
      <EmptyState icon="bag" title={t('cart.empty')} text={t('cart.emptyText')}>
        <Button href={href('/')}>{t('cart.continue')}</Button>
      </EmptyState>
    )
  return (
    <div data-part="columns">
      <CheckoutSummary quote={quote} busy={busy} onCartChange={askAgain} />
      <CheckoutForm draft={draft} onDraft={changeDraft} quote={quote} quoting={quoting} />
    </div>
  )
}

function Loading() {
  const t = useTranslate()
  return (
    <output aria-label={t('checkout.loading')} data-part="columns">
      <Skeleton lines={5} />
      <div>
        <Skeleton shape="title" />
        <Skeleton lines={6} />
      </div>
    </output>
  )
}
