// Reads Chinese that was typed in Latin letters, word by word: mao rong xiong is 毛绒 and 熊.
import { exactly, isKnown, textWord, type QueryWord } from './query-word.ts'
import { readRun } from './read-run.ts'
import type { Vocabulary } from './vocabulary.ts'

const maxTextLength = 40
const letters = /^[a-z]+$/
/** Shorter syllables are parts of words in every language. */
const minWordLength = 3

/** The words of a query in pinyin; undefined if most of its syllables mean nothing in the shop. */
export function readPinyin(runs: readonly string[], vocabulary: Vocabulary): QueryWord[] | undefined {
  if (!runs.every((run) => letters.test(run)) || runs.join('').length > maxTextLength) return undefined
  const words = runs.length === 1 ? splitLetters(runs[0]!, vocabulary) : readSyllables(runs, vocabulary)
  return words?.some(isKnown) ? words : undefined
}

/** Every word is one syllable or several with spaces between them. */
function readSyllables(runs: readonly string[], vocabulary: Vocabulary): QueryWord[] | undefined {
  const words: QueryWord[] = []
  let read = 0
  for (let from = 0; from < runs.length; from++) {
    for (let end = runs.length; end > from; end--) {
      const found = wordOf(runs.slice(from, end), vocabulary)
      if (!found) continue
      words.push(...found)
      read += end - from
      from = end - 1
      break
    }
  }
  return read > runs.length / 2 ? words : undefined
}

/** Letters without spaces, which words must cover. */
function splitLetters(text: string, vocabulary: Vocabulary): QueryWord[] | undefined {
  const isDeadEnd = new Set<number>()
  const readFrom = (from: number): QueryWord[] | undefined => {
    if (from === text.length) return []
    if (isDeadEnd.has(from)) return undefined
    for (let end = text.length; end >= from + minWordLength; end--) {
      const found = wordOf([text.slice(from, end)], vocabulary)
      const rest = found && readFrom(end)
      if (rest) return [...found, ...rest]
    }
    isDeadEnd.add(from)
    return undefined
  }
  return readFrom(0)
}

function wordOf(runs: readonly string[], vocabulary: Vocabulary): QueryWord[] | undefined {
  const typed = runs.join('')
  if (typed.length < minWordLength) return undefined
  const chinese = vocabulary.dictionary.inPinyin(typed)
  if (chinese) return readRun(chinese, vocabulary)
  const pairs = vocabulary.pinyinTerms(runs)
  return pairs?.map((terms) => textWord(runs.join(' '), terms.flatMap(exactly)))
}
