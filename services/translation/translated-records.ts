// The texts of products, categories, tags and pages as entries that a translator can write, and their saving.
import { loadCategories, loadTags, type StoredCategory } from '#data/catalog/categories.ts'
import { loadContentRecords } from '#data/catalog/content-records.ts'
import { loadProductRecords } from '#data/catalog/product-records.ts'
import type { Db } from '#data/database.ts'
import { loadProductIdsAfter } from '#data/import/export-rows.ts'
import { checkCategory, checkTag } from '#domain/catalog/category-record.ts'
import { checkProduct } from '#domain/catalog/check-product.ts'
import { textEntries, withText, type TextEntry } from '#domain/catalog/product-texts.ts'
import { checkContent } from '#domain/content/content-record.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import { saveCategory, saveTag } from '../catalog/categories.ts'
import { saveProduct } from '../catalog/save-product.ts'
import { saveContent } from '../content/save-content.ts'

export type Languages = { readonly home: Locale; readonly locale: Locale }

export type TranslatedRecord = {
  readonly type: 'product' | 'category' | 'tag' | 'page'
  readonly key: string
  /** Not empty, in the home language. */
  readonly source: readonly TextEntry[]
  /** In the other language, by path; '' without one. */
  readonly translation: ReadonlyMap<string, string>
  /** Returns the record with these texts: `isValid`, and `save`, which returns a refusal or null. */
  with(texts: readonly TextEntry[]): {
    readonly isValid: boolean
    save(db: Db, now: number): Promise<Refusal | null>
  }
}

const pageSize = 200

/** Every product, category, tag and page, one after the other. */
export async function* translatedRecords(db: Db, languages: Languages): AsyncGenerator<TranslatedRecord> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const page: { id: string; key: string }[] = await loadProductIdsAfter(db, after, pageSize)
    const ids = page.map(({ id }) => id)
    for (const product of await loadProductRecords(db, ids)) yield ofProduct(product, languages)
    after = page.at(-1)?.key
  }
  const categories = await loadCategories(db)
  const parents = new Map(categories.map(({ key, parent }) => [key, parent]))
  for (const category of categories) yield ofCategory(category, parents, languages)
  for (const tag of await loadTags(db)) yield ofTag({ key: tag.key, names: tag.names }, languages)
  for (const stored of await loadContentRecords(db, null)) yield ofContent(stored, languages)
}

function ofProduct(
  { id, record }: Awaited<ReturnType<typeof loadProductRecords>>[number],
  { home, locale }: Languages,
): TranslatedRecord {
  return {
    type: 'product',
    key: record.key,
    source: textEntries(record.texts[home]),
    translation: new Map(textEntries(record.texts[locale]).map(({ path, text }) => [path, text])),
    with(texts) {
      const changed = texts.reduce((before, { path, text }) => withText(before, locale, path, text), record)
      return {
        isValid: checkProduct(changed, home) === null,
        async save(db, now) {
          const saved = await saveProduct(db, { id, record: changed, base: record, home }, now)
          return isRefusal(saved) ? saved : null
        },
      }
    },
  }
}

function ofCategory(
  { key, parent, picture, texts }: StoredCategory,
  parents: ReadonlyMap<string, string | null>,
  { home, locale }: Languages,
): TranslatedRecord {
  return {
    type: 'category',
    key,
    ...entriesOf(texts[home], texts[locale]),
    with(written) {
      const text = { name: '', description: '', ...texts[locale], ...fieldsOf(written) }
      const base = { key, parent, picture, texts }
      const changed = { ...base, texts: { ...texts, [locale]: text } }
      return {
        isValid: checkCategory(changed, home, parents) === null,
        save: (db, now) => saveCategory(db, changed, { isNew: false, home, base }, now),
      }
    },
  }
}

function ofTag(tag: Parameters<typeof checkTag>[0], { home, locale }: Languages): TranslatedRecord {
  const named = (name: string | undefined) => (name === undefined ? undefined : { name })
  return {
    type: 'tag',
    key: tag.key,
    ...entriesOf(named(tag.names[home]), named(tag.names[locale])),
    with(written) {
      const changed = { ...tag, names: { ...tag.names, [locale]: fieldsOf(written)['name'] ?? '' } }
      return {
        isValid: checkTag(changed, home) === null,
        save: (db, now) => saveTag(db, changed, { isNew: false, home, base: tag }, now),
      }
    },
  }
}

function ofContent(
  { record, version }: Awaited<ReturnType<typeof loadContentRecords>>[number],
  { home, locale }: Languages,
): TranslatedRecord {
  return {
    type: 'page',
    key: record.key,
    ...entriesOf(record.texts[home], record.texts[locale]),
    with(written) {
      const text = { title: '', summary: '', body: '', ...record.texts[locale], ...fieldsOf(written) }
      const changed = { ...record, texts: { ...record.texts, [locale]: text } }
      return {
        isValid: checkContent(changed, home) === null,
        save: (db, now) => saveContent(db, changed, { base: { key: record.key, version }, home }, now),
      }
    },
  }
}

type Fields = Readonly<Record<string, string>>

function entriesOf(
  home: Fields | undefined,
  other: Fields | undefined,
): Pick<TranslatedRecord, 'source' | 'translation'> {
  // Addresses are not translated: a former one would redirect.
  const { slug: _, ...written } = home ?? {}
  const source = Object.entries(written).map(([path, text]) => ({ path, text }))
  return {
    source: source.filter(({ text }) => text !== ''),
    translation: new Map(Object.entries(other ?? {})),
  }
}

function fieldsOf(entries: readonly TextEntry[]): Fields {
  return Object.fromEntries(entries.map(({ path, text }) => [path, text]))
}
