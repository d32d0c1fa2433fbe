// Adds a product of one or two results to the cart and opens the drawer.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import type { Country } from '#domain/markets/market.ts'
import { cardFacts, cart } from '../../shared/cart/cart.ts'
import { loadMiniCart } from '../../shared/cart/CartDrawer.tsx'
import { openMiniCart } from '../../shared/cart/mini-cart.ts'

export async function addFound(product: ProductCard, variantId: string, country: Country): Promise<void> {
  const texts = { personalisation: '', withoutText: false, giftMessage: '' }
  const line = { variantId, quantity: 1, ...texts, wrap: false, wrapping: null }
  const outcome = cart.add(line, cardFacts(product), country)
  // Without its code, the drawer stays empty.
  await loadMiniCart().catch(() => undefined)
  // The cart has already shown the message of a refusal.
  if ((await outcome).done) openMiniCart(line)
}
