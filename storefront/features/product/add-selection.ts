// Checks the typed texts and adds the selection to the cart. Loads after the page, at the latest on submit.
import type { Product, Variant } from '#domain/catalog/catalog.ts'
import type { LineContent } from '#domain/orders/cart.ts'
import { checkGiftMessage, checkPersonalisation, normaliseGiftText } from '#domain/orders/gift.ts'
import { readWrapping, usualWrapping } from '#domain/orders/wrapping.ts'
import type { Country } from '#domain/markets/market.ts'
import { movePicture } from '#web/platform/navigation/view-transition.ts'
import { nextPaint } from '#web/platform/hydration/next-paint.ts'
import { cart, lineFacts, loadCartRules } from '../../shared/cart/cart.ts'
import { loadMiniCart } from '../../shared/cart/CartDrawer.tsx'
import { closeMiniCart, openMiniCart } from '../../shared/cart/mini-cart.ts'

loadCartRules()
loadMiniCart().catch(() => undefined)

/** The page does not scroll while the drawer renders; then it opens without a movement. */
const maxRenderMs = 100

type TextField = 'personalText' | 'giftMessage'

/**
 * Reads the texts from the form's data, because the components of their fields may not be hydrated yet. Returns the name
 * of a field with a missing or unprintable text; the cart does not change then.
 */
export function addSelection(
  product: Product,
  variant: Variant,
  quantity: number,
  form: HTMLFormElement,
  country: Country,
): TextField | undefined {
  const formData = new FormData(form)
  const textOf = (name: string): string => {
    const text = formData.get(name)
    return typeof text === 'string' ? normaliseGiftText(text) : ''
  }
  const personalisation = textOf('personalText')
  const giftMessage = textOf('giftMessage')
  const withoutText = formData.has('withoutText') && personalisation === ''
  const { personalisation: textRules } = product
  if (
    textRules &&
    !withoutText &&
    checkPersonalisation(personalisation, textRules.maxLength, textRules.alphabet)
  )
    return 'personalText'
  if (checkGiftMessage(giftMessage)) return 'giftMessage'
  const texts = { personalisation, withoutText, giftMessage }
  const wrap = formData.has('wrap')
  const chosen = readWrapping(formData.get('paper'), formData.get('ribbon'))
  const wrapping = wrap ? (chosen ?? usualWrapping) : null
  const line = { variantId: variant.id, quantity, ...texts, wrap, wrapping }
  const outcome = cart.add(line, lineFacts(product, variant), country)
  // The drawer opens before the reply. A refusal shows its own message.
  const opened = openDrawer(form, line)
  void outcome.then(async ({ done }) => {
    await opened
    if (!done) closeMiniCart()
  })
  return undefined
}

const addedPicture = () => document.querySelector<HTMLElement>('.mini-cart [data-part=added] .picture')

/** The picture of the page moves to the added line. */
async function openDrawer(form: HTMLFormElement, added: LineContent): Promise<void> {
  // Rendering stops during the change, so its code must be there. Without it, the drawer stays empty.
  await loadMiniCart().catch(() => undefined)
  const first = '.gallery [data-part="strip"] > :first-child > :nth-last-child(1 of div) .picture'
  await movePicture(
    'picture',
    form.closest('.product-screen')?.querySelector<HTMLElement>(first),
    async () => {
      openMiniCart(added)
      const begin = performance.now()
      while (!addedPicture() && performance.now() - begin < maxRenderMs)
        await new Promise((resolve) => void setTimeout(resolve))
    },
    addedPicture,
  )
}

/** After a paint, when the field has its message. */
export async function focusField(form: HTMLFormElement, name: TextField): Promise<void> {
  await nextPaint()
  form.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
}
