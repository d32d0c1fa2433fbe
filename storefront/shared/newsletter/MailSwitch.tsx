// Switch of a customer for one kind of e-mails.
import type { ReactNode } from 'react'
import { useOptimisticSwitch } from '#web/platform/hydration/use-optimistic-switch.ts'
import { toast } from '#web/platform/toasts.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { useSessionEnd } from '../sign-in/use-account-data.ts'

type MailSwitchProps = {
  label: string
  hint: ReactNode
  on: boolean
  save: (on: boolean) => Promise<unknown>
}

export function MailSwitch({ label, hint, on: known, save }: MailSwitchProps) {
  const t = useTranslate()
  const hasEnded = useSessionEnd()
  const { on, turn } = useOptimisticSwitch(known, saveAndTell, hasEnded)

  async function saveAndTell(next: boolean): Promise<void> {
    await save(next)
    toast({ type: 'success', text: t('account.saved') })
  }

  return (
    <Checkbox label={label} end={hint} checked={on} onChange={(event) => void turn(event.target.checked)} />
  )
}
