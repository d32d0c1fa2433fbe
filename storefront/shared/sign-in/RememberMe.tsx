// Check box 'stay signed in', with an explanation.
import { dayMs } from '#domain/calendar/durations.ts'
import { sessionMs } from '#domain/customers/account.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'

type RememberMeProps = { checked: boolean; onChange: (checked: boolean) => void }

export function RememberMe({ checked, onChange }: RememberMeProps) {
  const t = useTranslate()
  const days = sessionMs.remembered.idle / dayMs
  return (
    <div data-part="remember">
      <Checkbox
        name="remember"
        label={t('account.remember')}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <small>{t('account.rememberHint', { days })}</small>
    </div>
  )
}
