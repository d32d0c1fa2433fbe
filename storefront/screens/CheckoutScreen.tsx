// The checkout: a quiet page of its own, with a way back and nothing else to lead away from it.
import { Suspense } from 'react'
import { CheckoutWaiting } from '../checkout/CheckoutWaiting.tsx'
import { content } from '../pages/content.tsx'
import { useHref, useTranslate } from '../pages/visit.ts'
import { useHydrated } from '../state/use-hydrated.ts'
import { withTexts } from '../texts.ts'
import { Icon } from '../ui/Icon.tsx'
import './CheckoutScreen.css'

const Checkout = content(() => withTexts(['cart', 'sums'], import('../checkout/Checkout.tsx')))

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
      {hydrated ? (
        <Suspense fallback={<CheckoutWaiting />}>
          <Checkout />
        </Suspense>
      ) : (
        <CheckoutWaiting />
      )}
    </div>
  )
}
