// When a parcel is to be there, and the card that goes with it. Days are those the shop has quoted as possible.
import { useFormat, useTranslate } from '../../platform/pages/visit.ts'
import { maxGiftMessage } from '#domain/orders/gift.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { pathOf, problemsAt } from '../../shared/addresses/draft-problems.ts'
import type { WhereProps } from './parts.ts'
import { isLate, type QuotedDelivery } from './use-quote.ts'
import './DeliveryWishes.css'

export type DeliveryWishesProps = Pick<WhereProps, 'state' | 'check'> & {
  /** Which recipient's. */
  at: number
  quoted: QuotedDelivery | undefined
  /** Both where it is left out. */
  only?: 'day' | 'card' | undefined
}

export function DeliveryWishes({ at, state, check, quoted, only }: DeliveryWishesProps) {
  const t = useTranslate()
  const format = useFormat()
  const delivery = state.draft.deliveries[at]!
  const { arriveOn, message } = delivery
  const problems = problemsAt(check.shown, at)
  const late = isLate(delivery, quoted)
  const tooEarly =
    late && quoted ? t('wishes.first', { date: format.date(quoted.days.first, 'weekday') }) : undefined

  function wish(field: 'arriveOn' | 'message', value: string | null): void {
    check.change(pathOf(at, field))
    state.changeDelivery(at, { [field]: value })
  }

  return (
    <div className="delivery-wishes">
      {only !== 'card' && (
        <>
          <Field
            type="date"
            name={pathOf(at, 'arriveOn')}
            label={t('wishes.day')}
            mark={t('form.optional')}
            hint={t('wishes.dayHint')}
            error={tooEarly ?? problems['arriveOn']}
            min={quoted?.days.first}
            max={quoted?.days.last}
            value={arriveOn ?? ''}
            onChange={(event) => wish('arriveOn', event.target.value || null)}
          />
          {quoted && quoted.occasions.length > 0 && (
            <ul aria-label={t('wishes.occasions')}>
              {quoted.occasions.map(({ occasion, on, by }) => (
                <li key={occasion}>
                  <Button
                    variant={arriveOn === on ? 'primary' : 'secondary'}
                    size="s"
                    disabled={by === null}
                    aria-pressed={arriveOn === on}
                    onClick={() => wish('arriveOn', arriveOn === on ? null : on)}
                  >
                    {t('wishes.occasion', {
                      occasion: t(`occasion.${occasion}`),
                      date: format.date(on, 'short'),
                    })}
                  </Button>
                  <small>
                    {by === null ? t('wishes.late') : t('wishes.by', { date: format.date(by, 'weekday') })}
                  </small>
                </li>
              ))}
            </ul>
          )}
          {arriveOn && quoted && !late && (
            <output>
              {t('shipping.arrives', { dates: format.dateRange(quoted.earliest, quoted.latest) })}
            </output>
          )}
        </>
      )}
      {only !== 'day' && (
        <Field
          multiline
          name={pathOf(at, 'message')}
          label={t('wishes.message')}
          mark={t('form.optional')}
          hint={t('wishes.messageHint')}
          error={problems['message']}
          maxLength={maxGiftMessage}
          rows={3}
          value={message}
          onChange={(event) => wish('message', event.target.value)}
        />
      )}
    </div>
  )
}
