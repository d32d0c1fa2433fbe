// Whether any reminder is sent at all. A press is shown at once, and taken back where the shop did not take it.
import { useState } from 'react'
import { call } from '../api/call.ts'
import { useTranslate } from '../pages/visit.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import type { PeopleData } from './People.tsx'
import { useSessionEnd } from './use-account-data.ts'

type ReminderSwitchProps = { on: boolean; onChange: (data: PeopleData) => void }

export function ReminderSwitch({ on, onChange }: ReminderSwitchProps) {
  const t = useTranslate()
  const [wished, setWished] = useState(on)
  const hasEnded = useSessionEnd()

  async function turn(next: boolean): Promise<void> {
    setWished(next)
    try {
      onChange(await call('person.setReminders', { on: next }))
    } catch (error) {
      setWished(!next)
      hasEnded(error)
    }
  }

  return (
    <div data-part="reminders">
      <Checkbox
        label={t('people.reminders')}
        checked={wished}
        onChange={(event) => void turn(event.target.checked)}
      />
      <small>{t('people.remindersHint')}</small>
    </div>
  )
}
