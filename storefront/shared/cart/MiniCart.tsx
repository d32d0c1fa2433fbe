// Drawer with the item just added, the number of the others, the total, and links to checkout and cart.
import { Suspense, useEffect, useRef, useState } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { isSameLine } from '#domain/orders/cart.ts'
import { usualWrapping } from '#domain/orders/wrapping.ts'
import { wrappingStyle } from '#messages/wrapping-text.ts'
import type { CallOptions } from '#web/platform/api/call.ts'
import { formCall } from '#web/platform/forms/use-form.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useRoute, useVisit } from '#web/platform/pages/visit.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { cardFacts, cart, useCart, type CartLineView, type CartView } from './cart.ts'
import type { LineGift } from './cart-view.ts'
import { closeMiniCart, openMiniCart, useAddedItem, useMiniCartOpen, type AddedItem } from './mini-cart.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useLineDetails } from '../orders/line-name.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { MessageCard } from '../wrapping/MessageCard.tsx'
import { WrapChip } from '../wrapping/WrapChip.tsx'
import DrawnText from '../products/DrawnText.tsx'
import MatchingGifts from '../products/MatchingGifts.tsx'
import { Arrival, MissingAmounts } from './CartHints.tsx'
import { isOrderable } from './line-problem.ts'
import { Totals } from './Totals.tsx'
import './MiniCart.css'

/** Its code and styles load with the first message: no other page needs them at once. */
const LineMessage = deferredComponent(
  async () => ({ default: (await import('./LineGift.tsx')).LineMessage }),
  {
    when: 'use',
    missing: null,
  },
)

/** On phones the foot would cut a further one off. */
const suggestions = (others: number) => (matchMedia('(width < 40rem)').matches ? Number(others === 0) : 2)

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
      title={
        <>
          <Icon name="check" /> {t('cart.added')}
        </>
      }
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
  const { t } = useVisit()
  const newest = view.lines.toReversed()
  // After a change of its gift options, the line is known by its id until the cart follows.
  const added =
    addedItem &&
    (newest.find((line) => isSameLine(line, addedItem)) ?? newest.find(({ id }) => id === addedItem.id))
  const others = newest.filter((line) => line !== added)
  const otherCount = view.count - (added?.quantity ?? 0)
  const list = useRef<HTMLDivElement>(null)
  // The first cart of a visit has no dates before the reply.
  const isWaiting = view.version === 0
  return (
    <>
      <div className="mini-cart" ref={list} tabIndex={-1}>
        {added && <AddedLine key={added.id} line={added} />}
        <div className="cart-hints">
          {isWaiting ? <Skeleton lines={1} /> : <Arrival view={view} days="short" />}
        </div>
        {others.length > 0 && (
          <p data-part="others">
            <OtherPictures lines={others} />
            {t(added ? 'cart.others' : 'cart.count', { count: otherCount })}
          </p>
        )}
      </div>
      <div className="mini-cart-more">
        <MatchingGifts
          keys={view.lines.map(({ productKey }) => productKey)}
          max={suggestions(others.length)}
          id="mini-cart-more"
          waiting={<Skeleton lines={6} />}
          prefers={isAddedAtOnce}
          under={(product) => <AddButton product={product} onAdded={() => list.current?.focus()} />}
        />
      </div>
    </>
  )
}

function AddedLine({ line }: { line: CartLineView }) {
  const { t, money, href } = useVisit()
  const details = useLineDetails()(line)
  return (
    <section data-part="added" aria-label={line.title || t('cart.goneTitle')}>
      <LinePicture line={line} />
      <div>
        {line.address ? (
          <a href={href(`/${line.address}`)}>{line.title}</a>
        ) : (
          <span>{t('cart.goneTitle')}</span>
        )}
        <small>{[details, line.quantity > 1 && `× ${line.quantity}`].filter(Boolean).join(' · ')}</small>
        <bdi data-part="amount">{money(line.subtotal)}</bdi>
      </div>
      <AddedGift line={line} />
    </section>
  )
}

/** Wrapping and message of the added gift, without a visit to the cart. */
function AddedGift({ line }: { line: CartLineView }) {
  const { t, money } = useVisit()
  const [isWriting, setWriting] = useState(false)
  const { id, giftMessage, wrap, wrapping, wrapPrice, quantity } = line
  function save(changed: Partial<LineGift>, options?: CallOptions) {
    const gift = { giftMessage, wrap, wrapping, ...changed }
    openMiniCart({ ...line, ...gift })
    return cart.changeGift(id, gift, options)
  }
  return (
    <>
      <div data-part="chips">
        {wrapPrice && (
          <Button
            variant="secondary"
            size="s"
            icon={wrap ? 'check' : undefined}
            aria-pressed={wrap}
            onClick={() => void save({ wrap: !wrap, wrapping: wrap ? null : usualWrapping })}
          >
            {t('totals.giftWrap')} · {quantity > 1 && `${quantity} × `}
            {money(wrapPrice)}
          </Button>
        )}
        {!giftMessage && !isWriting && (
          <Button variant="secondary" size="s" onClick={() => setWriting(true)}>
            {t('cart.messageAdd')}
          </Button>
        )}
      </div>
      {wrap && (
        <small data-part="wrap">
          <WrapChip wrapping={wrapping} />
          {wrapping ? wrappingStyle(t, wrapping) : t('totals.giftWrap')}
        </small>
      )}
      {isWriting ? (
        <Suspense fallback={<Skeleton lines={3} />}>
          <div className="line-gift">
            <LineMessage line={line} isOpen onSave={(text) => save({ giftMessage: text }, formCall)} />
          </div>
        </Suspense>
      ) : (
        // The field on the product page loads the handwriting; elsewhere the typeface is that of the page.
        giftMessage && <MessageCard text={giftMessage} label={t('cart.giftMessage')} />
      )}
    </>
  )
}

/** So many pictures are beside their number on the narrowest phone. */
const mostPictures = 3

function OtherPictures({ lines }: { lines: readonly CartLineView[] }) {
  return lines.slice(0, mostPictures).map((line) => <LinePicture key={line.id} line={line} />)
}

function LinePicture({ line: { picture, personalisation } }: { line: CartLineView }) {
  return (
    <span data-part="picture">
      {picture && (
        <Picture picture={picture} ratio="whole" sizes="5rem" widest={320} alt="">
          <DrawnText picture={picture} text={personalisation || null} whole />
        </Picture>
      )}
    </span>
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
  const { lines, standardFee, totals, discounts, version } = view
  const { t, href } = useVisit()
  return (
    <div className="mini-cart-foot">
      <div className="cart-hints">{version > 0 && <MissingAmounts view={view} />}</div>
      <Totals totals={totals} discounts={discounts} standardFee={standardFee} />
      <div data-part="go">
        <Button href={href(isOrderable(lines) ? '/checkout' : '/cart')}>{t('cart.checkout')}</Button>
        <Button variant="secondary" href={href('/cart')}>
          {t('cart.view')}
        </Button>
      </div>
    </div>
  )
}
