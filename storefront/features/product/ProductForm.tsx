// Everything between seeing a gift and having it in the cart.
import { lazy, startTransition, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Product, Variant } from '#domain/catalog/catalog.ts'
import { times } from '#domain/pricing/money.ts'
import { loadMiniCart } from '../../shared/cart/CartDrawer.tsx'
import { isFrugal, whenIdle } from '../../platform/navigation/connection.ts'
import { useNavigation } from '../../platform/navigation/navigation-context.ts'
import { nextPaint } from '../../platform/hydration/next-paint.ts'
import { useVisit } from '../../platform/pages/visit.ts'
import { useHydrated } from '../../platform/hydration/use-hydrated.ts'
import { withTexts } from '../../platform/texts.ts'
import type { Reviews } from '../../shared/reviews/ProductReviews.tsx'
import { ReplaySubmit } from '../../platform/hydration/ReplaySubmit.tsx'
import { ProductHeader } from './ProductHeader.tsx'
import { AddToCartButton } from './AddToCartButton.tsx'
import type { Choice } from './choose-variant.ts'
import type { DeliveryDates } from './delivery-dates.ts'
import { DeliveryEstimate, GiftChoices, PersonalText, StickyBuyBar } from './deferred.ts'
import { OptionPicker } from './OptionPicker.tsx'
import './ProductForm.css'

/** Gifts that can be had need nothing of it. */
const TellWhenBack = lazy(() => withTexts(['restock'], import('./TellWhenBack.tsx')))

type BuyFormProps = {
  product: Product
  variant: Variant | undefined
  choice: Choice
  onChoose: (next: (before: Choice) => Choice) => void
  /** null: the shopper wants none. */
  personalText: string | null
  onPersonalText: (text: string | null) => void
  delivery: DeliveryDates
  reviews: Reviews | null
}

const loadBuying = () => import('./buy.ts')

export function ProductForm({
  product,
  variant,
  choice,
  onChoose,
  personalText,
  onPersonalText,
  delivery,
  reviews,
}: BuyFormProps) {
  const { country } = useVisit()
  const { showUnreachable } = useNavigation()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const pressPlace = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const [quantity, setQuantity] = useState(1)
  const [pressed, setPressed] = useState(false)
  const { personalisation, variants } = product
  const isToBeHad = variants.some(({ stock }) => stock > 0)
  const price = useMemo(() => variant && times(variant.price, quantity), [variant, quantity])

  useEffect(() => {
    if (isFrugal()) return
    whenIdle(() => {
      loadBuying().catch(() => undefined)
      loadMiniCart().catch(() => undefined)
    })
  }, [])

  /**
   * Its look first: the press shows within a frame, and not after all that comes of it. By a mark of its own, since
   * `aria-busy` makes a browser style all that is in the form again.
   */
  async function press(): Promise<void> {
    form.current?.setAttribute('data-busy', '')
    await nextPaint()
    await add().finally(() => form.current?.removeAttribute('data-busy'))
  }

  async function add(): Promise<void> {
    const { current: element } = form
    if (!variant || !element) return
    const buying = await loadBuying().catch(() => null)
    if (!buying) return await showUnreachable()
    const wrong = buying.addSelection(product, variant, quantity, new FormData(element), country)
    if (!wrong) return
    // A part that is not awake yet stays as it is until then: what is typed in it is not lost.
    startTransition(() => setPressed(true))
    await nextPaint()
    element.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
  }

  return (
    <>
      <form
        ref={form}
        id={id}
        className="buy-form"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          void press()
        }}
      >
        <ProductHeader product={product} variant={variant} reviews={reviews} />
        <OptionPicker product={product} choice={choice} onChoose={onChoose} />
        {isToBeHad && (
          <>
            {personalisation && (
              <PersonalText
                {...personalisation}
                text={personalText}
                onText={onPersonalText}
                pressed={pressed}
              />
            )}
            <GiftChoices pressed={pressed} wrappable={product.giftWrap} />
          </>
        )}
        {isToBeHad && (
          <AddToCartButton
            ref={pressPlace}
            variant={variant}
            price={price}
            quantity={quantity}
            onQuantity={setQuantity}
          />
        )}
        {variant && variant.stock > 0 && (
          <StickyBuyBar
            form={id}
            press={pressPlace}
            price={price ?? variant.price}
            asksWords={personalisation !== null && personalText?.trim() === ''}
          />
        )}
        {isToBeHad && <DeliveryEstimate parcel={product} known={delivery} />}
        <ReplaySubmit />
      </form>
      {/* Beside the form: who signs in here sends another one. */}
      {!isToBeHad && (
        <div className="tell-when-back">
          {hydrated && (
            <Suspense fallback={null}>
              <TellWhenBack productId={product.id} />
            </Suspense>
          )}
        </div>
      )}
    </>
  )
}
