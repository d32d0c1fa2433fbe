// From the press to the cart: is what was typed good, and then into the cart. It comes when the page is done, or
// at the latest with the press.
import type { Product, Variant } from '#domain/catalog/catalog.ts'
import { checkGiftMessage, checkPersonalisation, normaliseGiftText } from '#domain/orders/gift.ts'
import type { Country } from '#domain/markets/market.ts'
import { cart, lineFacts, loadCartRules } from '../../shared/cart/cart.ts'
import { closeMiniCart, openMiniCart } from '../../shared/cart/mini-cart.ts'

void loadCartRules()

/**
 * Takes the words as they stand in the form: the parts that ask for them may not be awake yet. Returns the name of the
 * field whose text is missing or cannot be printed: nothing was asked of the shop then.
 */
export function addSelection(
  product: Product,
  variant: Variant,
  quantity: number,
  typed: FormData,
  country: Country,
): 'personalText' | 'giftMessage' | undefined {
  const textOf = (name: string): string => {
    const text = typed.get(name)
    return typeof text === 'string' ? normaliseGiftText(text) : ''
  }
  const personalisation = textOf('personalText')
  const giftMessage = textOf('giftMessage')
  const withoutText = typed.has('withoutText') && personalisation === ''
  const { personalisation: asked } = product
  if (asked && !withoutText && checkPersonalisation(personalisation, asked.maxLength, asked.alphabet))
    return 'personalText'
  if (checkGiftMessage(giftMessage)) return 'giftMessage'
  const texts = { personalisation, withoutText, giftMessage }
  const line = { variantId: variant.id, quantity, ...texts, wrap: typed.has('wrap') }
  const outcome = cart.add(line, lineFacts(product, variant), country)
  // The gift is in the drawer before the shop has answered; a refusal says itself why it is not.
  openMiniCart({ variantId: variant.id, personalisation })
  void outcome.then(({ done }) => done || closeMiniCart())
  return undefined
}
