// Suggests the name day of a new person. Several days are a choice; a name without a known day has no suggestion.
import { useEffect, useState } from 'react'
import type { Output } from '#api/call.ts'
import { hasNameDays } from '#domain/customers/name-day-countries.ts'
import type { Country } from '#domain/markets/market.ts'
import { giftDateName } from '#messages/day-name.ts'
import { call } from '#web/platform/api/call.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { newDate, type DateDraft } from './person-draft.ts'

type Days = Output<'person.nameDays'>

const typingPauseMs = 300

type NameDaysProps = {
  name: string
  country: Country
  onChoose: (date: DateDraft) => void
}

export function NameDays({ name, country, onChoose }: NameDaysProps) {
  const t = useTranslate()
  const [firstName = ''] = name.trim().split(/\s/)
  const asked = `${country} ${firstName}`
  const [found, setFound] = useState<{ asked: string; days: Days }>()
  useEffect(() => {
    if (firstName === '' || !hasNameDays(country)) return
    const aborted = new AbortController()
    const timer = setTimeout(() => {
      call('person.nameDays', { name: firstName, country }, { background: true }).then(
        (days) => aborted.signal.aborted || setFound({ asked, days }),
        // Without the suggestion the day can be typed.
        () => undefined,
      )
    }, typingPauseMs)
    return () => {
      aborted.abort()
      clearTimeout(timer)
    }
  }, [asked, firstName, country])
  if (found?.asked !== asked || found.days.length === 0) return null
  const label = `${giftDateName('name-day', t)}: ${firstName}`
  return (
    <fieldset data-part="name-days">
      <legend>{label}</legend>
      {found.days.map(({ month, day, text }) => (
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
