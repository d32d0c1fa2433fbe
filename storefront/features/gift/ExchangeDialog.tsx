// Dialog to exchange gifts: each for another variant or a voucher.
import { useState } from 'react'
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import { call } from '#web/platform/api/call.ts'
import { formCall, useForm } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import type { GiftView } from './GiftForm.tsx'

type ExchangeDialogProps = {
  code: string
  gift: GiftView
  onClose: () => void
  onChange: (gift: GiftView) => void
}

type Choice = { readonly quantity: number; readonly wish: string | null }
type Draft = { readonly choices: Readonly<Record<string, Choice>>; readonly email: string }
const voucher = 'voucher'

export function ExchangeDialog({ code, gift, onClose, onChange }: ExchangeDialogProps) {
  const t = useTranslate()
  const [draft, setDraft] = useState<Draft>({ choices: {}, email: '' })
  const lines = Object.entries(draft.choices).map(([id, choice]) => ({ id, ...choice }))
  const needsEmail = lines.some(({ wish }) => wish === null)
  const form = useForm({
    draft,
    setDraft,
    check: ({ email }) => ({
      ...(lines.length === 0 && { lines: t('present.chooseFirst') }),
      ...(email.trim() === ''
        ? needsEmail && { email: t('present.emailNeeded') }
        : !isEmail(normaliseEmail(email)) && { email: t('address.problem.email-format') }),
    }),
    submit: async ({ email }) => {
      const request = { giftCode: code, lines, email: normaliseEmail(email) }
      onChange(await call('gift.exchange', request, formCall))
      onClose()
    },
  })

  function choose(id: string, choice: Choice | null): void {
    const { [id]: _, ...others } = draft.choices
    form.change({ choices: choice ? { ...others, [id]: choice } : others })
    form.hideErrors('lines', 'email')
  }

  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={t('present.exchange')}
      footer={
        <Button type="submit" form={form.props.id} wide loading={form.busy}>
          {t('present.send')}
        </Button>
      }
    >
      <form {...form.props} className="exchange">
        <p>{t('present.exchangeText')}</p>
        {form.errors['lines'] && <p role="alert">{form.errors['lines']}</p>}
        {gift.lines
          .filter(({ exchangeable }) => exchangeable > 0)
          .map((line) => (
            <ExchangeLine key={line.id} line={line} choice={draft.choices[line.id]} onChoose={choose} />
          ))}
        <Field
          {...form.field('email')}
          type="email"
          autoComplete="email"
          label={t('present.email')}
          hint={t('present.emailHint')}
          mark={t(needsEmail ? 'form.required' : 'form.optional')}
        />
        <FormProblem text={form.problem} />
      </form>
    </Dialog>
  )
}

type ExchangeLineProps = {
  line: GiftView['lines'][number]
  choice: Choice | undefined
  onChoose: (id: string, choice: Choice | null) => void
}

function ExchangeLine({ line, choice, onChoose }: ExchangeLineProps) {
  const t = useTranslate()
  const quantity = choice?.quantity ?? line.exchangeable
  return (
    <>
      <SelectField
        label={[line.title, line.optionsText].filter(Boolean).join(' · ')}
        value={choice ? (choice.wish ?? voucher) : ''}
        onChange={({ target: { value } }) =>
          onChoose(line.id, value === '' ? null : { quantity, wish: value === voucher ? null : value })
        }
      >
        <option value="">{t('present.keep')}</option>
        {line.others.map(({ id, optionsText }) => (
          <option key={id} value={id}>
            {optionsText}
          </option>
        ))}
        <option value={voucher}>{t('present.voucher')}</option>
      </SelectField>
      {choice && line.exchangeable > 1 && (
        <SelectField
          label={t('present.howMany')}
          value={quantity}
          onChange={(event) => onChoose(line.id, { ...choice, quantity: Number(event.target.value) })}
        >
          {Array.from({ length: line.exchangeable }, (_, i) => (
            <option key={i}>{i + 1}</option>
          ))}
        </SelectField>
      )}
    </>
  )
}
