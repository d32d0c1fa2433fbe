// The number of errors after a submit. Each field shows its own error; the first one has the focus.
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Notice } from '#web/ui/Notice.tsx'
import type { FieldErrors } from '#web/platform/forms/field-errors.ts'

export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const t = useTranslate()
  const count = Object.keys(errors).length
  if (count === 0) return null
  return (
    <Notice tone="error" live>
      {t('checkout.pleaseCheck', { count })}
    </Notice>
  )
}
