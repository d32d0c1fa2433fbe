// From the press to the cart: is what was typed good, and then into the cart. It comes when the page is done, or
// at the latest with the press.
import type { Product, Variant } from '#domain/catalog.ts'
import { checkGiftMessage, checkPersonalisation, normaliseGiftText } from '#domain/gift.ts'
import type { Country } from '#domain/market.ts'
import { cart, lineFacts, loadCartRules, type CartOutcome } from '../state/cart.ts'

void loadCartRules()

export type Wish = {
  readonly quantity: number
  readonly personalText: string
  readonly giftMessage: string
  readonly wrap: boolean
}

/** null where a text cannot be printed: nothing was asked of the shop. */
export function buy(
  product: Product,
  variant: Variant,
  { quantity, personalText, giftMessage, wrap }: Wish,
  country: Country,
): Promise<CartOutcome> | null {
  const personalisation = normaliseGiftText(personalText)
  const message = normaliseGiftText(giftMessage)
  const { maxLength = 0, alphabet = null } = product.personalisation ?? {}
  const isBad =
    (personalisation && checkPersonalisation(personalisation, maxLength, alphabet)) ||
    checkGiftMessage(message)
  if (isBad) return null
  const line = { variantId: variant.id, quantity, personalisation, giftMessage: message, wrap }
  return cart.add(line, lineFacts(product, variant), country)
}
