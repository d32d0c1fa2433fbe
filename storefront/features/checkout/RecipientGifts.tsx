// The gifts of the cart for one recipient. A gift added here leaves another recipient: every gift is always assigned.
import type { Share } from '#domain/orders/sharing.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import type { CartLineView } from '../../shared/cart/cart.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Quantity } from '#web/ui/Quantity.tsx'
import { OrderedGift } from './OrderedGift.tsx'

type RecipientGiftsProps = {
  /** The name of the first field, which takes the focus on an error. */
  path: string
  lines: readonly CartLineView[]
  shares: readonly Share[]
  error: string | undefined
  onGive: (lineId: string, quantity: number) => void
}

export function RecipientGifts({ path, lines, shares, error, onGive }: RecipientGiftsProps) {
  const t = useTranslate()
  return (
    <fieldset>
      <legend>{t('several.gifts')}</legend>
      {error && <p role="alert">{t('several.nothing')}</p>}
      <ul>
        {lines.map((line, i) => {
          const quantity = shares.find(({ id }) => id === line.id)?.quantity ?? 0
          const name = i === 0 ? path : undefined
          const label = <OrderedGift line={line} />
          if (line.quantity === 1)
            return (
              <li key={line.id}>
                <Checkbox
                  name={name}
                  label={label}
                  checked={quantity > 0}
                  onChange={(event) => onGive(line.id, event.target.checked ? 1 : 0)}
                />
              </li>
            )
          return (
            <li key={line.id} data-part="several">
              {label}
              <Quantity
                min={0}
                max={line.quantity}
                name={name}
                value={quantity}
                label={t('several.howMany', { title: line.title })}
                fewerLabel={t('several.fewer')}
                moreLabel={t('several.more')}
                onChange={(next) => onGive(line.id, next)}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
