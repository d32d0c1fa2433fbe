// Categories and tags during an import: found by name, or planned and created with the first product that needs them.
import { insertCategory, insertTag, loadCategoryPlaces, loadTagNames } from '#data/import/product-places.ts'
import type { Queryable } from '#data/database.ts'
import { freeKey, keyFrom } from '#domain/catalog/product-key.ts'
import { shortHash } from '#domain/import/file-index.ts'
import type { Locale } from '#domain/markets/locale.ts'

export type Places = {
  categoryKey(path: readonly string[]): string
  tagKey(name: string): string
  /** Creates what was planned since the last call. */
  create(db: Queryable, nowMs: number): Promise<void>
}

type Place = { id: string | null; readonly key: string; readonly parent: Place | null; readonly name: string }

export async function openPlaces(db: Queryable, language: Locale): Promise<Places> {
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
    async create(tx, nowMs) {
      await categories.create(tx, nowMs)
      for (const tag of newTags) await insertTag(tx, tag, language)
      newTags = []
    },
  }
}

async function openCategories(db: Queryable, language: Locale) {
  const rows = await loadCategoryPlaces(db, language)
  const byId = new Map<string, Place>()
  const placeOf = (row: (typeof rows)[number]): Place => {
    const known = byId.get(row.id)
    if (known) return known
    const parent = rows.find(({ id }) => id === row.parentId)
    const place = { id: row.id, key: row.key, parent: parent ? placeOf(parent) : null, name: row.name }
    byId.set(row.id, place)
    return place
  }
  const places = rows.map(placeOf)
  const keys = new Set(places.map(({ key }) => key))
  let planned: Place[] = []

  const childOf = (parent: Place | null, name: string): Place => {
    const sameName = places.filter((place) => place.name.toLowerCase() === name.toLowerCase())
    const found = sameName.find((place) => place.parent === parent)
    if (found) return found
    const key = freeKey(keyFrom(name) || `category-${shortHash(name)}`, (each) => keys.has(each))
    const place: Place = { id: null, key, parent, name }
    keys.add(key)
    places.push(place)
    planned.push(place)
    return place
  }
  return {
    keyOf: (path: readonly string[]): string => path.reduce<Place | null>(childOf, null)!.key,
    async create(tx: Queryable, nowMs: number): Promise<void> {
      for (const place of planned) {
        const { key, name, parent } = place
        place.id = await insertCategory(tx, { key, name, parentId: parent?.id ?? null }, language, nowMs)
      }
      planned = []
    },
  }
}
