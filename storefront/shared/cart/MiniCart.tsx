// Drawer with the item just added, the other lines, and links to checkout and cart.
import { useEffect } from 'react'
import { times } from '#domain/pricing/money.ts'
import { wrappingText } from '#messages/wrapping-text.ts'
import { useHref, useMoney, useRoute, useTranslate } from '#web/platform/pages/visit.ts'
import { useCart, type CartLineView, type CartView } from './cart.ts'
import { closeMiniCart, useAddedItem, useMiniCartOpen, type AddedItem } from './mini-cart.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinePersonalisation } from '../orders/LinePersonalisation.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { WrapChip } from '../wrapping/WrapChip.tsx'
import DrawnText from '../products/DrawnText.tsx'
import MatchingGifts from '../products/MatchingGifts.tsx'
import { CartHints } from './CartHints.tsx'
import { useDiscountLabel } from './discount-reason.ts'
import { isOrderable } from './line-problem.ts'
import './MiniCart.css'

/** With more lines the drawer is full. */
const linesWithRoom = 2

export default function MiniCart() {
  const t = useTranslate()
  const open = useMiniCartOpen()
  const href = useHref()
  const { path } = useRoute()
  const { cart: view } = useCart()
  const addedItem = useAddedItem()
  useEffect(() => closeMiniCart, [path])
  const filled = view && view.lines.length > 0
  return (
    <Dialog
      open={open}
      onClose={closeMiniCart}
      kind="drawer"
      title={t('cart.added')}
      footer={filled ? <DrawerFooter view={view} /> : undefined}
    >
      {filled ? (
        <DrawerLines view={view} addedItem={addedItem} />
      ) : (
        <EmptyState title={t('cart.empty')} text={t('cart.emptyText')}>
          <Button href={href('/search')}>{t('shop.find')}</Button>
        </EmptyState>
      )}
    </Dialog>
  )
}

function DrawerLines({ view, addedItem }: { view: CartView; addedItem: AddedItem | null }) {
  const lines = newestFirst(view.lines, addedItem)
  return (
    <>
      <ul className="mini-cart">
        {lines.map((line) => (
          <MiniLine key={line.id} line={line} added={isAdded(line, addedItem)} />
        ))}
      </ul>
      {view.version === 0 ? <Skeleton lines={3} /> : <CartHints view={view} />}
      {lines.length <= linesWithRoom && (
        <div className="mini-cart-more">
          <MatchingGifts
            keys={lines.map(({ productKey }) => productKey)}
            max={2}
            id="mini-cart-more"
            waiting={<Skeleton lines={6} />}
          />
        </div>
      )}
    </>
  )
}

function isAdded(line: CartLineView, addedItem: AddedItem | null): boolean {
  return line.variantId === addedItem?.variantId && line.personalisation === addedItem.personalisation.trim()
}

/** The added item comes first, also if it only raised the quantity of an existing line. */
function newestFirst(lines: readonly CartLineView[], addedItem: AddedItem | null): CartLineView[] {
  const newest = lines.toReversed()
  return [
    ...newest.filter((line) => isAdded(line, addedItem)),
    ...newest.filter((line) => !isAdded(line, addedItem)),
  ]
}

function MiniLine({ line, added }: { line: CartLineView; added: boolean }) {
  const t = useTranslate()
  const money = useMoney()
  const href = useHref()
  return (
    <li data-added={added || undefined}>
      <span data-part="picture">
        {line.picture && (
          <Picture picture={line.picture} ratio="whole" sizes="5rem" widest={320} alt="">
            <DrawnText picture={line.picture} text={line.personalisation || null} whole />
          </Picture>
        )}
      </span>
      <div>
        {line.address ? (
          <a href={href(`/${line.address}`)}>{line.title}</a>
        ) : (
          <span>{t('cart.goneTitle')}</span>
        )}
        <p data-part="amount">
          <small>{[`× ${line.quantity}`, line.optionsText].filter(Boolean).join(' · ')}</small>
          <bdi>{money(line.subtotal)}</bdi>
        </p>
        <LinePersonalisation line={line} />
      </div>
      {line.wrap && line.wrapPrice && (
        <small data-part="wrap">
          <WrapChip wrapping={line.wrapping} />
          <span>{wrappingText(t, line)}</span>
          <bdi>{money(times(line.wrapPrice, line.quantity))}</bdi>
        </small>
      )}
      {/* The field on the product page loads the handwriting; elsewhere the typeface is that of the page. */}
      {line.giftMessage && (
        <blockquote className="message-card handwritten" aria-label={t('cart.giftMessage')}>
          <bdi>{line.giftMessage}</bdi>
        </blockquote>
      )}
    </li>
  )
}

function DrawerFooter({ view }: { view: CartView }) {
  const { subtotal, giftWrap, total } = view.totals
  const t = useTranslate()
  const money = useMoney()
  const href = useHref()
  const labelOf = useDiscountLabel()
  // The only line shows what its gift and its wrapping cost.
  const isSum = view.lines.length > 1 && total.minor !== subtotal.minor
  return (
    <div className="mini-cart-foot">
      {isSum && (
        <p data-part="sum">
          <span>{t('totals.subtotal')}</span>
          <bdi>{money(subtotal)}</bdi>
        </p>
      )}
      {isSum && giftWrap.minor > 0 && (
        <p data-part="sum">
          <span>{t('totals.giftWrap')}</span>
          <bdi>{money(giftWrap)}</bdi>
        </p>
      )}
      {view.discounts
        .filter(({ amount }) => amount.minor > 0)
        .map(({ key, amount, ...discount }) => (
          <p key={key} data-part="discount">
            <span>{labelOf(discount).label}</span>
            <bdi>{money({ ...amount, minor: -amount.minor })}</bdi>
          </p>
        ))}
      <p>
        <span>{t('totals.beforeShipping')}</span>
        <strong>
          <bdi>{money(total)}</bdi>
        </strong>
      </p>
      <div data-part="go">
        <Button href={href(isOrderable(view.lines) ? '/checkout' : '/cart')}>{t('cart.checkout')}</Button>
        <Button variant="secondary" href={href('/cart')}>
          {t('cart.view')}
        </Button>
      </div>
    </div>
  )
}
