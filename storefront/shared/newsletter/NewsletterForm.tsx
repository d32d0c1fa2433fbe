// Form to subscribe to the newsletter; then a note that a confirmation e-mail is on its way.
import { useId, useRef, useState } from 'react'
import { lazyCall } from '../../platform/api/lazy-call.ts'
import { useFormRequest } from '../../platform/api/use-form-request.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { PlainSubmit } from '../../ui/PlainSubmit.tsx'
import { ReplaySubmit } from '../../platform/hydration/ReplaySubmit.tsx'
import '../../ui/PillField.css'

/** `label`: accessible name of the field, where a heading explains the form visually. */
export function NewsletterForm({ label }: { label?: string }) {
  const t = useTranslate()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { error, busy, ask, forget } = useFormRequest(form)
  /** The address that the e-mail was sent to. */
  const [sentTo, setSentTo] = useState('')

  // The field is uncontrolled: it keeps text entered before hydration.
  async function send(): Promise<void> {
    const email = field.current?.value.trim() ?? ''
    await lazyCall('newsletter.subscribe', { email }, { quiet: true })
    setSentTo(email)
  }

  return (
    <form
      ref={form}
      className="newsletter-form"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void ask(send)
      }}
    >
      <label htmlFor={id} className={label && 'visually-hidden'}>
        {label ?? t('newsletter.title')}
      </label>
      <p>{t('newsletter.text')}</p>
      {!sentTo && (
        <div className="pill-field">
          <input
            ref={field}
            id={id}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            placeholder={t('newsletter.email')}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-said`}
            onChange={forget}
          />
          <button type="submit" aria-busy={busy || undefined}>
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
