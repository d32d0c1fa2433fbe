// Dialog to exchange gifts: each for another variant or a voucher.
import { useState } from 'react'
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import { call, CallRefused } from '../../platform/api/call.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { GiftView } from './GiftForm.tsx'

type ExchangeDialogProps = {
  code: string
  gift: GiftView
  onClose: () => void
  onChange: (gift: GiftView) => void
}

type Choice = { readonly quantity: number; readonly wish: string | null }
const voucher = 'voucher'

export function ExchangeDialog({ code, gift, onClose, onChange }: ExchangeDialogProps) {
  const t = useTranslate()
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const [email, setEmail] = useState('')
  const [error, setError] = useState<{ readonly email?: string; readonly all?: string }>({})
  const [busy, setBusy] = useState(false)
  const lines = Object.entries(choices).map(([id, choice]) => ({ id, ...choice }))

  function choose(id: string, choice: Choice | null): void {
    setError({})
    const { [id]: _, ...others } = choices
    setChoices(choice ? { ...others, [id]: choice } : others)
  }

  async function send(): Promise<void> {
    if (busy) return
    const typed = normaliseEmail(email)
    if (lines.length === 0) return setError({ all: t('present.chooseFirst') })
    if (typed === '' && lines.some(({ wish }) => wish === null))
      return setError({ email: t('present.emailNeeded') })
    if (typed !== '' && !isEmail(typed)) return setError({ email: t('present.emailError') })
    setBusy(true)
    try {
      onChange(await call('gift.exchange', { giftCode: code, lines, email: typed }, { quiet: true }))
      onClose()
    } catch (problem) {
      setBusy(false)
      if (!(problem instanceof CallRefused)) return
      const { email: emailError } = problem.fields
      setError(emailError ? { email: emailError } : { all: problem.message })
    }
  }

  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={t('present.exchange')}
      closeLabel={t('shell.close')}
      footer={
        <Button wide loading={busy} onClick={() => void send()}>
          {t('present.send')}
        </Button>
      }
    >
      <div className="exchange">
        <p>{t('present.exchangeText')}</p>
        {error.all && <p role="alert">{error.all}</p>}
        {gift.lines
          .filter(({ exchangeable }) => exchangeable > 0)
          .map((line) => (
            <ExchangeLine key={line.id} line={line} choice={choices[line.id]} onChoose={choose} />
          ))}
        <Field
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('present.email')}
          hint={t('present.emailHint')}
          mark={t(lines.some(({ wish }) => wish === null) ? 'form.required' : 'form.optional')}
          error={error.email}
          value={email}
          onChange={(event) => {
            setError({})
            setEmail(event.target.value)
          }}
        />
      </div>
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
