// Quantity field, and the button that adds the product to the cart.
import type { MouseEventHandler, Ref } from 'react'
import type { Variant } from '#domain/catalog/catalog.ts'
import { maxQuantity } from '#domain/orders/quantity.ts'
import type { Money } from '#domain/pricing/money.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { ReplaySubmit } from '#web/platform/hydration/ReplaySubmit.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Quantity } from '#web/ui/Quantity.tsx'
import { toast } from '#web/platform/toasts.ts'
import './AddToCartButton.css'

type AddToCartButtonProps = {
  ref: Ref<HTMLDivElement>
  variant: Variant | undefined
  price: Money | undefined
  quantity: number
  onQuantity: (quantity: number) => void
  onPress: MouseEventHandler<HTMLButtonElement>
}

export function AddToCartButton({
  ref,
  variant,
  price,
  quantity,
  onQuantity,
  onPress,
}: AddToCartButtonProps) {
  const { t, money } = useVisit()
  const stock = variant?.stock ?? 0
  const limit = Math.min(stock, maxQuantity)
  return (
    <div className="add-to-cart" ref={ref}>
      {stock > 0 && (
        <Quantity
          value={quantity}
          onChange={onQuantity}
          max={limit}
          onOutside={(bound) =>
            toast({
              type: 'info',
              text:
                bound === 'min' ? t('quantity.tooFew', { min: 1 }) : t('quantity.tooMany', { max: limit }),
              durationMs: 5_000,
            })
          }
          label={t('product.quantity')}
          fewerLabel={t('product.fewer')}
          moreLabel={t('product.more')}
        />
      )}
      <ReplaySubmit />
      <Button
        type="submit"
        size="l"
        wide
        icon={stock > 0 ? 'bag' : undefined}
        disabled={stock <= 0}
        onClick={onPress}
      >
        {stock <= 0 ? t('product.soldOut') : t('product.add')}
        {stock > 0 && price && quantity > 1 && <bdi> · {money(price)}</bdi>}
      </Button>
    </div>
  )
}
