// Switch for all reminders.
import { call } from '#web/platform/api/call.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { useOptimisticSwitch } from '#web/platform/hydration/use-optimistic-switch.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import type { PeopleData } from './account-data.ts'
import { useSessionEnd } from '../../shared/sign-in/use-account-data.ts'

type ReminderSwitchProps = { on: boolean; onChange: (data: PeopleData) => void }

export function ReminderSwitch({ on: known, onChange }: ReminderSwitchProps) {
  const t = useTranslate()
  const hasEnded = useSessionEnd()
  const save = async (next: boolean) => onChange(await call('person.setReminders', { on: next }))
  const { on, turn } = useOptimisticSwitch(known, save, hasEnded)
  return (
    <div data-part="reminders">
      <Checkbox
        label={t('people.reminders')}
        checked={on}
        onChange={(event) => void turn(event.target.checked)}
      />
      <small>{t('people.remindersHint')}</small>
    </div>
  )
}
