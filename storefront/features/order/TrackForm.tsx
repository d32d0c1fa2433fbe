// Form to find an order as a guest, by e-mail and order number. Without the number, links are mailed.
import { useState } from 'react'
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import { readOrderNumber } from '#domain/orders/order-number.ts'
import type { Output } from '#api/call.ts'
import { lazyCall } from '#web/platform/api/lazy-call.ts'
import { formCall, useForm } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { usePrehydrationInput } from '#web/platform/hydration/use-prehydration-input.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { PlainSubmit } from '#web/ui/PlainSubmit.tsx'
import { ReplaySubmit } from '#web/platform/hydration/ReplaySubmit.tsx'
import { readOrderAddress } from '../../shared/orders/order-address.ts'
import '../../shared/orders/TrackForm.css'

type Draft = { email: string; number: string; wants: 'order' | 'links' }
export function TrackForm({ onFound }: { onFound: (found: Output<'order.track'>) => void }) {
  const t = useTranslate()
  const [draft, setDraft] = useState<Draft>({ email: '', number: '', wants: 'order' })
  const [areLinksSent, setLinksSent] = useState(false)
  const form = useForm({
    draft,
    setDraft,
    check: ({ email, number, wants }) => ({
      ...(!isEmail(normaliseEmail(email)) && { email: t('address.problem.email-format') }),
      ...(wants === 'order' && readOrderNumber(number) === null && { number: t('track.numberError') }),
    }),
    async submit({ number, wants, ...typed }) {
      const email = normaliseEmail(typed.email)
      if (wants === 'order') return onFound(await lazyCall('order.track', { email, number }, formCall))
      await lazyCall('order.mailLinks', { email }, formCall)
      setLinksSent(true)
    },
    mainField: 'number',
  })
  // Links in e-mails contain the number.
  usePrehydrationInput(form.props.ref, (typed) =>
    form.change({ number: readOrderAddress().number, ...typed }),
  )

  return (
    <form {...form.props} className="track-form" method="dialog">
      <Field {...form.field('email')} type="email" autoComplete="email" label={t('address.email')} />
      <Field
        {...form.field('number')}
        autoCapitalize="characters"
        maxLength={40}
        label={t('track.number')}
        hint={t('track.numberHint')}
      />
      <ReplaySubmit />
      <Button type="submit" loading={form.busy} wide>
        {t('track.find')}
      </Button>
      <PlainSubmit form="track" text={t('track.find')} />
      <details>
        <summary>{t('track.lost')}</summary>
        <p>{t('track.lostText')}</p>
        <output>{areLinksSent && t('track.linksSent')}</output>
        {!areLinksSent && (
          <Button variant="secondary" size="s" onClick={() => void form.submit({ ...draft, wants: 'links' })}>
            {t('track.sendLinks')}
          </Button>
        )}
        <PlainSubmit form="links" text={t('track.sendLinks')} />
      </details>
    </form>
  )
}
