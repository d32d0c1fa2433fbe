// Form to find an order as a guest, by e-mail and order number.
import { useRef, useState } from 'react'
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import { readOrderNumber } from '#domain/orders/order.ts'
import type { Output } from '#api/call.ts'
import { lazyCall } from '../../platform/api/lazy-call.ts'
import { CallRefused } from '../../platform/api/call-refused.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { usePrehydrationInput } from '../../platform/hydration/use-prehydration-input.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { PlainSubmit } from '../../ui/PlainSubmit.tsx'
import { ReplaySubmit } from '../../platform/hydration/ReplaySubmit.tsx'
import { readOrderAddress } from '../../shared/orders/order-address.ts'
import '../../shared/orders/TrackForm.css'

type TrackFormProps = { onFound: (found: Output<'order.track'>) => void }
type Errors = { readonly email?: string; readonly number?: string }

export function TrackForm({ onFound }: TrackFormProps) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [number, setNumber] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  // Links in e-mails contain the number.
  usePrehydrationInput(form, (values) => {
    setEmail(values['email'] ?? '')
    setNumber(values['number'] ?? readOrderAddress().number)
  })

  function reject(next: Errors): void {
    setErrors(next)
    form.current?.querySelector<HTMLElement>(`[name="${next.email ? 'email' : 'number'}"]`)?.focus()
  }

  async function find(): Promise<void> {
    if (busy) return
    const local: Errors = {
      ...(!isEmail(normaliseEmail(email)) && { email: t('track.emailError') }),
      ...(readOrderNumber(number) === null && { number: t('track.numberError') }),
    }
    if (Object.keys(local).length > 0) return reject(local)
    setBusy(true)
    try {
      onFound(await lazyCall('order.track', { email: normaliseEmail(email), number }, { quiet: true }))
    } catch (error) {
      if (error instanceof CallRefused)
        reject(Object.keys(error.fields).length > 0 ? error.fields : { number: error.message })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      ref={form}
      className="track-form"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void find()
      }}
    >
      <Field
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        label={t('track.email')}
        mark={t('form.required')}
        error={errors.email}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value)
          setErrors({})
        }}
      />
      <Field
        name="number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        label={t('track.number')}
        mark={t('form.required')}
        hint={t('track.numberHint')}
        error={errors.number}
        value={number}
        onChange={(event) => {
          setNumber(event.target.value)
          setErrors({})
        }}
      />
      <Button type="submit" loading={busy} wide>
        {t('track.find')}
      </Button>
      <PlainSubmit form="track" text={t('track.find')} />
      <ReplaySubmit />
    </form>
  )
}
