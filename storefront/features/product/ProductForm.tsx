// The form that adds a product to the cart, from the title to the delivery dates.
import { startTransition, Suspense, useId, useMemo, useRef, useState, type MouseEvent } from 'react'
import type { Product, Variant } from '#domain/catalog/catalog.ts'
import { times } from '#domain/pricing/money.ts'
import { deferred } from '#web/platform/hydration/deferred.ts'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { nextPaint } from '#web/platform/hydration/next-paint.ts'
import { useOnPress } from '#web/platform/hydration/use-on-press.ts'
import { useVisit, useTranslate } from '#web/platform/pages/visit.ts'
import { AfterHydration } from '#web/platform/hydration/AfterHydration.ts'
import type { Reviews } from '../../shared/reviews/ProductReviews.tsx'
import type * as AddSelection from './add-selection.ts'
import { ProductHeader } from './ProductHeader.tsx'
import { AddToCartButton } from './AddToCartButton.tsx'
import { type Choice, choose, isSoldOut } from './choose-variant.ts'
import type { DeliveryDates } from './delivery-dates.ts'
import {
  DeliveryEstimate,
  GiftChoices,
  InlinePreview,
  ProductText,
  StickyBuyBar,
  SizeChartButton,
} from './deferred.ts'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Swatches } from '#web/ui/Swatches.tsx'
import './OptionPicker.css'

// Fields and checkboxes are in the document before their code: their styles must not come later.
import '#web/ui/Checkbox.css'
import '#web/ui/FieldFrame.css'
import './ProductForm.css'

/** Loaded only for sold-out products. */
const BackInStockRequest = deferredComponent(() => import('./BackInStockRequest.tsx'), { when: 'use' })

type ProductFormProps = {
  product: Product
  isAvailable: boolean
  variant: Variant | undefined
  choice: Choice
  onChoose: (next: (before: Choice) => Choice) => void
  /** null: the shopper chose to have none. */
  personalText: string | null
  onPersonalText: (text: string | null) => void
  /** The product in the chosen paper; null: not wrapped. */
  onWrapped: (product: Product | null) => void
  taxText: string
  delivery: DeliveryDates
  reviews: Reviews | null
}

/** Loads the cart's code too. */
const loadAddSelection = deferred(() => import('./add-selection.ts'), { when: 'idle' })

export function ProductForm({
  product,
  isAvailable,
  variant,
  choice,
  onChoose,
  personalText,
  onPersonalText,
  onWrapped,
  taxText,
  delivery,
  reviews,
}: ProductFormProps) {
  const { country } = useVisit()
  const onPress = useOnPress()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const addToCart = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(1)
  const [submitted, setSubmitted] = useState(false)
  const { personalisation } = product
  // The chosen variant may have less stock than the one before.
  const quantity = Math.max(1, Math.min(wanted, variant?.stock ?? 1))
  const price = useMemo(() => variant && times(variant.price, quantity), [variant, quantity])

  /** Shows the busy state within a frame, before the work starts. */
  async function submit(button?: Element): Promise<void> {
    button?.setAttribute('data-busy', '')
    await nextPaint()
    await onPress(loadAddSelection, add).finally(() => button?.removeAttribute('data-busy'))
  }

  /** Replaces the browser's own submission, which restyles every field: 10 ms on a phone. */
  function press(event: MouseEvent<HTMLButtonElement>): void {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  async function add({ addSelection, focusField }: typeof AddSelection): Promise<void> {
    const { current: element } = form
    if (!variant || !element) return
    const invalidField = addSelection(product, variant, quantity, element, country)
    if (!invalidField) return
    // In a transition, fields that are not hydrated yet stay on the page with their typed text.
    startTransition(() => setSubmitted(true))
    await focusField(element, invalidField)
  }

  return (
    <>
      <form
        ref={form}
        id={id}
        className="product-form"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <ProductHeader
          product={product}
          variant={variant}
          taxText={taxText}
          reviews={reviews}
          isMade={personalisation !== null && personalText !== null}
        />
        <OptionPicker product={product} choice={choice} onChoose={onChoose} />
        {isAvailable && (
          <>
            {personalisation && (
              <ProductText
                product={product}
                initial={personalText}
                onText={onPersonalText}
                submitted={submitted}
              />
            )}
            <InlinePreview product={product} variant={variant} text={personalText} />
            <GiftChoices product={product} submitted={submitted} onWrapped={onWrapped} />
            <AddToCartButton
              ref={addToCart}
              variant={variant}
              price={price}
              quantity={quantity}
              onQuantity={setWanted}
              onPress={press}
            />
          </>
        )}
        {price && variant && variant.stock > 0 && (
          <StickyBuyBar
            form={id}
            button={addToCart}
            price={price}
            onPress={press}
            needsText={personalisation !== null && personalText?.trim() === ''}
          />
        )}
        {isAvailable && <DeliveryEstimate productKey={product.key} initial={delivery} />}
      </form>
      {/* Outside the form: its sign-in dialog contains another form. */}
      {!isAvailable && (
        <div className="back-in-stock">
          <AfterHydration>
            <Suspense fallback={null}>
              <BackInStockRequest productId={product.id} />
            </Suspense>
          </AfterHydration>
        </div>
      )}
    </>
  )
}

type OptionPickerProps = {
  product: Product
  choice: Choice
  onChoose: (next: (before: Choice) => Choice) => void
}

/** The options of a product: colours as swatches, others as chips. Sold-out values are visible but disabled. */
function OptionPicker({ product, choice, onChoose }: OptionPickerProps) {
  const t = useTranslate()
  const { sizeChart } = product
  return product.options.map(({ name, values }) => {
    const cards = values.map(({ value }) => {
      const disabled = isSoldOut(product, choice, name, value)
      return { value, disabled, label: disabled ? t('product.optionSoldOut', { value }) : value }
    })
    const colours = values.flatMap(({ swatch }) => swatch ?? [])
    const common = {
      legend: name,
      value: choice[name] ?? null,
      onChange: (value: string) => onChoose((before) => choose(product, before, name, value)),
    }
    const picker =
      colours.length === values.length ? (
        <Swatches {...common} options={cards.map((card, at) => ({ ...card, colour: colours[at] ?? '' }))} />
      ) : (
        <RadioCards {...common} look="chips" options={cards} />
      )
    return (
      <div key={name} className="option-picker">
        {picker}
        {sizeChart?.option === name && <SizeChartButton chart={sizeChart} />}
      </div>
    )
  })
}
