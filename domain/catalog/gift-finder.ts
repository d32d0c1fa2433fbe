// The gift finder: for whom, what they like, how much, and until when. It ranks products and names the reason of each.
// The sentence is in messages/*/finder.json.

import type { PlainDate } from '../calendar/calendar.ts'

/**
 * `likes`: categories and tags whose gifts suit the person; occasions are categories (domain/calendar/occasions.ts).
 * `avoids`: categories and tags whose gifts do not.
 */
type Profile = { readonly likes: readonly string[]; readonly avoids: readonly string[] }

const childrenOnly = ['toy']
const intimate = ['heart', 'jewellery']
const grownUpsOnly = ['wellness', 'jewellery', 'candles', 'anniversary']

const profiles = {
  mom: { likes: ['mothers-day'], avoids: childrenOnly },
  dad: { likes: ['fathers-day'], avoids: childrenOnly },
  grandma: { likes: ['grandparents-day', 'womens-day'], avoids: childrenOnly },
  grandpa: { likes: ['grandparents-day', 'fathers-day'], avoids: childrenOnly },
  her: { likes: ['valentines-day', 'womens-day'], avoids: childrenOnly },
  him: { likes: ['fathers-day'], avoids: childrenOnly },
  couple: { likes: ['anniversary', 'new-home'], avoids: childrenOnly },
  friend: { likes: ['birthday', 'thank-you'], avoids: childrenOnly },
  colleague: { likes: ['thank-you', 'teachers-day'], avoids: [...childrenOnly, ...intimate] },
  teacher: { likes: ['teachers-day'], avoids: [...childrenOnly, ...intimate] },
  child: { likes: ['childrens-day', 'toy'], avoids: grownUpsOnly },
  baby: { likes: ['new-baby'], avoids: ['wellness', 'jewellery', 'candles', 'new-home'] },
} as const satisfies Readonly<Record<string, Profile>>

export type Recipient = keyof typeof profiles
export const recipients = Object.keys(profiles) as Recipient[]

/** Each has search words in every language: `finder.words.{taste}`. */
export const tastes = [
  'tea',
  'coffee',
  'chocolate',
  'sweets',
  'flowers',
  'plants',
  'scents',
  'relaxing',
  'jewellery',
  'romance',
  'home',
  'memories',
  'writing',
  'travel',
  'toys',
] as const
export type Taste = (typeof tastes)[number]

/** People whose names on a gift exclude everybody else: `finder.named.{recipient}`. */
export const named = ['mom', 'dad', 'grandma', 'grandpa'] as const satisfies readonly Recipient[]

/** null: the relation is none of the words for a person. */
export function recipientOfRelation(relation: string, names: GiftQuery['names']): Recipient | null {
  const lowerCase = relation.trim().toLowerCase()
  return named.find((person) => names[person]?.includes(lowerCase)) ?? null
}

/** Address of the gift finder for a person and a day, without the language's prefix. */
export function giftFinderPath(recipient: Recipient | null, by: PlainDate): string {
  return `/gift-finder?${recipient ? `for=${recipient}&` : ''}by=${by}`
}

export function likedKeys(recipient: Recipient): readonly string[] {
  return profiles[recipient].likes
}

export type Candidate = {
  readonly id: string
  readonly title: string
  /** Keys of its categories and tags. */
  readonly keys: readonly string[]
  /** Share of the best hit of the taste, 0 to 1; 0: no hit. */
  readonly taste: number
  /** Its only occasion is far away or not celebrated here. */
  readonly outOfSeason: boolean
  /** Its only occasion leads the shop. */
  readonly leads: boolean
  /** Position among the best-selling candidates, from 0. */
  readonly salesRank: number
}

export type GiftReason = 'taste-and-recipient' | 'taste' | 'recipient' | 'popular'
export type RankedGift = { readonly id: string; readonly reason: GiftReason }

export type GiftQuery = {
  readonly recipient: Recipient | null
  readonly taste: Taste | null
  /** No answer is known, not even a day: gifts of the leading occasion come first. */
  readonly isOpen: boolean
  /** Words on a gift that name someone, by person, in lower case. */
  readonly names: { readonly [Person in Recipient]?: readonly string[] }
}

/** The best first. Gifts of the taste precede all others; gifts that do not suit the person are left out. */
export function rankGifts(candidates: readonly Candidate[], query: GiftQuery): RankedGift[] {
  return candidates
    .filter((candidate) => suits(candidate, query))
    .map((candidate) => ({
      id: candidate.id,
      score: scoreOf(candidate, query),
      reason: reasonOf(candidate, query),
    }))
    .filter(({ reason }) => reason !== null)
    .sort((a, b) => b.score - a.score)
    .map(({ id, reason }) => ({ id, reason: reason! }))
}

function suits({ title, keys }: Candidate, { recipient, names }: GiftQuery): boolean {
  if (recipient && profiles[recipient].avoids.some((key) => keys.includes(key))) return false
  return named.every((person) => person === recipient || !isNamed(person, title, names))
}

function isNamed(person: Recipient, title: string, names: GiftQuery['names']): boolean {
  const lowerCase = title.toLowerCase()
  return names[person]?.some((name) => hasWord(lowerCase, name)) ?? false
}

/** Chinese and Japanese have no spaces between words. */
function hasWord(text: string, word: string): boolean {
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(word)) return text.includes(word)
  return text.split(/[^\p{L}\p{M}]+/u).includes(word)
}

function isLiked({ keys }: Candidate, { recipient }: GiftQuery): boolean {
  return recipient !== null && profiles[recipient].likes.some((key) => keys.includes(key))
}

function scoreOf(candidate: Candidate, query: GiftQuery): number {
  const { title, taste, salesRank, outOfSeason, leads } = candidate
  const { recipient, names, isOpen } = query
  const ofTaste = taste === 0 ? 0 : 2 + 4 * taste
  // A gift with the person's name suits any day.
  const ofPerson = recipient && isNamed(recipient, title, names) ? 1 : outOfSeason ? -2 : 0
  const ofOccasion = isOpen && leads ? 1 : 0
  return ofTaste + ofPerson + ofOccasion + (isLiked(candidate, query) ? 1 : 0) + 0.5 / (1 + salesRank / 8)
}

/** The taste of each hit of its words. `lists` are ids by word, the best first. */
export function tasteOfHits(lists: readonly (readonly string[])[]): Map<string, number> {
  const scores = new Map<string, number>()
  for (const list of lists)
    for (const [at, id] of list.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (1 + at / 3))
  const best = Math.max(...scores.values())
  return new Map(
    [...scores].map(([id, score]) => [id, score / best] as const).filter(([, share]) => share >= weakest),
  )
}

/** Weaker hits have one of the words in their description only. */
const weakest = 0.35

/** The search words of a taste, and the share of the best hit by product. */
export type TasteHits = {
  readonly words: readonly string[]
  readonly shares: ReadonlyMap<string, number>
}

/** Weaker hits are too vague to be named as the reason of a gift. */
const clear = 0.6

/** The first taste that the title names, or the one of which the product is the best hit. */
export function interestOf(
  { id, title }: Pick<Candidate, 'id' | 'title'>,
  hits: ReadonlyMap<Taste, TasteHits>,
): Taste | null {
  const lowerCase = title.toLowerCase()
  let strongest: { taste: Taste; share: number } | null = null
  for (const [taste, { words, shares }] of hits) {
    const share = shares.get(id) ?? 0
    if (share > 0 && words.some((word) => hasPhrase(lowerCase, word.toLowerCase()))) return taste
    if (share >= clear && share > (strongest?.share ?? 0)) strongest = { taste, share }
  }
  return strongest?.taste ?? null
}

function hasPhrase(text: string, phrase: string): boolean {
  return phrase.split(' ').every((word) => hasWord(text, word))
}

/** null: the gift suits neither the taste nor the person. */
function reasonOf(candidate: Candidate, query: GiftQuery): GiftReason | null {
  const isTaste = candidate.taste > 0
  if (isLiked(candidate, query)) return isTaste ? 'taste-and-recipient' : 'recipient'
  if (isTaste) return 'taste'
  return query.recipient === null && query.taste === null ? 'popular' : null
}

type PriceRange = { readonly min: number; readonly max: number }

/** Round amounts within a price range, in minor units, ascending. `decimals` are those of the currency. */
export function budgetsIn(range: PriceRange, decimals: number): number[] {
  return everyOf(roundAmountsIn(range, decimals), maxBudgets)
}

/** All of them: 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8 times a power of ten. */
export function roundAmountsIn(range: PriceRange, decimals: number): number[] {
  const smallest = 10 ** decimals
  const amounts: number[] = []
  for (let power = smallest; power <= range.max; power *= 10)
    for (const step of [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8]) {
      const amount = step * power
      if (Number.isInteger(amount / smallest) && amount > range.min * 1.3 && amount < range.max)
        amounts.push(amount)
    }
  return amounts
}

const maxBudgets = 6

/** At most `count` items, evenly spread, the last one included. */
function everyOf<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items]
  return Array.from({ length: count }, (_, at) => items[Math.round(((at + 1) * items.length) / count) - 1]!)
}
