// The drawer that shows what has just been added, with the way to the checkout and back to the shop.
import { useEffect } from 'react'
import { useHref, useMoney, useRoute, useTranslate } from '../pages/visit.ts'
import { useCart, type CartLineView, type CartView } from '../state/cart.ts'
import { closeMiniCart, useMiniCartOpen } from '../state/mini-cart.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Picture } from '../ui/Picture.tsx'
import { CartHints } from './CartHints.tsx'
import { isOrderable } from './line-trouble.ts'
import './MiniCart.css'

export default function MiniCart() {
  const t = useTranslate()
  const open = useMiniCartOpen()
  const { path } = useRoute()
  const { cart: view } = useCart()
  useEffect(() => closeMiniCart, [path])
  const filled = view && view.lines.length > 0
  return (
    <Dialog
      open={open}
      onClose={closeMiniCart}
      kind="drawer"
      title={t('cart.added')}
      closeLabel={t('cart.close')}
      footer={filled ? <WaysOn view={view} /> : undefined}
    >
      {filled ? (
        <ul className="mini-cart">
          {view.lines.toReversed().map((line) => (
            <MiniLine key={line.id} line={line} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="bag" title={t('cart.empty')} text={t('cart.emptyText')} />
      )}
    </Dialog>
  )
}

function MiniLine({ line }: { line: CartLineView }) {
  const t = useTranslate()
  const money = useMoney()
  const href = useHref()
  return (
    <li>
      <span data-part="picture">
        {line.picture && <Picture picture={line.picture} ratio="square" sizes="5rem" widest={320} alt="" />}
      </span>
      <div>
        {line.productKey ? <a href={href(`/${line.productKey}`)}>{line.title}</a> : t('cart.goneTitle')}
        <small>
          {[t('cart.times', { quantity: line.quantity }), line.optionsText, line.personalisation]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      <bdi>{money(line.subtotal)}</bdi>
    </li>
  )
}

function WaysOn({ view }: { view: CartView }) {
  const t = useTranslate()
  const money = useMoney()
  const href = useHref()
  return (
    <div className="mini-cart-foot">
      <CartHints view={view} />
      {view.discounts.map(({ key, name, amount }) => (
        <p key={key} data-part="discount">
          <span>{t('totals.discountFor', { name })}</span>
          <bdi>{money({ ...amount, minor: -amount.minor })}</bdi>
        </p>
      ))}
      <p>
        <span>{t('totals.total')}</span>
        <strong>
          <bdi>{money(view.totals.total)}</bdi>
        </strong>
      </p>
      <Button wide href={href(isOrderable(view.lines) ? '/checkout' : '/cart')}>
        {t('cart.checkout')}
      </Button>
      <Button wide variant="secondary" href={href('/cart')}>
        {t('cart.view')}
      </Button>
    </div>
  )
}
