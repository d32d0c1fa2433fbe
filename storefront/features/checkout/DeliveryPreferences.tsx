// Field for the delivery date or the card of a parcel. The quote supplies the possible days.
import { unbrokenDates } from '#messages/unbroken.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { MessageField } from '../../shared/wrapping/MessageField.tsx'
import { messageError, pathOf } from '../../shared/addresses/draft-errors.ts'
import type { RecipientProps } from './recipients-props.ts'
import { isOutside } from './use-quote.ts'
import './DeliveryPreferences.css'

type DeliveryPreferencesProps = RecipientProps & { part: 'day' | 'card' }

export default function DeliveryPreferences({ at, state, form, quoted, part }: DeliveryPreferencesProps) {
  const t = useTranslate()
  const visit = useVisit()
  const delivery = state.draft.deliveries[at]!
  const { arriveOn, message } = delivery
  const outside = isOutside(delivery, quoted)
  const tooEarly =
    outside && quoted ? t('wishes.first', { date: visit.date(quoted.days.first, 'weekday') }) : undefined

  function change(field: 'arriveOn' | 'message', value: string): void {
    form.hideErrors(pathOf(at, field))
    state.changeDelivery(at, { [field]: value })
  }

  return (
    <div className="delivery-preferences">
      {part === 'day' && (
        <>
          <Field
            type="date"
            name={pathOf(at, 'arriveOn')}
            label={t('wishes.day')}
            hint={t('wishes.dayHint')}
            error={tooEarly ?? form.errors[pathOf(at, 'arriveOn')]}
            min={quoted?.days.first}
            max={quoted?.days.last}
            value={arriveOn ?? ''}
            onChange={(event) => change('arriveOn', event.target.value)}
          />
          {quoted && quoted.occasions.length > 0 && (
            <ul aria-label={t('wishes.occasions')}>
              {quoted.occasions.map(({ occasion, name, on, by }) => (
                <li key={occasion}>
                  <Button
                    variant={arriveOn === on ? 'primary' : 'secondary'}
                    size="s"
                    disabled={by === null}
                    aria-pressed={arriveOn === on}
                    onClick={() => change('arriveOn', arriveOn === on ? '' : on)}
                  >
                    {t('wishes.occasion', {
                      occasion: name,
                      date: visit.date(on, 'short'),
                    })}
                  </Button>
                  <small>
                    {by === null ? t('wishes.late') : t('wishes.by', { date: visit.date(by, 'weekday') })}
                  </small>
                </li>
              ))}
            </ul>
          )}
          {arriveOn && quoted?.arriveOn === arriveOn && (
            <output>
              {t('shipping.arrives', {
                dates: unbrokenDates(visit.dateRange(quoted.earliest, quoted.latest)),
              })}
            </output>
          )}
        </>
      )}
      {part === 'card' && (
        <MessageField
          name={pathOf(at, 'message')}
          label={t('wishes.message')}
          mark={t('form.optional')}
          hint={t('wishes.messageHint')}
          error={form.errors[pathOf(at, 'message')] ?? messageError(message, t)}
          value={message}
          onChange={(text) => change('message', text)}
        />
      )}
    </div>
  )
}
