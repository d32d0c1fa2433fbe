// The contact form. The browser stores the draft until it is sent. Errors appear from the first submit on.
import { useRef, useState } from 'react'
import { normaliseEmail } from '#domain/customers/email.ts'
import { characterCount } from '#domain/text.ts'
import { lazyCall } from '../../platform/api/lazy-call.ts'
import { CallRefused } from '../../platform/api/call-refused.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { usePrehydrationInput } from '../../platform/hydration/use-prehydration-input.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { PlainSubmit } from '../../ui/PlainSubmit.tsx'
import { ReplaySubmit } from '../../platform/hydration/ReplaySubmit.tsx'
import { checkContact, type ContactProblem } from './check-contact.ts'
import {
  contactDraft,
  contactFields,
  contactLengths,
  emptyContact,
  type ContactField,
} from './contact-draft.ts'
import './ContactForm.css'

type Texts = Readonly<Partial<Record<ContactField, string>>>

const problemTexts = {
  required: 'address.problem.required',
  email: 'contact.emailError',
  order: 'contact.orderError',
  'too-long': 'contact.tooLong',
} as const satisfies Record<ContactProblem, string>

type ContactFormProps = {
  onSent: (email: string) => void
}

export function ContactForm({ onSent }: ContactFormProps) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(emptyContact)
  const [submitted, setSubmitted] = useState(false)
  /** Errors from the server, each until its field changes. */
  const [serverErrors, setServerErrors] = useState<Texts>({})
  const [busy, setBusy] = useState(false)
  usePrehydrationInput(form, (typed) => setDraft({ ...contactDraft.read(), ...typed }))

  const problems = submitted ? checkContact(draft) : {}
  const errorOf = (field: ContactField): string | undefined => {
    const problem = problems[field]
    return problem ? t(problemTexts[problem]) : serverErrors[field]
  }

  function change(field: ContactField, text: string): void {
    const next = { ...draft, [field]: text }
    setDraft(next)
    contactDraft.write(next)
    setServerErrors((before) => {
      const { [field]: _, ...others } = before
      return others
    })
  }

  function focusOn(invalid: readonly ContactField[]): void {
    const first = contactFields.find((field) => invalid.includes(field))
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  async function send(): Promise<void> {
    setSubmitted(true)
    const invalid = Object.keys(checkContact(draft)) as ContactField[]
    if (invalid.length > 0) return focusOn(invalid)
    setBusy(true)
    try {
      const email = normaliseEmail(draft.email)
      await lazyCall('contact.send', { ...draft, email }, { quiet: 'fields' })
      contactDraft.clear()
      onSent(email)
    } catch (error) {
      if (!(error instanceof CallRefused)) return
      setServerErrors(error.fields)
      focusOn(Object.keys(error.fields) as ContactField[])
    } finally {
      setBusy(false)
    }
  }

  const common = (field: ContactField) =>
    ({
      name: field,
      value: draft[field],
      error: errorOf(field),
      mark: t(field === 'orderNumber' ? 'form.optional' : 'form.required'),
    }) as const
  const onChange = (event: { target: { name: string; value: string } }) =>
    change(event.target.name as ContactField, event.target.value)

  return (
    <form
      ref={form}
      className="contact-form"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void send()
      }}
    >
      <Field
        {...common('name')}
        label={t('contact.name')}
        autoComplete="name"
        maxLength={contactLengths.name}
        onChange={onChange}
      />
      <Field
        {...common('email')}
        label={t('contact.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={contactLengths.email}
        onChange={onChange}
      />
      <Field
        {...common('subject')}
        label={t('contact.subject')}
        autoComplete="off"
        maxLength={contactLengths.subject}
        onChange={onChange}
      />
      <Field
        {...common('orderNumber')}
        label={t('contact.order')}
        hint={t('contact.orderHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={contactLengths.orderNumber}
        onChange={onChange}
      />
      <Field
        {...common('text')}
        multiline
        label={t('contact.message')}
        hint={t('contact.characters', { used: characterCount(draft.text.trim()), max: contactLengths.text })}
        rows={6}
        onChange={onChange}
      />
      <Button type="submit" size="l" icon="mail" loading={busy}>
        {t('contact.send')}
      </Button>
      <PlainSubmit form="contact" text={t('contact.send')} />
      <ReplaySubmit />
    </form>
  )
}
