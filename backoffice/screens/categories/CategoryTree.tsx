// The categories below one category, each with those below it.
import type { CategoryRecord } from '#domain/catalog/category-record.ts'
import { useLocale, useTranslate } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { adminHref } from '../../platform/router.ts'
import { nameIn, type Taxonomy } from '../products/taxonomy.ts'

type CategoryTreeProps = {
  taxonomy: Taxonomy
  /** null: the top level. */
  parent: string | null
  onOpen: (category: CategoryRecord) => void
  onSort: (keys: string[]) => void
  onRemove: (key: string) => void
}

export function CategoryTree(props: CategoryTreeProps) {
  const t = useTranslate()
  const { taxonomy, parent, onOpen, onSort, onRemove } = props
  const own = useLocale()
  const siblings = taxonomy.categories.filter((each) => each.parent === parent)
  if (siblings.length === 0) return null
  /** All keys in their order, with two of them exchanged. */
  const exchanged = (one: string, other: string): string[] =>
    taxonomy.categories.map(({ key }) => (key === one ? other : key === other ? one : key))
  return (
    <ul className="category-tree">
      {siblings.map(({ products, id: _id, ...category }, at) => {
        const { key, texts } = category
        const [before, after] = [siblings[at - 1], siblings[at + 1]]
        return (
          <li key={key}>
            <div data-part="row">
              <button type="button" onClick={() => onOpen(category as CategoryRecord)}>
                {(texts[own] ?? nameIn(taxonomy.home, texts))?.name ?? key}
              </button>
              <a
                href={adminHref(`/categories/${key}`)}
                aria-label={`${t('admin.products.title')}: ${products}`}
              >
                <Icon name="gift" />
                {products}
              </a>
              <IconButton
                icon="chevron-up"
                label={t('admin.categories.up')}
                disabled={!before}
                onClick={() => onSort(exchanged(key, before!.key))}
              />
              <IconButton
                icon="chevron-down"
                label={t('admin.categories.down')}
                disabled={!after}
                onClick={() => onSort(exchanged(key, after!.key))}
              />
              <IconButton icon="remove" label={t('admin.product.remove')} onClick={() => onRemove(key)} />
            </div>
            <CategoryTree {...props} parent={key} />
          </li>
        )
      })}
    </ul>
  )
}
