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
      <legend>
        <h4>{t('several.gifts')}</h4>
      </legend>
      {error && <p role="alert">{error}</p>}
      <ul>
        {lines.map((line, i) => {
          const quantity = shares.find(({ id }) => id === line.id)?.quantity ?? 0
          return (
            <li key={line.id}>
              <Checkbox
                name={i === 0 ? path : undefined}
                label={<OrderedGift line={line} />}
                checked={quantity > 0}
                onChange={(event) => onGive(line.id, event.target.checked ? 1 : 0)}
              />
              {quantity > 0 && line.quantity > 1 && (
                <Quantity
                  max={line.quantity}
                  value={quantity}
                  label={t('several.howMany', { title: line.title })}
                  fewerLabel={t('several.fewer')}
                  moreLabel={t('several.more')}
                  onChange={(next) => onGive(line.id, next)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
