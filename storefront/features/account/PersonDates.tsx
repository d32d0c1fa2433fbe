// The gift dates of a person: fields of each, suggested name days, and a button for a further one.
import { maxDates } from '#domain/customers/person.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Form } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { DateFields } from './DateFields.tsx'
import { NameDays } from './NameDays.tsx'
import { newDate, withNameDay, type DateDraft, type PersonDraft } from './person-draft.ts'

type PersonDatesProps = {
  form: Form<PersonDraft>
  dates: readonly DateDraft[]
  name: string
  country: Country
}

export function PersonDates({ form, dates, name, country }: PersonDatesProps) {
  const t = useTranslate()
  const hasNameDay = dates.some((date) => date.kind === 'name-day' && date.day !== '')
  return (
    <fieldset>
      <legend>{t('people.dates')}</legend>
      {dates.map((date, at) => (
        <DateFields
          key={date.id ?? at}
          date={date}
          error={form.errors[`dates.${at}`]}
          onChange={(changed) => {
            form.hideErrors(`dates.${at}`)
            form.change({ dates: dates.with(at, changed) })
          }}
          onRemove={() => {
            form.hideErrors()
            form.change({ dates: dates.toSpliced(at, 1) })
          }}
        />
      ))}
      {!hasNameDay && dates.length < maxDates && (
        <NameDays
          name={name}
          country={country}
          onChoose={(date) => {
            form.hideErrors()
            form.change({ dates: withNameDay(dates, date) })
          }}
        />
      )}
      {dates.length < maxDates && (
        <Button
          variant="secondary"
          size="s"
          icon="plus"
          onClick={() => form.change({ dates: [...dates, newDate] })}
        >
          {t('people.addDate')}
        </Button>
      )}
    </fieldset>
  )
}
