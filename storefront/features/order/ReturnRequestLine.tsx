// Line of a return or withdrawal: check box, quantity and reason.
import { isFault, returnReasons } from '#domain/orders/return-reason.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Quantity } from '#web/ui/Quantity.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { useLineDetails, useLineName } from '../../shared/orders/line-name.ts'
import { LinePicture } from './LinePicture.tsx'
import type { Choice, ReturnRequestKind } from './return-choice.ts'
import type { OrderView } from './use-order.ts'

type Line = OrderView['lines'][number]

/** A withdrawal also lists personalised products, disabled and with the reason. */
export function isOffered(kind: ReturnRequestKind, line: Line): boolean {
  return line.returnable > 0 && (kind === 'withdrawal' || line.returnUntil !== null)
}

export function isExcluded(kind: ReturnRequestKind, line: Line): boolean {
  return kind === 'withdrawal' && line.personal
}

/** A withdrawal is usually from everything, a return of one gift. */
export function firstChoice(kind: ReturnRequestKind, { returnable }: Line): Choice {
  return { quantity: kind === 'withdrawal' ? returnable : 1, reason: null }
}

type ReturnRequestLineProps = {
  kind: ReturnRequestKind
  line: Line
  /** undefined while the line is not selected. */
  choice: Choice | undefined
  /** The reason is missing. */
  error: string | undefined
  onChange: (choice: Choice | undefined) => void
}

export function ReturnRequestLine({ kind, line, choice, error, onChange }: ReturnRequestLineProps) {
  const { t, money } = useVisit()
  const title = useLineName()(line)
  const details = useLineDetails()(line)
  const quantity = choice?.quantity ?? line.returnable
  // What was paid. Sales tax and wrapping are part of the refund alone.
  const price = { ...line.total, minor: Math.round((line.total.minor * quantity) / line.quantity) }
  const excluded = isExcluded(kind, line)
  const reasons = line.personal ? returnReasons.filter(isFault) : returnReasons
  return (
    <li data-chosen={choice !== undefined || undefined}>
      <Checkbox
        disabled={excluded}
        checked={choice !== undefined}
        onChange={(event) => onChange(event.target.checked ? firstChoice(kind, line) : undefined)}
        label={
          <span data-part="gift">
            <LinePicture line={line} />
            <span>
              <b>
                {quantity > 1 && `${t('cart.times', { quantity })} `}
                {line.title}
              </b>{' '}
              {details && <span>{details}</span>}
            </span>{' '}
            <bdi data-part="price">{money(price)}</bdi>
          </span>
        }
      />
      {choice && line.returnable > 1 && (
        <Quantity
          label={t('order.howMany', { title })}
          fewerLabel={t('cart.fewer', { title })}
          moreLabel={t('cart.more', { title })}
          max={line.returnable}
          value={choice.quantity}
          onChange={(quantity) => onChange({ ...choice, quantity })}
        />
      )}
      {choice && kind === 'return' && (
        <RadioCards
          look="chips"
          legend={t('order.reason')}
          options={reasons.map((value) => ({ value, label: t(`order.reason.${value}`) }))}
          value={choice.reason}
          error={error}
          onChange={(value) =>
            onChange({ ...choice, reason: reasons.find((each) => each === value) ?? null })
          }
        />
      )}
    </li>
  )
}
