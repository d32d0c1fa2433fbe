// Suggestions during typing: matching products, and completions of the last word.
import { fold } from './fold.ts'
import { matchesAny } from './matching.ts'
import { readQuery } from './query-terms.ts'
import type { TextIndex } from './text-index.ts'
import { isIdeographic, runsOf } from './words.ts'

export type Suggestions = {
  /** Products, best first. */
  readonly ids: readonly string[]
  /** Whole queries, the most promising first. */
  readonly completions: readonly string[]
}

/** Maximum number of words with the prefix; those in the most names are offered. */
const wordsLookedAt = 512
const wordsTried = 24

export function completionsOf(index: TextIndex, text: string, limit: number): string[] {
  const typed = text.normalize('NFKC').toLowerCase().trimStart().slice(0, 100)
  const runs = runsOf(typed)
  const last = runs.at(-1)
  if (!last || !typed.endsWith(last)) return []
  if (isIdeographic(last)) return namesOf(index, typed, last, limit)
  const { vocabulary } = index
  const folded = fold(last)
  const byTerm = new Map<number, string>()
  for (const word of vocabulary.startingWith(folded, wordsLookedAt)) {
    const term = vocabulary.termOfWord(word)
    const written = vocabulary.written(word)
    const shorter = (byTerm.get(term)?.length ?? Infinity) > written.length
    if (shorter && vocabulary.nameCount[term]! > 0 && !/\d/.test(written)) byTerm.set(term, written)
  }
  const before = typed.slice(0, typed.length - last.length)
  const offered: string[] = []
  for (const [, written] of mostUsedFirst(byTerm, vocabulary.nameCount).slice(0, wordsTried)) {
    const completion = before + written
    if (completion === typed || (runs.length > 1 && !findsAll(index, completion))) continue
    if (offered.push(completion) === limit) break
  }
  return offered
}

/** Chinese and Japanese: every end of the run may be the beginning of a name; longer ends first. */
function namesOf(index: TextIndex, typed: string, run: string, limit: number): string[] {
  const completions = [...run].flatMap((_, at) => {
    const before = typed.slice(0, typed.length - run.length + at)
    const names = index.vocabulary.names?.startingWith(run.slice(at), wordsLookedAt) ?? []
    return names.slice(0, wordsTried).map((name) => before + name)
  })
  return [...new Set(completions)].filter((each) => each !== typed && findsAll(index, each)).slice(0, limit)
}

function mostUsedFirst(byTerm: ReadonlyMap<number, string>, used: readonly number[]): [number, string][] {
  return [...byTerm].sort(([a], [b]) => used[b]! - used[a]!)
}

/** Whether a product contains all words: a completion without such a hit is useless. */
function findsAll(index: TextIndex, completion: string): boolean {
  const read = readQuery(completion, index.vocabulary, {
    compounds: false,
    unfinished: false,
    isName: (terms) => index.isNamed(terms),
  })
  return matchesAny(index, read)
}
