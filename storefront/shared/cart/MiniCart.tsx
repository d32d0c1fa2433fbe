// Drawer with the item just added, the other lines, and links to checkout and cart.
import { useEffect, useRef } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { isSameLine, type LineContent } from '#domain/orders/cart.ts'
import { usualWrapping } from '#domain/orders/wrapping.ts'
import { add, times } from '#domain/pricing/money.ts'
import { wrappingText } from '#messages/wrapping-text.ts'
import { useCountryName, useRoute, useVisit } from '#web/platform/pages/visit.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { cardFacts, cart, useCart, type CartLineView, type CartView } from './cart.ts'
import { closeMiniCart, openMiniCart, useAddedItem, useMiniCartOpen } from './mini-cart.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useLineDetails } from '../orders/line-name.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { WrapChip } from '../wrapping/WrapChip.tsx'
import DrawnText from '../products/DrawnText.tsx'
import MatchingGifts from '../products/MatchingGifts.tsx'
import { Arrival, MissingAmounts } from './CartHints.tsx'
import { isOrderable } from './line-problem.ts'
import { estimatedTotal, useDiscountLabel } from './price-rows.ts'
import { TaxText } from './TaxText.tsx'
import { MessageCard } from '../wrapping/MessageCard.tsx'
import './MiniCart.css'

/** With more lines the drawer is full. On phones the foot would cut a suggestion off. */
const linesWithRoom = () => (matchMedia('(width < 40rem)').matches ? 1 : 2)

export default function MiniCart() {
  const { t, href } = useVisit()
  const open = useMiniCartOpen()
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

function DrawerLines({ view, addedItem }: { view: CartView; addedItem: LineContent | null }) {
  const newest = view.lines.toReversed()
  const added = addedItem && newest.find((line) => isSameLine(line, addedItem))
  // The added item comes first, also if it only raised the quantity of an existing line.
  const lines = added ? [added, ...newest.filter((line) => line !== added)] : newest
  const list = useRef<HTMLUListElement>(null)
  const room = linesWithRoom() + 1 - lines.length
  // The first cart of a visit has neither dates nor promotions before the reply.
  const isWaiting = view.version === 0
  return (
    <>
      <div className="cart-hints">{isWaiting ? <Skeleton lines={1} /> : <Arrival view={view} />}</div>
      <ul className="mini-cart" ref={list} tabIndex={-1}>
        {lines.map((line) => (
          <MiniLine key={line.id} line={line} added={line === added} />
        ))}
      </ul>
      <div className="cart-hints">{isWaiting ? <Skeleton lines={2} /> : <MissingAmounts view={view} />}</div>
      {room > 0 && (
        <div className="mini-cart-more">
          <MatchingGifts
            keys={lines.map(({ productKey }) => productKey)}
            max={room}
            id="mini-cart-more"
            waiting={<Skeleton lines={6} />}
            prefers={isAddedAtOnce}
            under={(product) => <AddButton product={product} onAdded={() => list.current?.focus()} />}
          />
        </div>
      )}
    </>
  )
}

function MiniLine({ line, added }: { line: CartLineView; added: boolean }) {
  const { t, money, href } = useVisit()
  const details = useLineDetails()(line)
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
        <div data-part="amount">
          <small>
            <span>{`× ${line.quantity}`}</span>
            {details && <span>{details}</span>}
          </small>
          <bdi>{money(line.subtotal)}</bdi>
        </div>
      </div>
      {line.wrapPrice && (added || line.wrap) && (
        <small data-part="wrap">
          {added ? (
            <WrapToggle line={line} />
          ) : (
            <>
              <WrapChip wrapping={line.wrapping} />
              <span>{wrappingText(t, line)}</span>
            </>
          )}
          {line.wrap && <bdi>{money(times(line.wrapPrice, line.quantity))}</bdi>}
        </small>
      )}
      {/* The field on the product page loads the handwriting; elsewhere the typeface is that of the page. */}
      {line.giftMessage && added && <MessageCard text={line.giftMessage} label={t('cart.giftMessage')} />}
      {line.giftMessage && !added && (
        <small data-part="message">
          {t('cart.giftMessage')} · <bdi>{line.giftMessage}</bdi>
        </small>
      )}
    </li>
  )
}

/** The added gift is wrapped, or no longer, without a visit to the cart. */
function WrapToggle({ line }: { line: CartLineView }) {
  const { t, money } = useVisit()
  const { id, giftMessage, wrap, wrapPrice, quantity } = line
  const price = wrapPrice && ` · ${money(times(wrapPrice, quantity))}`
  function toggle(): void {
    const changed = { giftMessage, wrap: !wrap, wrapping: wrap ? null : usualWrapping }
    void cart.changeGift(id, changed)
    openMiniCart({ ...line, ...changed })
  }
  return (
    <Button variant="link" size="s" icon={wrap ? 'check' : 'plus'} aria-pressed={wrap} onClick={toggle}>
      <WrapChip wrapping={line.wrapping} />
      {wrappingText(t, line) || `${t('totals.giftWrap')}${price}`}
    </Button>
  )
}

/** The page of any other product asks for a text or a variant. */
const isAddedAtOnce = ({ onlyVariant, personalisable }: ProductCard): boolean =>
  onlyVariant !== null && !personalisable

/** `onAdded`: the button leaves with its gift, and the focus needs another place. */
function AddButton({ product, onAdded }: { product: ProductCard; onAdded: () => void }) {
  const { t, country, href } = useVisit()
  const [, run] = useBusy()
  const { title, address, onlyVariant, personalisable } = product
  if (!onlyVariant || personalisable)
    return (
      <IconButton
        icon={personalisable ? 'edit' : 'chevron-end'}
        label={`${t(personalisable ? 'wishlist.personalise' : 'wishlist.choose')} · ${title}`}
        href={href(`/${address}`)}
      />
    )
  async function add(variantId: string): Promise<void> {
    const texts = { personalisation: '', withoutText: false, giftMessage: '' }
    const line = { variantId, quantity: 1, ...texts, wrap: false, wrapping: null }
    // The cart has already shown the message of a refusal.
    const { done } = await cart.add(line, cardFacts(product), country)
    if (!done) return
    openMiniCart(line)
    onAdded()
  }
  return (
    <IconButton
      icon="plus"
      label={`${t('product.add')} · ${title}`}
      onClick={() => void run(() => add(onlyVariant))}
    />
  )
}

function DrawerFooter({ view }: { view: CartView }) {
  const { lines, discounts, standardFee } = view
  const { subtotal, giftWrap, total } = view.totals
  const { t, money, href, country } = useVisit()
  const nameOf = useCountryName()
  const labelOf = useDiscountLabel()
  const estimated = estimatedTotal(view)
  return (
    <div className="mini-cart-foot">
      <Sum
        label={t(giftWrap.minor > 0 ? 'totals.subtotalWrapped' : 'totals.subtotal')}
        value={money(add(subtotal, giftWrap))}
      />
      {discounts
        .filter(({ amount }) => amount.minor > 0)
        .map(({ key, amount, ...discount }) => (
          <Sum
            key={key}
            kind="discount"
            label={labelOf(discount).label}
            value={money({ ...amount, minor: -amount.minor })}
          />
        ))}
      {standardFee && (
        <Sum
          label={t('totals.shippingTo', { country: nameOf(country) })}
          value={standardFee.minor === 0 ? t('totals.free') : money(standardFee)}
        />
      )}
      <Sum
        kind="total"
        label={t(estimated ? 'totals.estimated' : 'totals.beforeShipping')}
        note={t('cart.count', { count: view.count })}
        value={money(estimated ?? total)}
      />
      <div data-part="tax">
        <TaxText country={country} isEstimate />
      </div>
      <div data-part="go">
        <Button href={href(isOrderable(lines) ? '/checkout' : '/cart')}>{t('cart.checkout')}</Button>
        <Button variant="secondary" href={href('/cart')}>
          {t('cart.view')}
        </Button>
      </div>
    </div>
  )
}

type SumProps = { kind?: string; label: string; note?: string; value: string }

function Sum({ kind, label, note, value }: SumProps) {
  return (
    <p data-part={kind}>
      <span>
        {label} {note && <small>{note}</small>}
      </span>
      <bdi>{value}</bdi>
    </p>
  )
}
