// All e-mails that are not about an order: newsletter, reminders, wishlist. Unsubscribing the newsletter is confirmed.
import { useState } from 'react'
import { call } from '#web/platform/api/call.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { useOptimisticSwitch } from '#web/platform/hydration/use-optimistic-switch.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { toast } from '#web/platform/toasts.ts'
import { AccountConfirmDialog } from './AccountConfirmDialog.tsx'
import { MailSwitch } from '../../shared/newsletter/MailSwitch.tsx'
import type { SettingsProps } from './ProfileSettings.tsx'
import { useSessionEnd } from '../../shared/sign-in/use-account-data.ts'

export function MailSettings({ account, onChange }: SettingsProps) {
  const t = useTranslate()
  const [confirming, setConfirming] = useState(false)
  const hasEnded = useSessionEnd()
  const { on, turn } = useOptimisticSwitch(account.newsletter, save, hasEnded)

  async function save(next: boolean): Promise<void> {
    onChange(await call('account.setNewsletter', { on: next }))
    toast({ type: 'success', text: t('account.saved') })
  }

  return (
    <section aria-labelledby="mails">
      <h2 id="mails">{t('account.mails')}</h2>
      <p>{t('account.mailsSaved')}</p>
      <div data-part="mails">
        <Checkbox
          label={t('newsletter.title')}
          end={t('account.newsletterOn')}
          checked={on}
          onChange={(event) => (event.target.checked ? void turn(true) : setConfirming(true))}
        />
        {/* Nodes of the release before do not send these. */}
        {account.reminders !== undefined && (
          <MailSwitch
            label={t('people.reminders')}
            hint={t('people.remindersHint')}
            on={account.reminders}
            save={(next) => call('person.setReminders', { on: next })}
          />
        )}
        {account.wishes !== undefined && (
          <MailSwitch
            label={t('wishlist.notices')}
            hint={t('wishlist.noticesHint')}
            on={account.wishes}
            save={(next) => call('wishlist.setNotices', { on: next })}
          />
        )}
      </div>
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
