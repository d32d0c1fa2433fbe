// Everything between seeing a gift and having it in the cart.
import { useEffect, useId, useRef, useState } from 'react'
import type { Product, Variant } from '#domain/catalog.ts'
import { checkGiftMessage, checkPersonalisation, giftWrapPrice, normaliseGiftText } from '#domain/gift.ts'
import { times } from '#domain/money.ts'
import { isFrugal, whenIdle } from '../pages/connection.ts'
import { useNavigation } from '../pages/navigation-context.ts'
import { useVisit } from '../pages/visit.ts'
import { closeMiniCart, openMiniCart } from '../state/mini-cart.ts'
import type { Reviews } from '../reviews/ProductReviews.tsx'
import { BuyHead } from './BuyHead.tsx'
import { BuyPress } from './BuyPress.tsx'
import type { Choice } from './choose-variant.ts'
import type { DeliveryDates } from './delivery-dates.ts'
import { DeliveryEstimate } from './DeliveryEstimate.tsx'
import { GiftChoices } from './GiftChoices.tsx'
import { giftProblemText } from './gift-problem-text.ts'
import { OptionPicker } from './OptionPicker.tsx'
import { PersonalText } from './PersonalText.tsx'
import { StickyBuyBar } from './StickyBuyBar.tsx'
import './BuyForm.css'

type BuyFormProps = {
  product: Product
  variant: Variant | undefined
  choice: Choice
  onChoose: (choice: Choice) => void
  personalText: string
  onPersonalText: (text: string) => void
  delivery: DeliveryDates
  reviews: Reviews | null
}

/** The cart's rules come when the page is done, or at the latest with the press. */
const loadCart = () => import('../state/cart.ts')

export function BuyForm({
  product,
  variant,
  choice,
  onChoose,
  personalText,
  onPersonalText,
  delivery,
  reviews,
}: BuyFormProps) {
  const { t, country, currency } = useVisit()
  const { showUnreachable } = useNavigation()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const press = useRef<HTMLDivElement>(null)
  const [quantity, setQuantity] = useState(1)
  const [giftMessage, setGiftMessage] = useState('')
  const [wrap, setWrap] = useState(false)
  /** Faults are shown from the first press on, not while the shopper has only begun. */
  const [pressed, setPressed] = useState(false)
  const personal = normaliseGiftText(personalText)
  const message = normaliseGiftText(giftMessage)
  const { personalisation } = product
  const personalFault =
    personal && personalisation ? checkPersonalisation(personal, personalisation.maxLength) : null
  const messageFault = checkGiftMessage(message)
  const price = variant && times(variant.price, quantity)

  useEffect(() => {
    if (!isFrugal()) whenIdle(() => void loadCart().catch(() => undefined))
  }, [])

  async function add(): Promise<void> {
    setPressed(true)
    if (!variant || personalFault || messageFault) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], textarea, input[type="text"]')?.focus()
      return
    }
    const line = { variantId: variant.id, quantity, personalisation: personal, giftMessage: message, wrap }
    const state = await loadCart().catch(() => null)
    if (!state) return await showUnreachable()
    const { cart, lineFacts } = state
    const outcome = cart.add(line, lineFacts(product, variant), country)
    // The gift is in the drawer before the shop has answered; a refusal says itself why it is not.
    openMiniCart()
    if (!(await outcome).done) closeMiniCart()
  }

  return (
    <form
      ref={form}
      id={id}
      className="buy-form"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <BuyHead product={product} variant={variant} reviews={reviews} />
      <OptionPicker product={product} choice={choice} onChoose={onChoose} />
      {personalisation && (
        <PersonalText
          {...personalisation}
          text={personalText}
          onText={onPersonalText}
          error={giftProblemText(t, personalFault, personalisation.maxLength)}
        />
      )}
      <GiftChoices
        message={giftMessage}
        onMessage={setGiftMessage}
        error={pressed ? giftProblemText(t, messageFault) : undefined}
        wrap={wrap}
        onWrap={setWrap}
        wrapPrice={product.giftWrap ? giftWrapPrice(currency) : null}
      />
      <BuyPress ref={press} variant={variant} price={price} quantity={quantity} onQuantity={setQuantity} />
      {variant && variant.stock > 0 && (
        <StickyBuyBar form={id} press={press} price={price ?? variant.price} />
      )}
      <DeliveryEstimate handlingDays={product.handlingDays} known={delivery} />
    </form>
  )
}
