// The name or the words that are put on the gift itself, or the choice to have none, and what that means for sending
// it back.
import { useRef } from 'react'
import type { Alphabet } from '#domain/catalog/alphabet.ts'
import { checkPersonalisation, normaliseGiftText } from '#domain/orders/gift.ts'
import { characterCount } from '#domain/text.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { usePrehydrationValue } from '../../platform/hydration/use-prehydration-value.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PersonalPreview } from './PersonalPreview.tsx'
import { alphabetText, notInAlphabetText } from './alphabet-text.ts'
import { giftProblemText } from './gift-problem-text.ts'
import './PersonalText.css'

type PersonalTextProps = {
  label: string
  maxLength: number
  alphabet: Alphabet | null
  /** null: the shopper wants none. */
  text: string | null
  onText: (text: string | null) => void
  /** That it is missing is said once it has stopped a press, not while the shopper is still choosing. */
  pressed: boolean
}

export function PersonalText({ label, maxLength, alphabet, text, onText, pressed }: PersonalTextProps) {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const typedBefore = useRef('')
  // Of both the later call counts: words that were typed are never dropped.
  usePrehydrationValue(place, ':checked', () => onText(null))
  usePrehydrationValue(place, '[name="personalText"]', ({ value }) => value && onText(value))
  const typed = text ?? ''
  const personal = normaliseGiftText(typed)
  const isAsked = personal !== '' || (pressed && text !== null)
  const fault = isAsked ? checkPersonalisation(personal, maxLength, alphabet) : null
  const length = t('gift.characters', { used: characterCount(personal), max: maxLength })

  function chooseNone(none: boolean): void {
    if (none) typedBefore.current = typed
    onText(none ? null : typedBefore.current)
  }

  return (
    <div className="personal-text" ref={place}>
      <Field
        type="text"
        name="personalText"
        label={label || t('gift.personal')}
        mark={text === null ? undefined : t('form.required')}
        hint={[length, alphabetText(t, alphabet)].filter(Boolean).join(' · ')}
        error={
          fault === 'not-in-alphabet'
            ? notInAlphabetText(t, personal, alphabet)
            : giftProblemText(t, fault, maxLength)
        }
        value={typed}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
      />
      <Checkbox
        name="withoutText"
        label={t('gift.without')}
        checked={text === null}
        onChange={(event) => chooseNone(event.target.checked)}
      />
      <div className="personal-echo" aria-hidden="true">
        <PersonalPreview text={typed} label={label} />
      </div>
      {personal !== '' && <Notice live>{t('gift.notReturnable')}</Notice>}
    </div>
  )
}
