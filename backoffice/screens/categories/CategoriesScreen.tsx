// The tree of categories in the merchant's order, and the tags.
import { useState } from 'react'
import type { CategoryRecord, TagRecord } from '#domain/catalog/category-record.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { useAction } from '../../platform/use-action.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import type { Taxonomy } from '../products/taxonomy.ts'
import { CategoryDialog } from './CategoryDialog.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import { TagDialog } from './TagDialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { nameIn } from '../products/names.ts'
import { AddButton } from '../../ui/AddButton.tsx'
import './categories.css'

export default function CategoriesScreen() {
  const t = useTranslate()
  const { data, setData, notLoaded } = useLoad('admin.listTaxonomy', {})
  const { run } = useAction()
  const [category, setCategory] = useState<{ record: CategoryRecord | null } | null>(null)
  const [tag, setTag] = useState<{ record: TagRecord | null } | null>(null)
  if (notLoaded) return notLoaded
  if (!data) return null
  const act = (work: () => Promise<Taxonomy>) =>
    void run(async () => setData(await work()), t('account.saved'))
  return (
    <>
      <ScreenHead title={t('admin.categories.title')}>
        <Button icon="plus" onClick={() => setCategory({ record: null })}>
          {t('admin.categories.new')}
        </Button>
      </ScreenHead>
      <Panel>
        <CategoryTree
          taxonomy={data}
          parent={null}
          onOpen={(record) => setCategory({ record })}
          onSort={(keys) => act(() => adminCall('admin.sortCategories', { keys }))}
          onRemove={(key) => act(() => adminCall('admin.removeCategory', { key }))}
        />
      </Panel>
      <Panel
        title={t('admin.categories.tags')}
        action={
          <AddButton onClick={() => setTag({ record: null })}>{t('admin.categories.newTag')}</AddButton>
        }
      >
        <TagList
          taxonomy={data}
          onOpen={(record) => setTag({ record })}
          onRemove={(key) => act(() => adminCall('admin.removeTag', { key }))}
        />
      </Panel>
      {category && (
        <CategoryDialog
          record={category.record}
          taxonomy={data}
          onSaved={setData}
          onClose={() => setCategory(null)}
        />
      )}
      {tag && (
        <TagDialog record={tag.record} home={data.home} onSaved={setData} onClose={() => setTag(null)} />
      )}
    </>
  )
}

type TagListProps = {
  taxonomy: Taxonomy
  onOpen: (tag: TagRecord) => void
  onRemove: (key: string) => void
}

/** All tags with the number of their products. */
function TagList({ taxonomy: { tags, home }, onOpen, onRemove }: TagListProps) {
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
