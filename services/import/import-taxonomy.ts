// Categories and tags during an import: found by name, or planned and created with the first product that needs them.
import type { Queryable } from '#data/database.ts'
import { insertCategory, insertTag, loadCategoryNames, loadTagNames } from '#data/import/import-targets.ts'
import { freeKey, keyFrom } from '#domain/catalog/product-key.ts'
import { shortHash } from '#domain/import/file-index.ts'
import type { Locale } from '#domain/markets/locale.ts'

export type ImportTaxonomy = {
  categoryKey(path: readonly string[]): string
  tagKey(name: string): string
  /** Creates what was planned since the last call. */
  create(db: Queryable, now: number): Promise<void>
}

type Category = {
  id: string | null
  readonly key: string
  readonly parent: Category | null
  readonly name: string
}

export async function openImportTaxonomy(db: Queryable, language: Locale): Promise<ImportTaxonomy> {
  const categories = await openCategories(db, language)
  const rows = await loadTagNames(db, language)
  const tags = new Map(rows.map(({ key, name }) => [name.toLowerCase(), key] as const))
  const tagKeys = new Set(rows.map(({ key }) => key))
  let newTags: { key: string; name: string }[] = []
  return {
    categoryKey: (path) => categories.keyOf(path),
    tagKey(name) {
      const known = tags.get(name.toLowerCase())
      if (known !== undefined) return known
      const wanted = (keyFrom(name) || `tag-${shortHash(name)}`).slice(0, 56)
      const key = freeKey(wanted, (each) => tagKeys.has(each))
      tags.set(name.toLowerCase(), key)
      tagKeys.add(key)
      newTags.push({ key, name })
      return key
    },
    async create(tx, now) {
      await categories.create(tx, now)
      for (const tag of newTags) await insertTag(tx, tag, language)
      newTags = []
    },
  }
}

async function openCategories(db: Queryable, language: Locale) {
  const rows = await loadCategoryNames(db, language)
  const byId = new Map<string, Category>()
  const categoryOf = (row: (typeof rows)[number]): Category => {
    const known = byId.get(row.id)
    if (known) return known
    const parent = rows.find(({ id }) => id === row.parentId)
    const category = { id: row.id, key: row.key, parent: parent ? categoryOf(parent) : null, name: row.name }
    byId.set(row.id, category)
    return category
  }
  const all = rows.map(categoryOf)
  const keys = new Set(all.map(({ key }) => key))
  let planned: Category[] = []

  const childOf = (parent: Category | null, name: string): Category => {
    const sameName = all.filter((category) => category.name.toLowerCase() === name.toLowerCase())
    const found = sameName.find((category) => category.parent === parent)
    if (found) return found
    const key = freeKey(keyFrom(name) || `category-${shortHash(name)}`, (each) => keys.has(each))
    const category: Category = { id: null, key, parent, name }
    keys.add(key)
    all.push(category)
    planned.push(category)
    return category
  }
  return {
    keyOf: (path: readonly string[]): string => path.reduce<Category | null>(childOf, null)!.key,
    async create(tx: Queryable, now: number): Promise<void> {
      for (const category of planned) {
        const { key, name, parent } = category
        category.id = await insertCategory(tx, { key, name, parentId: parent?.id ?? null }, language, now)
      }
      planned = []
    },
  }
}
