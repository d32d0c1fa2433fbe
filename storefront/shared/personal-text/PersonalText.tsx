// Field for the text on the product, with a checkbox to have none.
import { startTransition, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Alphabet } from '#domain/catalog/alphabet.ts'
import { checkPersonalisation, normaliseGiftText } from '#domain/orders/gift.ts'
import { characterCount } from '#domain/text.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { usePrehydrationValue } from '#web/platform/hydration/use-prehydration-value.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { readTypedText, rememberTypedText } from '../products/typed-text.ts'
import { alphabetText, notInAlphabetText } from './alphabet-text.ts'
import { giftProblemText } from './gift-problem-text.ts'

/** Milliseconds without a key press, after which other products show the text. */
const typingPause = 500

type PersonalTextProps = {
  label: string
  maxLength: number
  alphabet: Alphabet | null
  /** The word on the pictures. */
  sample: string | undefined
  /** First value; null: the shopper chose to have none. */
  initial: string | null
  /** Called in a transition: the field shows a letter before the pictures are drawn. */
  onText: (text: string | null) => void
  /** A missing text is an error only after a submit. */
  submitted: boolean
  /** Below the field. */
  children?: ReactNode
}

export function PersonalText({
  label,
  maxLength,
  alphabet,
  sample,
  initial,
  onText,
  submitted,
  children,
}: PersonalTextProps) {
  const t = useTranslate()
  const [text, setText] = useState(initial)
  const root = useRef<HTMLDivElement>(null)
  const lastText = useRef('')
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const begin = useEffectEvent(() => {
    const remembered = readTypedText()
    if (text === '' && !checkPersonalisation(remembered, maxLength, alphabet)) change(remembered)
  })
  useLayoutEffect(() => begin(), [])
  // The later call wins: a typed text overrides the others and is never lost.
  usePrehydrationValue(root, ':checked', () => change(null))
  usePrehydrationValue(root, '[name="personalText"]', ({ value }) => value && type(value))
  const typed = text ?? ''
  const personal = normaliseGiftText(typed)
  const mustCheck = personal !== '' || (submitted && text !== null)
  const problem = mustCheck ? checkPersonalisation(personal, maxLength, alphabet) : null
  const length = t('form.characters', { used: characterCount(personal), max: maxLength })

  function change(next: string | null): void {
    setText(next)
    startTransition(() => onText(next))
  }

  function type(next: string): void {
    change(next)
    clearTimeout(pause.current)
    pause.current = setTimeout(rememberTypedText, typingPause, normaliseGiftText(next))
  }

  function chooseNone(none: boolean): void {
    if (none) lastText.current = typed
    change(none ? null : lastText.current)
  }

  return (
    <div className="personal-text" ref={root}>
      <Field
        type="text"
        name="personalText"
        label={label || t('gift.personal')}
        mark={length}
        hint={problem === 'not-in-alphabet' ? alphabetText(t, alphabet) : undefined}
        error={
          problem === 'not-in-alphabet'
            ? notInAlphabetText(t, personal, alphabet)
            : giftProblemText(t, problem, maxLength)
        }
        value={typed}
        autoComplete="off"
        placeholder={sample && t('address.example', { example: sample })}
        onChange={(event) => type(event.target.value)}
      />
      {text !== null && children}
      <Checkbox
        name="withoutText"
        label={t('cart.withoutText')}
        checked={text === null}
        onChange={(event) => chooseNone(event.target.checked)}
      />
    </div>
  )
}
