// Search with the merchant's synonyms, and with the products that come first.
import type { SearchRules } from '#domain/settings/search-words.ts'
import { firstProducts, synonymQueries } from './search-rules.ts'
import type { Hits, Search, TextSearch } from './text-search.ts'

/** Larger than any score of a text. */
const firstScore = 1_000

/** `first` of the rules has ids of products. */
export function searchByRules(
  texts: TextSearch,
  search: Search,
  rules: SearchRules,
  slotOf: (id: string) => number | undefined,
): Hits {
  const { query, locale } = search
  const typed = texts.search(search)
  const others = synonymQueries(query, locale, rules).map((each) => texts.search({ ...search, query: each }))
  const first = firstProducts(query, locale, rules).flatMap((id) => slotOf(id) ?? [])
  const found = others.filter(({ slots }) => slots.length > 0)
  if (found.length === 0 && first.length === 0) return typed
  // A synonym explains the word better than a correction.
  const isCorrected = typed.corrected !== undefined && found.length > 0
  return {
    ...merged(isCorrected ? found : [typed, ...found], first),
    ...(typed.corrected !== undefined && !isCorrected && { corrected: typed.corrected }),
  }
}

/** Every product once, with its best score. */
function merged(all: readonly Hits[], first: readonly number[]): Hits {
  const scoreOf = new Map<number, number>()
  for (const { slots, scores } of all)
    for (const [at, slot] of slots.entries()) scoreOf.set(slot, Math.max(scoreOf.get(slot) ?? 0, scores[at]!))
  for (const [at, slot] of first.entries()) scoreOf.set(slot, firstScore * (first.length - at))
  return { slots: Int32Array.from(scoreOf.keys()), scores: Float32Array.from(scoreOf.values()) }
}
