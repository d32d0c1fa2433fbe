// One group of filters. Each value links to the list with or without it, and shows its number of products.
import type { Count } from '#domain/catalog/catalog.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import './FilterLinks.css'

type FilterLinksProps = {
  title: string
  options: readonly Count[]
  isChosen: (key: string) => boolean
  hrefOf: (key: string) => string
}

/** Further values are collapsed. */
const maxVisible = 5

export function FilterLinks({ title, options, isChosen, hrefOf }: FilterLinksProps) {
  const t = useTranslate()
  if (options.length === 0) return null
  // A selected value is always visible.
  const isFirst = (option: Count, at: number) => at < maxVisible || isChosen(option.key)
  const first = options.filter(isFirst)
  const others = options.filter((option, at) => !isFirst(option, at))
  const links = (items: readonly Count[]) => (
    <ul>
      {items.map(({ key, name, count }) => (
        <li key={key}>
          <a href={hrefOf(key)} rel="nofollow" aria-current={isChosen(key) ? 'true' : undefined}>
            <span data-part="box">{isChosen(key) && <Icon name="check" />}</span>
            <span>{name}</span>
            <small>{count}</small>
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <section className="filter-links">
      <h3>{title}</h3>
      {links(first)}
      {others.length > 0 && (
        <details>
          <summary>{t('list.more', { count: others.length })}</summary>
          {links(others)}
        </details>
      )}
    </section>
  )
}
