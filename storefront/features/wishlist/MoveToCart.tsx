// Moves a product from the wishlist to the cart. A product with options links to its page instead.
import { useVisit } from '#web/platform/pages/visit.ts'
import { cardFacts, cart } from '../../shared/cart/cart.ts'
import type { SavedProduct } from '../../shared/wishlist/saved-product.ts'
import { wishlist } from '../../shared/wishlist/wishlist.ts'
import { Button } from '#web/ui/Button.tsx'
import { useBusy } from '#web/platform/use-busy.ts'
import { toast } from '#web/platform/toasts.ts'

type MoveToCartProps = {
  product: SavedProduct
  /** The only gift of the list. */
  isOnly: boolean
}

export function MoveToCart({ product, isOnly }: MoveToCartProps) {
  const { id, address, title, stock, personalisable, onlyVariant } = product
  const { t, country, href } = useVisit()
  const variant = isOnly ? 'primary' : 'secondary'
  const [busy, run] = useBusy()

  async function move(variantId: string): Promise<void> {
    const texts = { personalisation: '', withoutText: false, giftMessage: '' }
    const line = { variantId, quantity: 1, ...texts, wrap: false, wrapping: null }
    // The cart has already shown the message of a refusal.
    const { done } = await cart.add(
      line,
      { ...cardFacts(product), optionsText: product.optionsText ?? '' },
      country,
    )
    if (!done) return
    toast({ type: 'success', text: t('wishlist.moved', { title }) })
    await wishlist.toggle(id)
  }

  if (stock === 'out')
    return (
      <Button variant="secondary" size="s" wide disabled>
        {t('product.soldOut')}
      </Button>
    )
  if (personalisable || !onlyVariant)
    return (
      <Button variant={variant} size="s" wide href={href(`/${address}`)}>
        {t(personalisable ? 'wishlist.personalise' : 'wishlist.choose')}
      </Button>
    )
  return (
    <Button variant={variant} size="s" wide loading={busy} onClick={() => void run(() => move(onlyVariant))}>
      {t('wishlist.move')}
    </Button>
  )
}
