// Creates, changes and deletes categories and tags, and orders the products of a category.
import { isDeepStrictEqual } from 'node:util'
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import {
  addTag,
  deleteCategory,
  deleteTag,
  loadCategories,
  loadTags,
  lockCategoryTree,
  orderCategories,
  orderProducts,
  pictureExists,
  writeCategory,
  writeTagNames,
} from '#data/catalog/categories.ts'
import { lockCategoryAddresses } from '#data/catalog/page-addresses.ts'
import type { Db, Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import {
  checkCategory,
  checkTag,
  type CategoryRecord,
  type TagRecord,
} from '#domain/catalog/category-record.ts'
import { type Locale, locales } from '#domain/markets/locale.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { redirectFormerSlugs, takenAddresses } from '../content/page-slugs.ts'

type Save<Stored> = {
  readonly isNew: boolean
  readonly home: Locale
  /** The record on which the changes are based; what others have changed since stays. null: all is replaced. */
  readonly base?: Stored | null
}

/** Creates the category, or changes the one with its key. null: saved. */
export async function saveCategory(
  db: Db,
  typed: CategoryRecord,
  { isNew, home, base = null }: Save<CategoryRecord>,
  now: number,
): Promise<Refusal<'category-invalid' | 'category-unknown'> | null> {
  return changeTaxonomy(db, now, async (tx) => {
    const parents = await lockCategoryTree(tx)
    // Somebody has removed it meanwhile.
    if (!isNew && !parents.has(typed.key)) return refuse('category-unknown')
    const category = base ? await mergeCategory(tx, base, typed) : typed
    const fields = checkCategory(category, home, parents)
    if (fields) return refuse('category-invalid', { fields })
    if (isNew && parents.has(category.key)) return refuse('category-invalid', { fields: { key: 'taken' } })
    const addresses = await lockCategoryAddresses(tx, category.key)
    const taken = takenAddresses(category, addresses)
    if (taken) return refuse('category-invalid', { fields: taken })
    if (category.picture !== null && !(await pictureExists(tx, category.picture)))
      return refuse('category-invalid', { fields: { picture: 'unknown' } })
    await writeCategory(tx, newId(now), category)
    await redirectFormerSlugs(tx, '/classify/', category, addresses)
    return null
  })
}

async function mergeCategory(
  tx: Queryable,
  base: CategoryRecord,
  typed: CategoryRecord,
): Promise<CategoryRecord> {
  const stored = (await loadCategories(tx)).find(({ key }) => key === typed.key)
  if (!stored) return typed
  return {
    key: typed.key,
    parent: typed.parent === base.parent ? stored.parent : typed.parent,
    picture: typed.picture === base.picture ? stored.picture : typed.picture,
    texts: mergeTexts(base.texts, typed.texts, stored.texts),
  }
}

/** Only without categories below it. Its products stay. null: deleted. */
export async function removeCategory(
  db: Db,
  key: string,
  now: number,
): Promise<Refusal<'category-unknown' | 'category-not-empty'> | null> {
  return changeTaxonomy(db, now, async (tx) => {
    if (!(await lockCategoryTree(tx)).has(key)) return refuse('category-unknown')
    return (await deleteCategory(tx, key)) ? null : refuse('category-not-empty')
  })
}

/** `keys` in their new order; categories of all levels share one order. */
export async function sortCategories(
  db: Db,
  keys: readonly string[],
  now: number,
): Promise<Refusal<never> | null> {
  return changeTaxonomy(db, now, async (tx) => {
    await lockCategoryTree(tx)
    await orderCategories(tx, keys)
    return null
  })
}

/** The first products of the category, in their order; its other products follow by sales. null: saved. */
export async function sortCategoryProducts(
  db: Db,
  key: string,
  productIds: readonly string[],
  now: number,
): Promise<Refusal<'category-unknown'> | null> {
  const isKnown = await db.transaction(async (tx) => {
    if (!(await lockCategoryTree(tx)).has(key)) return false
    const changed = await orderProducts(tx, key, productIds)
    if (changed.length > 0) await recordChanges(tx, changed, now)
    return true
  })
  if (!isKnown) return refuse('category-unknown')
  await announceChanges(db)
  return null
}

/** Creates the tag, or changes the names of the one with its key. null: saved. */
export async function saveTag(
  db: Db,
  tag: TagRecord,
  { isNew, home, base = null }: Save<TagRecord>,
  now: number,
): Promise<Refusal<'tag-invalid'> | null> {
  const fields = checkTag(tag, home)
  if (fields) return refuse('tag-invalid', { fields })
  return changeTaxonomy(db, now, async (tx) => {
    const isAdded = await addTag(tx, tag.key)
    if (isNew && !isAdded) return refuse('tag-invalid', { fields: { key: 'taken' } })
    const stored = base && (await loadTags(tx)).find(({ key }) => key === tag.key)
    const names = base && stored ? mergeTexts(base.names, tag.names, stored.names) : tag.names
    await writeTagNames(tx, { key: tag.key, names })
    return null
  })
}

/** Its products stay. null: deleted. */
export async function removeTag(db: Db, key: string, now: number): Promise<Refusal<'tag-unknown'> | null> {
  return changeTaxonomy(db, now, async (tx) => ((await deleteTag(tx, key)) ? null : refuse('tag-unknown')))
}

/** Names of categories and tags are on every list. */
async function changeTaxonomy<Code extends string = never>(
  db: Db,
  now: number,
  change: (tx: Queryable) => Promise<Refusal<Code> | null>,
): Promise<Refusal<Code> | null> {
  const refused = await db.transaction(async (tx) => {
    const outcome = await change(tx)
    if (!outcome) await recordChanges(tx, 'everything', now, 'pages')
    return outcome
  })
  if (!refused) await announceChanges(db)
  return refused
}

type Texts<Text> = { readonly [Name in Locale]?: Text }

/**
 * Merges texts that several members of the staff edit at the same time, such as translators. A language whose text does
 * not differ between `base` and `typed` keeps what is stored.
 */
function mergeTexts<Text>(
  base: Texts<Text>,
  typed: Texts<Text>,
  stored: Texts<Text>,
): { [Name in Locale]?: Text } {
  const merged = locales.flatMap((locale) => {
    const text = isDeepStrictEqual(base[locale], typed[locale]) ? stored[locale] : typed[locale]
    return text === undefined ? [] : [[locale, text] as const]
  })
  return Object.fromEntries(merged) as { [Name in Locale]?: Text }
}
