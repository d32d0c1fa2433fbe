// Alternative terms for a typed word, with their closeness.

/** A term that may replace a word; `closeness` 1 is the word itself. */
export type Alternative = {
  readonly term: number
  readonly closeness: number
  /** Only names of products have this term. */
  readonly isName?: true
}

export const maxAlternatives = 48
/** Shorter parts of compounds occur in too many words by chance. */
export const minFirstPartLength = 4
export const minLastPartLength = 3

export const weights = { prefix: 0.7, suffix: 0.6, typo: [1, 0.5, 0.25] } as const
/** Of the first word of a topic. Each further word has less, and all have less beside a word of names. */
export const topicWeight = { first: 0.8, less: 0.95, withName: 0.35 } as const

/** Of another word of the same family of colours. */
export const colourWeight = 0.8

/** The first list, and those of the second with other terms. */
export function merged(
  first: readonly Alternative[],
  second: readonly Alternative[],
): readonly Alternative[] {
  if (second.length === 0) return first
  const known = new Set(first.map(({ term }) => term))
  return [...first, ...second.filter(({ term }) => !known.has(term))]
}

/** The closest first, limited for the cost of a query. */
export function ranked(closeness: Map<number, number>): Alternative[] {
  return [...closeness]
    .map(([term, value]) => ({ term, closeness: value }))
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, maxAlternatives)
}
