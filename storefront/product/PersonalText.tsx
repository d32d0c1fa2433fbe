// The name or the words that are put on the gift itself, and what that means for sending it back.
import { useRef } from 'react'
import type { Alphabet } from '#domain/alphabet.ts'
import { checkPersonalisation, normaliseGiftText } from '#domain/gift.ts'
import { characterCount } from '#domain/text.ts'
import { useTranslate } from '../pages/visit.ts'
import { useValueBefore } from '../state/use-value-before.ts'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PersonalPreview } from './PersonalPreview.tsx'
import { alphabetText, notInAlphabetText } from './alphabet-text.ts'
import { giftProblemText } from './gift-problem-text.ts'
import './PersonalText.css'

type PersonalTextProps = {
  label: string
  maxLength: number
  alphabet: Alphabet | null
  text: string
  onText: (text: string) => void
}

export function PersonalText({ label, maxLength, alphabet, text, onText }: PersonalTextProps) {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  useValueBefore(place, 'input', ({ value }) => value && onText(value))
  const personal = normaliseGiftText(text)
  const fault = personal ? checkPersonalisation(personal, maxLength, alphabet) : null
  const length = t('gift.characters', { used: characterCount(personal), max: maxLength })
  return (
    <div className="personal-text" ref={place}>
      <Field
        type="text"
        name="personalText"
        label={label || t('gift.personal')}
        mark={t('gift.optional')}
        hint={[length, alphabetText(t, alphabet)].filter(Boolean).join(' · ')}
        error={
          fault === 'not-in-alphabet'
            ? notInAlphabetText(t, personal, alphabet)
            : giftProblemText(t, fault, maxLength)
        }
        value={text}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
      />
      <div className="personal-echo" aria-hidden="true">
        <PersonalPreview text={text} label={label} />
      </div>
      {personal !== '' && <Notice live>{t('gift.notReturnable')}</Notice>}
    </div>
  )
}
