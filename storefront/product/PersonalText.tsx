// The name or the words that are put on the gift itself, and what that means for sending it back.
import { characterCount } from '#domain/text.ts'
import { useTranslate } from '../pages/visit.ts'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'

type PersonalTextProps = {
  label: string
  maxLength: number
  text: string
  onText: (text: string) => void
  error: string | undefined
}

export function PersonalText({ label, maxLength, text, onText, error }: PersonalTextProps) {
  const t = useTranslate()
  return (
    <>
      <Field
        type="text"
        label={label || t('gift.personal')}
        mark={t('gift.optional')}
        hint={t('gift.characters', { used: characterCount(text.trim()), max: maxLength })}
        error={error}
        value={text}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
      />
      {text.trim() !== '' && <Notice live>{t('gift.notReturnable')}</Notice>}
    </>
  )
}
