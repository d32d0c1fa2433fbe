// All tags with the number of their products.
import type { TagRecord } from '#domain/catalog/category-record.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { nameIn } from '../products/names.ts'
import type { Taxonomy } from '../products/taxonomy.ts'

type TagListProps = {
  taxonomy: Taxonomy
  onOpen: (tag: TagRecord) => void
  onRemove: (key: string) => void
}

export function TagList({ taxonomy: { tags, home }, onOpen, onRemove }: TagListProps) {
  const t = useTranslate()
  return (
    <ul className="category-tree">
      {tags.map(({ key, names, products }) => (
        <li key={key}>
          <div data-part="row">
            <button type="button" onClick={() => onOpen({ key, names } as TagRecord)}>
              {nameIn(home, names) ?? key}
            </button>
            <span>
              <Icon name="gift" label={t('admin.products.title')} />
              {products}
            </span>
            <IconButton icon="remove" label={t('admin.product.remove')} onClick={() => onRemove(key)} />
          </div>
        </li>
      ))}
    </ul>
  )
}
