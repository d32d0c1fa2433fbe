// The terms that may stand for a word that was typed, and how well each does.

/** A term that may stand for a word, and how well: 1 is the word itself. */
export type Alternative = { readonly term: number; readonly closeness: number }

export const mostAlternatives = 48
/** Shorter parts of compounds stand in too many words by chance. */
export const shortestFirstPart = 4
export const shortestLastPart = 3

export const weights = { beginning: 0.7, end: 0.6, mistake: [1, 0.5, 0.25] } as const

/** The closest first, no more than a query can afford. */
export function ranked(closeness: Map<number, number>): Alternative[] {
  return [...closeness]
    .map(([term, value]) => ({ term, closeness: value }))
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, mostAlternatives)
}
