// The active filters of a list, each with a link that removes it.
import type { CategoryLink } from '#domain/catalog/catalog.ts'
import { money } from '#domain/pricing/money.ts'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { isFiltered, withoutFilters, type ListFilters } from './list-filters.ts'
import type { List } from './load-list.ts'
import { useListHref, wordsOf, type ListAddress } from './use-list-href.ts'
import '#web/ui/Chips.css'
import './ActiveFilters.css'

type ChosenFiltersProps = {
  list: List
  filters: ListFilters
  address: ListAddress
  categories: readonly CategoryLink[]
}

export function ActiveFilters({ list, filters, address, categories }: ChosenFiltersProps) {
  const t = useTranslate()
  const listHref = useListHref(address)
  const otherPriceHref = useListHref({ path: address.path, query: wordsOf(address) })
  const priceText = usePriceText(filters)
  // The title of a search without words is its price.
  const price = wordsOf(address) === '' ? '' : priceText
  if (!isFiltered(price ? filters : { ...filters, min: null, max: null })) return null
  const rest = { ...filters, page: 1 }
  const nameOf = (key: string) => list.tags.find((tag) => tag.key === key)?.name ?? key
  const category = categories.find(({ key }) => key === filters.category)
  const active = [
    ...(price ? [{ key: 'price', name: price, to: otherPriceHref({ ...rest, min: null, max: null }) }] : []),
    ...(filters.category === null
      ? []
      : [
          {
            key: 'category',
            name: category?.name ?? filters.category,
            to: listHref({ ...rest, category: null }),
          },
        ]),
    ...filters.tags.map((tag) => ({
      key: `tag ${tag}`,
      name: nameOf(tag),
      to: listHref({ ...rest, tags: filters.tags.filter((each) => each !== tag) }),
    })),
  ]
  return (
    <ul className="chips active-filters" data-keep-scroll aria-label={t('list.chosen')}>
      {active.map(({ key, name, to }) => (
        <li key={key}>
          <a href={to} data-part="chosen" aria-label={t('list.remove', { filter: name })}>
            {name}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a href={otherPriceHref(withoutFilters(filters))} data-part="all">
          {t('list.clear')}
        </a>
      </li>
    </ul>
  )
}

function usePriceText({ min, max }: ListFilters): string {
  const { t, money: format, currency } = useVisit()
  const text = (minor: number) => format(money(minor, currency))
  if (min !== null && max !== null) return t('list.between', { min: text(min), max: text(max) })
  if (min !== null) return t('list.above', { min: text(min) })
  return max === null ? '' : t('list.below', { max: text(max) })
}
