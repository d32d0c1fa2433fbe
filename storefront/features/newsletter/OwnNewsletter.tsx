// The form of a signed-in customer: the shop knows the address, and a switch is enough.
import { call } from '#web/platform/api/call.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { MailSwitch } from '../../shared/newsletter/MailSwitch.tsx'
import { NewsletterForm } from '../../shared/newsletter/NewsletterForm.tsx'
import { useAccountData } from '../../shared/sign-in/use-account-data.ts'

export default function OwnNewsletter() {
  const t = useTranslate()
  const { state } = useAccountData('account.view', {})
  if (state.phase !== 'ready') return <NewsletterForm heading="h1" />
  const { email, newsletter } = state.data
  return (
    <div className="newsletter-form">
      <h1>{t('newsletter.invite')}</h1>
      <p>{t('newsletter.text')}</p>
      <MailSwitch
        label={t('newsletter.get')}
        hint={<bdi>{email}</bdi>}
        on={newsletter}
        save={(on) => call('account.setNewsletter', { on })}
      />
    </div>
  )
}
