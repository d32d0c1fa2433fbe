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
  readonly withoutText: boolean
  readonly giftMessage: string
  readonly wrap: boolean
}

/** The name of the field whose text is missing or cannot be printed: nothing was asked of the shop then. */
export function buy(
  product: Product,
  variant: Variant,
  { quantity, personalText, withoutText, giftMessage, wrap }: Wish,
  country: Country,
): Promise<CartOutcome> | 'personalText' | 'giftMessage' {
  const personalisation = normaliseGiftText(personalText)
  const message = normaliseGiftText(giftMessage)
  const none = withoutText && personalisation === ''
  const { personalisation: asked } = product
  if (asked && !none && checkPersonalisation(personalisation, asked.maxLength, asked.alphabet))
    return 'personalText'
  if (checkGiftMessage(message)) return 'giftMessage'
  const texts = { personalisation, withoutText: none, giftMessage: message }
  const line = { variantId: variant.id, quantity, ...texts, wrap }
  return cart.add(line, lineFacts(product, variant), country)
}
