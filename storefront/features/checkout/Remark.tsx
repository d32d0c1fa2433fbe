// A remark for the merchant. The field opens on request, because few shoppers write one.
import { useState } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { maxRemark } from '../../shared/addresses/draft.ts'

export function Remark({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useTranslate()
  const [writing, setWriting] = useState(text !== '')
  if (!writing)
    return (
      <div data-part="remark">
        <Button variant="link" size="s" icon="edit" onClick={() => setWriting(true)}>
          {t('checkout.remarkSection')}
        </Button>
      </div>
    )
  return (
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
  )
}
