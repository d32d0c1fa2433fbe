// The tree of categories in the merchant's order, and the tags.
import { useState } from 'react'
import type { CategoryRecord, TagRecord } from '#domain/catalog/category-record.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { pageLocale, t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { useAction } from '../../platform/use-action.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import type { Taxonomy } from '../products/taxonomy.ts'
import { CategoryDialog } from './CategoryDialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { AddButton } from '../../ui/AddButton.tsx'
import { keyFrom } from '#domain/catalog/product-key.ts'
import { inLanguage, type Locale } from '#domain/markets/locale.ts'
import { Field } from '#web/ui/Field.tsx'
import { bindText } from '../../platform/bind.ts'
import { TextsDialog } from './TextsDialog.tsx'
import { adminHref } from '../../platform/router.ts'
import './categories.css'

export default function CategoriesScreen() {
  const { data, setData, notLoaded } = useLoad('admin.listTaxonomy', {})
  const { run } = useAction()
  const [category, setCategory] = useState<{ record: CategoryRecord | null } | null>(null)
  const [tag, setTag] = useState<{ record: TagRecord | null } | null>(null)
  const [removal, setRemoval] = useState<Removal | null>(null)
  if (notLoaded) return notLoaded
  if (!data) return null
  const act = (work: () => Promise<Taxonomy>) =>
    void run(async () => setData(await work()), t('account.saved'))
  const none = <p className="data-table-empty">{t('admin.promotions.none')}</p>
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
          onRemove={(key, name) =>
            setRemoval({ name, remove: () => adminCall('admin.removeCategory', { key }) })
          }
        />
        {data.categories.length === 0 && none}
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
          onRemove={(key, name) => setRemoval({ name, remove: () => adminCall('admin.removeTag', { key }) })}
        />
        {data.tags.length === 0 && none}
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
      {removal && (
        <ConfirmDialog
          open
          danger
          title={`${t('admin.product.remove')}: ${removal.name}`}
          yes={t('admin.product.remove')}
          onClose={() => setRemoval(null)}
          onYes={() => {
            setRemoval(null)
            act(removal.remove)
          }}
        >
          {t('admin.categories.removeText')}
        </ConfirmDialog>
      )}
    </>
  )
}

/** A category or tag that is about to be removed. */
type Removal = { readonly name: string; readonly remove: () => Promise<Taxonomy> }

type TagListProps = {
  taxonomy: Taxonomy
  onOpen: (tag: TagRecord) => void
  onRemove: (key: string, name: string) => void
}

/** All tags with the number of their products. */
function TagList({ taxonomy: { tags, home }, onOpen, onRemove }: TagListProps) {
  return (
    <ul className="category-tree">
      {tags.map(({ key, names, products }) => {
        const name = inLanguage(names, pageLocale, home) ?? key
        return (
          <li key={key}>
            <div data-part="row">
              <button type="button" onClick={() => onOpen({ key, names } as TagRecord)}>
                {name}
              </button>
              <span>
                <Icon name="gift" label={t('admin.products.title')} />
                {products}
              </span>
              <IconButton
                icon="remove"
                label={`${t('admin.product.remove')}: ${name}`}
                onClick={() => onRemove(key, name)}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type TagDialogProps = {
  /** null: a new tag. */
  record: TagRecord | null
  home: Locale
  onSaved: (taxonomy: Taxonomy) => void
  onClose: () => void
}

const maxKey = 60

/** Creates a tag or changes its names. */
function TagDialog({ record, home, onSaved, onClose }: TagDialogProps) {
  const [draft, setDraft] = useState<TagRecord>(record ?? { key: '', names: {} })
  const rename = (locale: Locale, name: string) => {
    const isNaming = record === null && locale === home
    setDraft({
      key: isNaming ? keyFrom(name).slice(0, maxKey) : draft.key,
      names: { ...draft.names, [locale]: name },
    })
  }

  async function save(): Promise<void> {
    const names = Object.fromEntries(Object.entries(draft.names).filter(([, name]) => name))
    const base = record && { key: record.key, names: record.names }
    onSaved(
      await adminCall('admin.saveTag', { tag: { key: draft.key, names }, isNew: record === null, base }),
    )
  }

  return (
    <TextsDialog
      title={
        record ? (inLanguage(record.names, pageLocale, home) ?? record.key) : t('admin.categories.newTag')
      }
      home={home}
      save={save}
      onClose={onClose}
    >
      {(locale, errors) => (
        <Field
          label={t('admin.categories.name')}
          {...bindText(draft.names[locale] ?? '', (next) => rename(locale, next))}
          error={errors[`names.${locale}`] ?? errors['key']}
        />
      )}
    </TextsDialog>
  )
}

type CategoryTreeProps = {
  taxonomy: Taxonomy
  /** null: the top level. */
  parent: string | null
  onOpen: (category: CategoryRecord) => void
  onSort: (keys: string[]) => void
  onRemove: (key: string, name: string) => void
}

/** The categories below one category, each with those below it. */
function CategoryTree(props: CategoryTreeProps) {
  const { taxonomy, parent, onOpen, onSort, onRemove } = props
  const siblings = taxonomy.categories.filter((each) => each.parent === parent)
  if (siblings.length === 0) return null
  /** All keys in their order, with two of them exchanged. */
  const exchanged = (one: string, other: string): string[] =>
    taxonomy.categories.map(({ key }) => (key === one ? other : key === other ? one : key))
  return (
    <ul className="category-tree">
      {siblings.map(({ products, id: _id, ...category }, at) => {
        const { key, texts } = category
        const name = inLanguage(texts, pageLocale, taxonomy.home)?.name ?? key
        const [before, after] = [siblings[at - 1], siblings[at + 1]]
        return (
          <li key={key}>
            <div data-part="row">
              <button type="button" onClick={() => onOpen(category as CategoryRecord)}>
                {name}
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
                label={`${t('admin.categories.up')}: ${name}`}
                disabled={!before}
                onClick={() => onSort(exchanged(key, before!.key))}
              />
              <IconButton
                icon="chevron-down"
                label={`${t('admin.categories.down')}: ${name}`}
                disabled={!after}
                onClick={() => onSort(exchanged(key, after!.key))}
              />
              <IconButton
                icon="remove"
                label={`${t('admin.product.remove')}: ${name}`}
                onClick={() => onRemove(key, name)}
              />
            </div>
            <CategoryTree {...props} parent={key} />
          </li>
        )
      })}
    </ul>
  )
}
