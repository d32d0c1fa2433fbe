// Form that changes the personal text of a cart line. Loads at a press.
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#domain/markets/locale.ts'
import { checkPersonalisation, normaliseGiftText } from '#domain/orders/gift.ts'
import { formCall } from '#web/platform/forms/use-form.ts'
import { nextPaint } from '#web/platform/hydration/next-paint.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { useBusy } from '#web/platform/use-busy.ts'
import { Button } from '#web/ui/Button.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { PersonalText } from '../personal-text/PersonalText.tsx'
import { loadLettering, type ProductLettering } from '../products/letterings.ts'
import { cart, type CartLineView } from './cart.ts'
import './LineText.css'

export type TextEdit = {
  readonly rules: Pick<ProductLettering, 'maxLength' | 'alphabet' | 'pictures'>
  /** What is typed; null: without a text. */
  readonly text: string | null
}

/** Rejects if the product takes no text any more, or the shop cannot be reached. */
export async function loadTextRules(productKey: string, locale: Locale): Promise<TextEdit['rules']> {
  const rules = await loadLettering(productKey, locale)
  if (!rules) throw new Error(`no rules for a text on ${productKey}`)
  return rules
}

type LineTextProps = {
  line: CartLineView
  edit: TextEdit
  /** null: the form closes. */
  onEdit: (edit: TextEdit | null) => void
}

export function LineText({ line, edit: { rules }, onEdit }: LineTextProps) {
  const t = useTranslate()
  const [submitted, setSubmitted] = useState(false)
  const [reason, setReason] = useState('')
  const [busy, run] = useBusy()
  const form = useRef<HTMLFormElement>(null)
  const focusField = () => form.current?.querySelector<HTMLElement>('[name="personalText"]')?.focus()
  useEffect(focusField, [])

  async function save(formData: FormData): Promise<void> {
    const typed = formData.get('personalText')
    const personalisation = typeof typed === 'string' ? normaliseGiftText(typed) : ''
    const withoutText = formData.has('withoutText')
    setSubmitted(true)
    setReason('')
    if (!withoutText && checkPersonalisation(personalisation, rules.maxLength, rules.alphabet)) {
      await nextPaint()
      return focusField()
    }
    const outcome = await cart.changeText(line.id, { personalisation, withoutText }, formCall)
    if (outcome.done) onEdit(null)
    else setReason(outcome.message || t('error.notSaved'))
  }

  return (
    <form
      ref={form}
      className="line-text"
      aria-label={t('cart.textEdit')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const formData = new FormData(event.currentTarget)
        void run(() => save(formData))
      }}
    >
      <PersonalText
        label=""
        maxLength={rules.maxLength}
        alphabet={rules.alphabet}
        sample={rules.pictures[0]?.lettering?.sample}
        initial={line.withoutText ? null : line.personalisation}
        onText={(text) => onEdit({ rules, text })}
        submitted={submitted}
      />
      <FormProblem text={reason} />
      <div data-part="buttons">
        <Button type="submit" size="s" loading={busy}>
          {t('account.save')}
        </Button>
        <Button variant="tertiary" size="s" onClick={() => onEdit(null)}>
          {t('shell.cancel')}
        </Button>
      </div>
    </form>
  )
}
