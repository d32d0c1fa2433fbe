// When a parcel is to be there, and the card that goes with it. Days are those the shop has quoted as possible.
import { useFormat, useTranslate } from '../pages/visit.ts'
import { maxGiftMessage } from '#domain/gift.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import type { DraftDelivery } from './draft.ts'
import type { Problems } from './draft-problems.ts'
import type { QuotedDelivery } from './use-quote.ts'
import './DeliveryWishes.css'

type Wishes = Partial<Pick<DraftDelivery, 'arriveOn' | 'message'>>

export type DeliveryWishesProps = {
  delivery: DraftDelivery
  quoted: QuotedDelivery | undefined
  /** Before the names of the fields: 'deliveries.0.'. */
  path: string
  problems: Problems
  onChange: (wishes: Wishes) => void
}

export function DeliveryWishes({ delivery, quoted, path, problems, onChange }: DeliveryWishesProps) {
  const t = useTranslate()
  const format = useFormat()
  const { arriveOn, message } = delivery
  const isLate = Boolean(arriveOn && quoted && quoted.arriveOn !== arriveOn)
  const tooEarly =
    isLate && quoted ? t('wishes.first', { date: format.date(quoted.days.first, 'weekday') }) : undefined
  return (
    <div className="delivery-wishes">
      <Field
        type="date"
        name={`${path}arriveOn`}
        label={t('wishes.day')}
        mark={t('form.optional')}
        hint={t('wishes.dayHint')}
        error={tooEarly ?? problems['arriveOn']}
        min={quoted?.days.first}
        max={quoted?.days.last}
        value={arriveOn ?? ''}
        onChange={(event) => onChange({ arriveOn: event.target.value || null })}
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
                onClick={() => onChange({ arriveOn: arriveOn === on ? null : on })}
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
      {arriveOn && quoted && !isLate && (
        <output>{t('shipping.arrives', { dates: format.dateRange(quoted.earliest, quoted.latest) })}</output>
      )}
      <Field
        multiline
        name={`${path}message`}
        label={t('wishes.message')}
        mark={t('form.optional')}
        hint={t('wishes.messageHint')}
        error={problems['message']}
        maxLength={maxGiftMessage}
        rows={3}
        value={message}
        onChange={(event) => onChange({ message: event.target.value })}
      />
    </div>
  )
}
