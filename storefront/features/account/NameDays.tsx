// Suggests the name day of a new person. Several days are a choice; a name without a known day has no suggestion.
import { hasNameDays } from '#domain/customers/name-day-countries.ts'
import type { Country } from '#domain/markets/market.ts'
import { giftDateName } from '#messages/day-name.ts'
import { call } from '#web/platform/api/call.ts'
import { inBackground, useLoaded } from '#web/platform/api/use-loaded.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { newDate, type DateDraft } from './person-draft.ts'

const typingPauseMs = 300

type NameDaysProps = {
  name: string
  country: Country
  onChoose: (date: DateDraft) => void
}

export function NameDays({ name, country, onChoose }: NameDaysProps) {
  const t = useTranslate()
  const [firstName = ''] = name.trim().split(/\s/)
  const asked = firstName !== '' && hasNameDays(country) ? `${country} ${firstName}` : null
  // Without the suggestion the day can be typed.
  const found = useLoaded(
    asked,
    (signal) => call('person.nameDays', { name: firstName, country }, { ...inBackground, signal }),
    typingPauseMs,
  )
  if (found?.key !== asked || found.data.length === 0) return null
  const label = `${giftDateName('name-day', t)}: ${firstName}`
  return (
    <fieldset data-part="name-days">
      <legend>{label}</legend>
      {found.data.map(({ month, day, text }) => (
        <Button
          key={text}
          variant="secondary"
          size="s"
          icon="plus"
          onClick={() => onChoose({ ...newDate, kind: 'name-day', month: String(month), day: String(day) })}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  )
}
