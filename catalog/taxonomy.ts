// Categories and tags with their names in one language.
import type { CategoryRow, TaxonomyRows } from '#data/catalog/taxonomy.ts'
import type { Category, CategoryLink } from '#domain/catalog/catalog.ts'
import { sampleDrawingName } from '#domain/catalog/sample-drawing.ts'
import { inLanguage, type Locale } from '#domain/markets/locale.ts'

export type Taxonomy = {
  /** By its key or its address in any language. */
  category(address: string, locale: Locale): Category | undefined
  /** Key of the category with this key or address; `address` itself if there is none. */
  keyOf(address: string): string
  /** Top categories with their children, in the merchant's order. */
  tree(locale: Locale): readonly (CategoryLink & { children: readonly CategoryLink[] })[]
  categoryName(key: string, locale: Locale): string
  /** Keys of the category and all its descendants. */
  keysWithin(key: string): string[]
  tagName(key: string, locale: Locale): string
}

/** `home` is the fallback of names. */
export function createTaxonomy({ categories, tags }: TaxonomyRows, home: Locale): Taxonomy {
  const byKey = new Map(categories.map((row) => [row.key, row]))
  const bySlug = new Map(categories.flatMap((row) => slugsOf(row).map(([, slug]) => [slug, row])))
  const rowOf = (address: string) => byKey.get(address) ?? bySlug.get(address)
  const tagNames = new Map(tags.map((row) => [row.key, row.names]))

  function categoryName(key: string, locale: Locale): string {
    return inLanguage(byKey.get(key)?.texts ?? {}, locale, home)?.name ?? key
  }
  const link = (key: string, locale: Locale): CategoryLink => ({
    key,
    name: categoryName(key, locale),
    address: byKey.get(key)?.texts[locale]?.slug ?? key,
  })
  const childrenOf = (key: string | null, locale: Locale) =>
    categories.filter((row) => row.parent === key).map((row) => link(row.key, locale))

  function keysWithin(key: string): string[] {
    const below = categories.filter((row) => row.parent === key)
    return [key, ...below.flatMap((row) => keysWithin(row.key))]
  }

  return {
    categoryName,
    keysWithin,
    tagName: (key, locale) => inLanguage(tagNames.get(key) ?? {}, locale, home) ?? key,
    tree: (locale) =>
      childrenOf(null, locale).map((top) => ({ ...top, children: childrenOf(top.key, locale) })),
    keyOf: (address) => rowOf(address)?.key ?? address,
    category(address, locale) {
      const row = rowOf(address)
      if (!row) return undefined
      const { key } = row
      const itself = link(key, locale)
      return {
        ...itself,
        id: row.id,
        addresses: { handle: key, slugs: Object.fromEntries(slugsOf(row)) },
        description: inLanguage(row.texts, locale, home)?.description ?? '',
        picture: row.picture && {
          ...row.picture,
          ...(row.blank && { name: sampleDrawingName(row.blank, locale) }),
          alt: itself.name,
        },
        parent: row.parent === null ? null : link(row.parent, locale),
        children: childrenOf(key, locale),
      }
    },
  }
}

function slugsOf({ texts }: CategoryRow): [locale: string, slug: string][] {
  return Object.entries(texts).flatMap(([locale, { slug }]) => (slug ? [[locale, slug]] : []))
}

/** Keys of categories and tags whose name or parent differs. Their products have other keys or other words to find. */
export function changedKeys(
  before: TaxonomyRows,
  now: TaxonomyRows,
): { categories: string[]; tags: string[] } {
  const categoryFacts = ({ categories }: TaxonomyRows) =>
    categories.map(({ key, parent, texts }) => [key, JSON.stringify([parent, texts])] as const)
  const tagFacts = ({ tags }: TaxonomyRows) =>
    tags.map(({ key, names }) => [key, JSON.stringify(names)] as const)
  return {
    categories: differingKeys(categoryFacts(before), categoryFacts(now)),
    tags: differingKeys(tagFacts(before), tagFacts(now)),
  }
}

type Facts = readonly (readonly [key: string, facts: string])[]

function differingKeys(before: Facts, now: Facts): string[] {
  const [former, current] = [new Map(before), new Map(now)]
  return [...new Set([...former.keys(), ...current.keys()])].filter(
    (key) => former.get(key) !== current.get(key),
  )
}
