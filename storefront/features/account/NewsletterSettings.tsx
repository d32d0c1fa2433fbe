// Newsletter subscription: one click to subscribe, a confirmation to unsubscribe.
import { useState } from 'react'
import { call } from '#web/platform/api/call.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { useOptimisticSwitch } from '#web/platform/hydration/use-optimistic-switch.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { toast } from '#web/platform/toasts.ts'
import { AccountConfirmDialog } from './AccountConfirmDialog.tsx'
import type { SettingsProps } from './ProfileSettings.tsx'
import { useSessionEnd } from '../../shared/sign-in/use-account-data.ts'

export function NewsletterSettings({ account, onChange }: SettingsProps) {
  const t = useTranslate()
  const [confirming, setConfirming] = useState(false)
  const hasEnded = useSessionEnd()
  const { on, turn } = useOptimisticSwitch(account.newsletter, save, hasEnded)

  async function save(next: boolean): Promise<void> {
    onChange(await call('account.setNewsletter', { on: next }))
    toast({ type: 'success', text: t('account.saved') })
  }

  return (
    <section aria-labelledby="newsletter">
      <h2 id="newsletter">{t('newsletter.title')}</h2>
      <Checkbox
        label={t('account.newsletterOn')}
        checked={on}
        onChange={(event) => (event.target.checked ? void turn(true) : setConfirming(true))}
      />
      <AccountConfirmDialog
        open={confirming}
        title={t('newsletter.title')}
        onClose={() => setConfirming(false)}
        onYes={() => void turn(false)}
      >
        <p>{t('account.newsletterAsk')}</p>
      </AccountConfirmDialog>
    </section>
  )
}
