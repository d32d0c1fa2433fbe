// The cart page. It shows a placeholder until the cart loads.
import { Suspense } from 'react'
import { CartSkeleton } from './CartSkeleton.tsx'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { MissingContent } from '../../shared/MissingContent.tsx'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { useHydrated } from '#web/platform/hydration/use-hydrated.ts'
import './CartScreen.css'

const Cart = deferredComponent(() => import('./Cart.tsx'), { when: 'hydration', missing: MissingContent })

export default function CartScreen() {
  const hydrated = useHydrated()
  if (!hydrated) return <Placeholder />
  return (
    <Suspense fallback={<Placeholder />}>
      <Cart />
    </Suspense>
  )
}

function Placeholder() {
  const t = useTranslate()
  return (
    <div className="container filled-later cart-screen">
      <header>
        <h1 tabIndex={-1}>{t('cart.title')}</h1>
      </header>
      <CartSkeleton />
    </div>
  )
}
