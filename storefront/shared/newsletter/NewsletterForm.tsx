// Form to subscribe to the newsletter; then a note that a confirmation e-mail is on its way.
import { useId, useState } from 'react'
import { lazyCall } from '#web/platform/api/lazy-call.ts'
import { formCall, useForm } from '#web/platform/forms/use-form.ts'
import { usePrehydrationInput } from '#web/platform/hydration/use-prehydration-input.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { PlainSubmit } from '#web/ui/PlainSubmit.tsx'
import { ReplaySubmit } from '#web/platform/hydration/ReplaySubmit.tsx'
import '#web/ui/PillField.css'

export function NewsletterForm({ heading: Heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const t = useTranslate()
  const id = useId()
  /** The address that the e-mail was sent to. */
  const [sentTo, setSentTo] = useState('')
  const [draft, setDraft] = useState({ email: '' })
  const form = useForm({
    draft,
    setDraft,
    submit: async ({ email }) => {
      await lazyCall('newsletter.subscribe', { email: email.trim() }, formCall)
      setSentTo(email.trim())
    },
    mainField: 'email',
  })
  usePrehydrationInput(form.props.ref, form.change)
  const { error, ...field } = form.field('email')

  return (
    <form {...form.props} className="newsletter-form" method="dialog">
      <Heading>{t('newsletter.invite')}</Heading>
      <p>{t('newsletter.text')}</p>
      {!sentTo && (
        <div className="pill-field">
          <input
            {...field}
            id={id}
            type="email"
            autoComplete="email"
            maxLength={254}
            aria-label={t('address.email')}
            placeholder={t('address.email')}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-said`}
          />
          <button type="submit" aria-busy={form.busy || undefined}>
            {t('newsletter.send')}
          </button>
        </div>
      )}
      <output id={`${id}-said`} data-tone={error ? 'error' : undefined}>
        {sentTo ? (
          <>
            <strong>{t('newsletter.check')}</strong> {t('newsletter.checkText', { email: sentTo })}
          </>
        ) : (
          error
        )}
      </output>
      <PlainSubmit form="newsletter" text={t('newsletter.send')} />
      <ReplaySubmit />
    </form>
  )
}
