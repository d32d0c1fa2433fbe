// The content of the cart page: lines and summary.
import { Suspense, useEffect, useRef } from 'react'
import { CartLine } from '../../shared/cart/CartLine.tsx'
import { CartBar, CartSummary } from './CartSummary.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import { useTrack } from '../../shared/analytics/use-track.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { MissingContent } from '../../shared/MissingContent.tsx'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { cart, useCart, type CartView } from '../../shared/cart/cart.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

const EmptyProductList = deferredComponent(() => import('../../shared/products/EmptyProductList.tsx'), {
  when: 'use',
  missing: MissingContent,
})
const MatchingGifts = deferredComponent(() => import('../../shared/products/MatchingGifts.tsx'), {
  when: 'use',
  missing: null,
})

export default function Cart() {
  const t = useTranslate()
  const { cart: view, failed, busy } = useCart()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => void cart.load(), [])
  useTrack(view && view.count > 0 && { name: 'view_cart', cart: view })
  // One frame later: the closing dialog first tries to focus the removed button.
  const focusTitle = () => requestAnimationFrame(() => title.current?.focus())
  return (
    <div className="container filled-later cart-screen" aria-busy={busy || undefined}>
      <header>
        <h1 ref={title} tabIndex={-1}>
          {t('cart.title')}
        </h1>
        {view && view.count > 0 && <output>{t('cart.count', { count: view.count })}</output>}
      </header>
      {view ? <CartContent view={view} onRemove={focusTitle} /> : failed ? <CartError /> : <CartSkeleton />}
    </div>
  )
}

function CartContent({ view, onRemove }: { view: CartView; onRemove: () => void }) {
  const t = useTranslate()
  if (view.lines.length === 0)
    return (
      <Suspense fallback={<CartSkeleton />}>
        <EmptyProductList title={t('cart.empty')} text={t('cart.emptyText')} />
      </Suspense>
    )
  return (
    <>
      <div data-part="columns">
        <div>
          <ul>
            {view.lines.map((line) => (
              <CartLine key={line.id} line={line} lines={view.lines} onRemove={onRemove} />
            ))}
          </ul>
          <SeveralRecipients />
        </div>
        <CartSummary view={view} />
        <Suspense fallback={null}>
          <MatchingGifts keys={view.lines.map(({ productKey }) => productKey)} />
        </Suspense>
      </div>
      <CartBar view={view} />
    </>
  )
}

/** To several people at the checkout, or to more of them by a list. */
function SeveralRecipients() {
  const { t, href } = useVisit()
  return (
    <p data-part="several">
      <span>{t('cart.severalAsk')}</span> <a href={href('/checkout')}>{t('checkout.several')}</a>
      <a href={href('/bulk-gifts')}>{t('bulk.title')}</a>
    </p>
  )
}

function CartError() {
  const t = useTranslate()
  return (
    <EmptyState icon="warning" title={t('cart.failed')} text={t('cart.failedText')}>
      <Button onClick={() => void cart.load()}>{t('shell.retry')}</Button>
    </EmptyState>
  )
}
