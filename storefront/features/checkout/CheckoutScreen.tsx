// The checkout page. Its header has only a link back to the cart.
import { Suspense } from 'react'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { MissingContent } from '../../shared/MissingContent.tsx'
import { useVisit } from '#web/platform/pages/visit.ts'
import { useHydrated } from '#web/platform/hydration/use-hydrated.ts'
import { Icon } from '#web/ui/Icon.tsx'
import './CheckoutScreen.css'

const Checkout = deferredComponent(() => import('./Checkout.tsx'), {
  when: 'hydration',
  missing: MissingContent,
})

export default function CheckoutScreen() {
  const { t, href } = useVisit()
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
        <Suspense fallback={<CheckoutSkeleton />}>
          <Checkout />
        </Suspense>
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  )
}
