// The cart as a page: its frame, until what is in it is known.
import { Suspense } from 'react'
import { CartWaiting } from '../cart/CartWaiting.tsx'
import { content } from '../pages/content.tsx'
import { useTranslate } from '../pages/visit.ts'
import { useHydrated } from '../state/use-hydrated.ts'
import { withTexts } from '../texts.ts'
import './CartScreen.css'

const Cart = content(() => withTexts(['sums'], import('../cart/Cart.tsx')))

export default function CartScreen() {
  const hydrated = useHydrated()
  if (!hydrated) return <Frame />
  return (
    <Suspense fallback={<Frame />}>
      <Cart />
    </Suspense>
  )
}

function Frame() {
  const t = useTranslate()
  return (
    <div className="container filled-later cart-screen">
      <header>
        <h1 tabIndex={-1}>{t('cart.title')}</h1>
      </header>
      <CartWaiting />
    </div>
  )
}
