// Asks for the newsletter: an e-mail, and then the word that a mail is on its way to it.
import { useId, useState } from 'react'
import { call, CallRefused } from '../api/call.ts'
import { useTranslate } from '../pages/visit.ts'
import { PressedBefore } from '../state/PressedBefore.tsx'

/** `label` stands above it; beside a heading that says the same it names the field. */
export function NewsletterForm({ label }: { label?: string }) {
  const t = useTranslate()
  const id = useId()
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  /** Where the mail has gone. */
  const [sentTo, setSentTo] = useState('')

  async function send(email: string): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await call('newsletter.subscribe', { email }, { quiet: true })
      setSentTo(email.trim())
    } catch (refused) {
      if (refused instanceof CallRefused) setError(refused.message)
    } finally {
      setBusy(false)
    }
  }

  // The field keeps what is typed before its code is there.
  return (
    <form
      className="newsletter-form"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget.querySelector('input')?.value ?? '')
      }}
    >
      <label htmlFor={id}>{label ?? t('newsletter.title')}</label>
      <p>{t('newsletter.text')}</p>
      {!sentTo && (
        <div>
          <input
            id={id}
            type="email"
            autoComplete="email"
            maxLength={254}
            placeholder={t('newsletter.email')}
            aria-invalid={error !== '' || undefined}
            aria-describedby={`${id}-said`}
            onChange={() => setError('')}
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
      <PressedBefore />
    </form>
  )
}
