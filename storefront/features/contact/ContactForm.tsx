// The contact form. The browser stores the draft until it is sent.
import { useState, type ReactNode } from 'react'
import { contactLengths, type ContactField } from '#domain/customers/contact-message.ts'
import { normaliseEmail } from '#domain/customers/email.ts'
import { characterCount } from '#domain/text.ts'
import { lazyCall } from '#web/platform/api/lazy-call.ts'
import { formCall, useForm } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { usePrehydrationInput } from '#web/platform/hydration/use-prehydration-input.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { PlainSubmit } from '#web/ui/PlainSubmit.tsx'
import { ReplaySubmit } from '#web/platform/hydration/ReplaySubmit.tsx'
import { checkContact } from './check-contact.ts'
import { contactDraft, emptyContact } from './contact-draft.ts'
import type { ContactData } from './load-contact.ts'
import './ContactForm.css'

/** Few messages are so long: only then the characters are counted. */
const nearLimit = contactLengths.text - 500

type ContactFormProps = {
  texts: Pick<ContactData, 'subjects' | 'choose' | 'orderHint'>
  onSent: (email: string) => void
  /** What becomes of the data, below the button. */
  children: ReactNode
}

export function ContactForm({ texts: { subjects, choose, orderHint }, onSent, children }: ContactFormProps) {
  const t = useTranslate()
  const [draft, setDraft] = useState(emptyContact)
  const form = useForm({
    draft,
    setDraft: (update) => {
      const next = update(draft)
      setDraft(next)
      contactDraft.write(next)
    },
    check: (typed) => checkContact(typed, t),
    submit: async (message) => {
      const email = normaliseEmail(message.email)
      await lazyCall('contact.send', { ...message, email }, formCall)
      contactDraft.clear()
      onSent(email)
    },
  })
  usePrehydrationInput(form.props.ref, (typed) => {
    const kept = { ...contactDraft.read(), ...typed }
    // A draft from another language has none of these subjects.
    setDraft({ ...kept, subject: subjects.includes(kept.subject) ? kept.subject : '' })
  })
  const used = characterCount(draft.text.trim())
  const field = (name: ContactField) => ({ ...form.field(name), maxLength: contactLengths[name] })

  return (
    <form {...form.props} className="contact-form" method="dialog">
      <Field {...field('name')} label={t('contact.name')} autoComplete="name" />
      <Field {...field('email')} label={t('address.email')} type="email" autoComplete="email" />
      <SelectField {...form.field('subject')} label={t('contact.subject')}>
        <option value="">{choose}</option>
        {subjects.map((subject) => (
          <option key={subject}>{subject}</option>
        ))}
      </SelectField>
      <Field
        {...field('orderNumber')}
        label={t('track.number')}
        mark={t('form.optional')}
        hint={orderHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Field
        {...form.field('text')}
        multiline
        label={t('contact.message')}
        hint={used < nearLimit ? undefined : t('form.characters', { used, max: contactLengths.text })}
        rows={6}
      />
      <FormProblem text={form.problem} />
      <ReplaySubmit />
      <Button type="submit" icon="mail" loading={form.busy}>
        {t('contact.send')}
      </Button>
      <PlainSubmit form="contact" text={t('contact.send')} />
      {children}
    </form>
  )
}
