// Converts a typed query to terms: for each word its alternative terms with their closeness. Typing mistakes are
// assumed only for words without any other match.
import type { QueryWord } from './alternatives.ts'
import { fold } from './fold.ts'
import { readPinyin } from './read-pinyin.ts'
import { readRun } from './read-run.ts'
import { readWord, type QueryToken } from './read-word.ts'
import type { Topic } from './topics.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isIdeographic, isSingleLetter, runsOf } from './words.ts'

const maxQueryLength = 100
const maxWords = 8
const minSentenceWords = 3
/** "linen": a query in quotation marks finds the typed words only. */
const quoted = /^["“”„«»「『].*["“”«»」』]$/u

type Reading = {
  readonly compounds: boolean
  /** The last word is incomplete: even a stop word may be the beginning of another word. */
  readonly unfinished: boolean
  /** Whether one product has all of these terms in its names. */
  readonly isName: (terms: readonly number[]) => boolean
}

export function readQuery(query: string, vocabulary: Vocabulary, reading: Reading): QueryWord[] {
  const text = query.trim().slice(0, maxQueryLength)
  const isQuoted = quoted.test(text)
  const typed = joined(runsOf(text), vocabulary)
  const isKnown = typed.some((run) => vocabulary.termOf(vocabulary.stem(fold(run))) !== undefined)
  const pinyin = isKnown ? undefined : vocabulary.pinyinTerms(typed.map(fold))
  if (pinyin)
    return pinyin.map((terms) => ({
      typed: text,
      alternatives: terms.map((term) => ({ term, closeness: 1 })),
    }))
  const inPinyin = isKnown ? undefined : vocabulary.readsPinyin && readPinyin(typed.map(fold), vocabulary)
  if (inPinyin) return inPinyin
  const kana = isKnown ? undefined : vocabulary.kanaOf(typed)
  const chinese = isKnown ? undefined : vocabulary.dictionary.inPinyin(typed.map(fold).join(''))
  const converted = kana ?? chinese
  const runs = converted ? [converted] : typed
  const isUnfinished = !/[\s\p{P}]$/u.test(text)
  const words: QueryWord[] = []
  const tokens = tokensOf(runs, vocabulary, {
    isLast: isUnfinished,
    isTyped: isUnfinished && reading.unfinished,
  })
  const [folded, stems] = [tokens.map((token) => token.folded), tokens.map((token) => token.stem)]
  for (let at = 0; at < tokens.length && words.length < maxWords; at++) {
    const token = tokens[at]!
    if (isIdeographic(token.typed)) words.push(...readRun(token.typed, vocabulary))
    else if (isQuoted) words.push(typedWord(token, vocabulary))
    else {
      const found = vocabulary.topics.at(folded, stems, at)
      const phrase = tokens.slice(at, at + (found?.length ?? 1))
      if (phrase.length > 1 && !isNamed(phrase, vocabulary, reading)) {
        words.push(topicWord(phrase, found!.topic, vocabulary))
        at += phrase.length - 1
      } else {
        const [first, ...others] = readWord(token, vocabulary, reading.compounds)
        const boost = phrase.length > 1 ? vocabulary.topicTerms(found!.topic) : first?.boost
        if (first) words.push({ ...first, ...(boost && { boost }) }, ...others)
      }
    }
  }
  return withOptionalWords(words.slice(0, maxWords), vocabulary)
}

/** "who drinks coffee": a word of descriptions says little beside a topic, in a sentence also beside a word of names. */
function withOptionalWords(words: readonly QueryWord[], vocabulary: Vocabulary): QueryWord[] {
  const isInNames = ({ alternatives }: QueryWord) =>
    alternatives.some(({ term }) => vocabulary.nameCount[term]! > 0)
  const isSentence = words.length >= minSentenceWords
  const isStrong = (word: QueryWord) => word.isTopic === true || isInNames(word)
  const isDecisive = (word: QueryWord) =>
    !word.optional && (isSentence ? isStrong(word) : word.isTopic === true)
  if (!words.some(isDecisive)) return [...words]
  return words.map((word) =>
    isStrong(word) || word.isColour || word.alternatives.length === 0 ? word : { ...word, optional: true },
  )
}

/** The runs that mean something; only the last one may be incomplete. */
function tokensOf(
  runs: readonly string[],
  vocabulary: Vocabulary,
  last: Pick<QueryToken, 'isLast' | 'isTyped'>,
): QueryToken[] {
  return runs.flatMap((typed, at) => {
    const folded = isIdeographic(typed) ? typed : fold(typed)
    const { isLast, isTyped } = at === runs.length - 1 ? last : { isLast: false, isTyped: false }
    if ((vocabulary.isStopWord(folded) || isSingleLetter(typed)) && !isTyped) return []
    const stem = isIdeographic(typed) ? typed : vocabulary.stem(folded)
    return [{ typed, folded, stem, isLast, isTyped }]
  })
}

/** Whether names of one product contain the whole phrase: it means that product. */
function isNamed(phrase: readonly QueryToken[], vocabulary: Vocabulary, { isName }: Reading): boolean {
  const terms = phrase.map(({ stem }) => vocabulary.termOf(stem))
  return terms.every((term) => term !== undefined) && isName(terms)
}

/** "first apartment": the words have no other meaning than the topic's. */
function topicWord(phrase: readonly QueryToken[], topic: Topic, vocabulary: Vocabulary): QueryWord {
  const typed = phrase.map((token) => token.typed).join(' ')
  return { typed, alternatives: vocabulary.topicTerms(topic), isTopic: true }
}

/** porta gioie → portagioie, if the shop writes one word. */
function joined(runs: readonly string[], vocabulary: Vocabulary): string[] {
  const isStop = (run: string) => vocabulary.isStopWord(fold(run))
  return runs.reduce<string[]>((words, run) => {
    const both = (words.at(-1) ?? '') + run
    const isOne =
      words.length > 0 &&
      !isIdeographic(run) &&
      !(isStop(words.at(-1)!) && isStop(run)) &&
      isOneWord(words.at(-1)!, run, vocabulary)
    return isOne ? [...words.slice(0, -1), both] : [...words, run]
  }, [])
}

/** A word of names, or a word of a text of which a part is in no name. */
function isOneWord(first: string, second: string, vocabulary: Vocabulary): boolean {
  const names = namesWith(first + second, vocabulary)
  return names !== undefined && (names > 0 || !namesWith(first, vocabulary) || !namesWith(second, vocabulary))
}

function namesWith(run: string, vocabulary: Vocabulary): number | undefined {
  const term = vocabulary.termOf(vocabulary.stem(fold(run)))
  return term === undefined ? undefined : vocabulary.nameCount[term]
}

/** The word and its inflected forms, without corrections and longer words. */
function typedWord({ typed, stem }: QueryToken, vocabulary: Vocabulary): QueryWord {
  const term = vocabulary.termOf(stem)
  return { typed, alternatives: term === undefined ? [] : [{ term, closeness: 1 }] }
}
