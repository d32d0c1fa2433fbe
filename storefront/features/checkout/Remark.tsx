// A remark for the merchant. The field opens on request, because few shoppers write one.
import { useState } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { focusText } from './focus-text.ts'
import { maxRemark } from '../../shared/addresses/draft.ts'

export function Remark({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useTranslate()
  const [isAdded, setAdded] = useState(false)
  const [hasText] = useState(text !== '')
  if (!isAdded && !hasText)
    return (
      <div data-part="remark">
        <Button variant="link" size="s" icon="edit" onClick={() => setAdded(true)}>
          {t('checkout.remarkSection')}
        </Button>
      </div>
    )
  return (
    <div ref={isAdded ? focusText : undefined}>
      <Field
        multiline
        name="remark"
        label={t('checkout.remarkSection')}
        mark={t('form.optional')}
        hint={t('checkout.remarkHint')}
        maxLength={maxRemark}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
