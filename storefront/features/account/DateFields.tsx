// Fields of one gift date: occasion, and day, month and year for a personal date.
import { giftDayKinds, isPersonalDay, type GiftDayKind } from '#domain/customers/gift-date.ts'
import { giftDateName } from '#messages/day-name.ts'
import { formatMonth } from '#messages/format-days.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import type { DateDraft } from './person-draft.ts'

type DateFieldsProps = {
  date: DateDraft
  error: string | undefined
  onChange: (date: DateDraft) => void
  onRemove: () => void
}

export function DateFields({ date, error, onChange, onRemove }: DateFieldsProps) {
  const { t, locale } = useVisit()
  const set = (field: 'month' | 'day' | 'year') => (event: { target: { value: string } }) =>
    onChange({ ...date, [field]: event.target.value })
  return (
    <div data-part="date">
      <SelectField
        label={t('people.kind')}
        value={date.kind}
        onChange={(event) => onChange({ ...date, kind: event.target.value as GiftDayKind })}
      >
        {giftDayKinds.map((kind) => (
          <option key={kind} value={kind}>
            {giftDateName(kind, t)}
          </option>
        ))}
      </SelectField>
      <IconButton icon="remove" label={t('people.removeDate')} onClick={onRemove} />
      {isPersonalDay(date.kind) && (
        <div data-part="day">
          <SelectField label={t('people.day')} value={date.day} error={error} onChange={set('day')}>
            <option value="">–</option>
            {Array.from({ length: 31 }, (_, at) => (
              <option key={at}>{at + 1}</option>
            ))}
          </SelectField>
          <SelectField label={t('people.month')} value={date.month} onChange={set('month')}>
            <option value="">–</option>
            {Array.from({ length: 12 }, (_, at) => (
              <option key={at} value={at + 1}>
                {formatMonth(locale, at + 1)}
              </option>
            ))}
          </SelectField>
          <Field
            label={t('people.year')}
            mark={t('form.optional')}
            inputMode="numeric"
            maxLength={4}
            value={date.year}
            onChange={(event) => onChange({ ...date, year: event.target.value.replace(/\D/g, '') })}
          />
        </div>
      )}
      <Checkbox
        label={t('people.remind')}
        checked={date.remind}
        onChange={(event) => onChange({ ...date, remind: event.target.checked })}
      />
    </div>
  )
}
