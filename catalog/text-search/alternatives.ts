// Alternative terms for a typed word, with their closeness.
import { isIdeographic } from './words.ts'

/** A term that may replace a word; `closeness` 1 is the word itself. */
export type Alternative = { readonly term: number; readonly closeness: number }

export const maxAlternatives = 48
/** Shorter parts of compounds occur in too many words by chance. */
export const minFirstPartLength = 4
export const minLastPartLength = 3

export const weights = { prefix: 0.7, suffix: 0.6, typo: [1, 0.5, 0.25] } as const
/** Of the first word of a topic; each further word has less, and all have less beside a word of names. */
export const topicWeight = { first: 0.8, less: 0.95, withName: 0.35 } as const

/** Of another word of the same family of colours. */
export const colourWeight = 0.8

/** The closest first, limited for the cost of a query. */
export function ranked(closeness: Map<number, number>): Alternative[] {
  return [...closeness]
    .map(([term, value]) => ({ term, closeness: value }))
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, maxAlternatives)
}

/** One word of the query. Hits must contain all words that are not optional. Without alternatives it has no hits. */
export type QueryWord = {
  readonly typed: string
  readonly alternatives: readonly Alternative[]
  /** It improves the score, but hits need not contain it. */
  readonly optional?: boolean
  /** Hits that contain one of these are better: products that fit the topic of a word which is also in names. */
  readonly boost?: readonly Alternative[]
  /** Only a topic explains it, no name. */
  readonly isTopic?: boolean
  /** It names a type of product: a mention of a mug in a description is no mug. */
  readonly isType?: boolean
  /** A colour orders what the other words find. */
  readonly isColour?: boolean
  /** The corrected word. */
  readonly corrected?: string
}

export function isRequired({ optional }: QueryWord): boolean {
  return !optional
}

/** A pair of characters that no document contains is not dropped: the others found it by chance. */
export function mustCount(word: QueryWord): boolean {
  return isRequired(word) && isIdeographic(word.typed)
}

/** False for a word corrected by two mistakes: it must not match documents that lack the other words. */
export function isSure(word: QueryWord): boolean {
  return isKnown(word) && (word.corrected === undefined || word.alternatives[0]!.closeness >= 0.5)
}

export function isKnown({ alternatives }: QueryWord): boolean {
  return alternatives.length > 0
}

/** The word finds products, or may be missing. */
export function isUnderstood(word: QueryWord): boolean {
  return isKnown(word) || !isRequired(word)
}
