// The form of a signed-in customer: the shop knows the address, and a switch is enough.
import { call } from '#web/platform/api/call.ts'
import { useOptimisticSwitch } from '#web/platform/hydration/use-optimistic-switch.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { NewsletterForm } from '../../shared/newsletter/NewsletterForm.tsx'
import { useAccountData, useSessionEnd } from '../../shared/sign-in/use-account-data.ts'

export default function OwnNewsletter() {
  const { state } = useAccountData('account.view', {})
  return state.phase === 'ready' ? <NewsletterSwitch {...state.data} /> : <NewsletterForm heading="h1" />
}

function NewsletterSwitch({ email, newsletter }: { email: string; newsletter: boolean }) {
  const t = useTranslate()
  const save = (next: boolean) => call('account.setNewsletter', { on: next })
  const { on, turn } = useOptimisticSwitch(newsletter, save, useSessionEnd())
  return (
    <div className="newsletter-form">
      <h1>{t('newsletter.invite')}</h1>
      <p>{t('newsletter.text')}</p>
      <Checkbox
        label={t('newsletter.title')}
        end={<bdi>{email}</bdi>}
        checked={on}
        onChange={(event) => void turn(event.target.checked)}
      />
    </div>
  )
}
