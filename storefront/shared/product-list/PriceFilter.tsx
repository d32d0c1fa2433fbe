// Price range as a plain form. Hidden fields carry the other filters.
import { currencyDecimals } from '#domain/pricing/money.ts'
import { decimalPoint } from '#messages/decimal-point.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { priceText, type ListFilters } from './list-filters.ts'
import type { List } from './load-list.ts'
import { wordsOf, type ListAddress } from './use-list-href.ts'
import './PriceFilter.css'

export default function PriceFilter({
  list,
  filters,
  address,
}: {
  list: List
  filters: ListFilters
  address: ListAddress
}) {
  const { t, href, currency, locale, frame } = useVisit()
  const { min, max, category, tags, sort } = filters
  if (!list.priceRange && min === null && max === null) return null
  const text = (minor: number | null) =>
    minor === null ? '' : priceText(minor, currency).replace('.', decimalPoint(locale))
  const hidden = [
    ['query', wordsOf(address) ?? ''],
    ['category', category ?? ''],
    ['tag', tags.join(',')],
    ['sort', sort ?? ''],
  ].filter(([, value]) => value !== '')
  const isWhole = currencyDecimals[currency] === 0
  const field = {
    inputMode: isWhole ? 'numeric' : 'decimal',
    pattern: `\\s*\\d{1,9}${isWhole ? '' : '([.,]\\d{1,2})?'}\\s*`,
    autoComplete: 'off',
    maxLength: 12,
  } as const
  return (
    // The key resets the fields when the address changes in another way than by this form.
    <form className="price-filter" action={href(address.path)} key={`${min} ${max}`}>
      <h3>{t('list.price', { currency: frame.symbol })}</h3>
      <div>
        <Field {...field} name="min" label={t('list.min')} defaultValue={text(min)} />
        <Field {...field} name="max" label={t('list.max')} defaultValue={text(max)} />
      </div>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" size="s" wide>
        {t('list.applyPrice')}
      </Button>
    </form>
  )
}
