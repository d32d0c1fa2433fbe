// After a try with mistakes: what is wrong, each with the way to its field.
import { addressForm } from '#domain/address-form.ts'
import { useLocale, useTranslate } from '../pages/visit.ts'
import { Notice } from '../ui/Notice.tsx'
import type { Draft } from './draft.ts'
import type { Problems } from './draft-problems.ts'
import './ErrorSummary.css'

type ErrorSummaryProps = {
  draft: Draft
  problems: Problems
  onChoose: (path: string) => void
}

export function ErrorSummary({ draft, problems, onChoose }: ErrorSummaryProps) {
  const labelOf = useLabels(draft)
  const t = useTranslate()
  const faulty = Object.entries(problems)
  if (faulty.length === 0) return null
  return (
    <div className="error-summary">
      <Notice tone="error" live title={t('checkout.pleaseCheck', { count: faulty.length })}>
        <ul>
          {faulty.map(([path, text]) => (
            <li key={path}>
              <button type="button" onClick={() => onChoose(path)}>
                {labelOf(path)}
              </button>
              : {text}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

/** What a field is called; of several recipients each is known by its number. */
function useLabels({ deliveries, country }: Draft): (path: string) => string {
  const t = useTranslate()
  const locale = useLocale()
  return (path) => {
    const [, at, field = path] = /^deliveries\.(\d+)\.(.+)$/.exec(path) ?? []
    const form = addressForm(deliveries[Number(at ?? 0)]?.address.country ?? country, locale)
    const known = form.find(({ name }) => name === field)
    const label = known ? t(`address.${known.label}`) : t(`checkout.field.${field as 'lines'}`)
    return deliveries.length > 1 && at !== undefined ? `${Number(at) + 1}. ${label}` : label
  }
}
