// One word of a query as the search understands it. 'blue wedding mug gift' is read as
//   { kind: 'colour', typed: 'blue', … }      the colour orders what the other words find
//   { kind: 'topic', typed: 'wedding', … }    no product has it in its name; the alternatives are products that fit
//   { kind: 'type', typed: 'mug', … }         a name of products; a mention in a description is no mug
//   { kind: 'text', typed: 'gift', optional: true, … }
import type { Alternative } from './alternatives.ts'
import { isIdeographic } from './words.ts'

/** `text` is the usual kind: a word of products' texts. */
export type WordKind = 'text' | 'type' | 'topic' | 'colour'

/** Hits must contain all words that are not optional. A word without alternatives has no hits. */
export type QueryWord = {
  readonly kind: WordKind
  readonly typed: string
  readonly alternatives: readonly Alternative[]
  /** It improves the score, but hits need not contain it. */
  readonly optional?: boolean
  /** Hits that contain one of these rank higher. They fit the topic of a word which is also in names. */
  readonly boost?: readonly Alternative[]
  /** The corrected word. */
  readonly corrected?: string
}

export function textWord(typed: string, alternatives: readonly Alternative[], optional = false): QueryWord {
  return { kind: 'text', typed, alternatives, optional }
}

/** A term as the only alternative of the word that it is; none for an unknown term. */
export function exactly(term: number | undefined): Alternative[] {
  return term === undefined ? [] : [{ term, closeness: 1 }]
}

export function isRequired({ optional }: QueryWord): boolean {
  return !optional
}

export function isColour({ kind }: QueryWord): boolean {
  return kind === 'colour'
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
