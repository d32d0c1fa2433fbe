// Reads a query as words: each has alternative terms with their closeness. 'mug for mum' is the type 'mug' and the
// topic 'mum', in this order. 'for' is a stop word.
import { fold } from './fold.ts'
import { exactly, isColour, isKnown, isRequired, textWord, type QueryWord } from './query-word.ts'
import { readPinyin } from './read-pinyin.ts'
import { readRun } from './read-run.ts'
import { readWord, type Ending, type QueryToken } from './read-word.ts'
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
  /** The last word is still being typed. */
  readonly unfinished: boolean
  /** Whether one product has all of these terms in its names. */
  readonly isName: (terms: readonly number[]) => boolean
}

export function readQuery(query: string, vocabulary: Vocabulary, reading: Reading): QueryWord[] {
  const text = query.trim().slice(0, maxQueryLength)
  const runs = joined(runsOf(text), vocabulary)
  const isUnknown = !runs.some((run) => vocabulary.termOf(vocabulary.stem(fold(run))) !== undefined)
  const words = isUnknown ? readRomanised(text, runs, vocabulary) : undefined
  if (words) return words.slice(0, maxWords)
  const converted = isUnknown ? convertedRun(runs, vocabulary) : undefined
  const ending = /[\s\p{P}]$/u.test(text) ? 'complete' : reading.unfinished ? 'typing' : 'open'
  const tokens = tokensOf(converted ? [converted] : runs, vocabulary, ending)
  const read = quoted.test(text) ? readQuoted(tokens, vocabulary) : readTokens(tokens, vocabulary, reading)
  return withOptionalWords(read.slice(0, maxWords), vocabulary)
}

/** A query in pinyin as words: xiang xun is 香薰. Undefined in other languages. */
function readRomanised(
  text: string,
  runs: readonly string[],
  vocabulary: Vocabulary,
): QueryWord[] | undefined {
  const folded = runs.map(fold)
  const pairs = vocabulary.pinyinTerms(folded)
  if (pairs) return pairs.map((terms) => textWord(text, terms.flatMap(exactly)))
  return vocabulary.readsPinyin ? readPinyin(folded, vocabulary) : undefined
}

/** A query in Latin letters in the characters of the language: kyandoru is キャンドル. */
function convertedRun(runs: readonly string[], vocabulary: Vocabulary): string | undefined {
  return vocabulary.kanaOf(runs) ?? vocabulary.dictionary.inPinyin(runs.map(fold).join(''))
}

/** Exactly the typed words and their inflected forms. */
function readQuoted(tokens: readonly QueryToken[], vocabulary: Vocabulary): QueryWord[] {
  return tokens.flatMap(({ typed, stem }) =>
    isIdeographic(typed) ? readRun(typed, vocabulary) : [textWord(typed, exactly(vocabulary.termOf(stem)))],
  )
}

function readTokens(tokens: readonly QueryToken[], vocabulary: Vocabulary, reading: Reading): QueryWord[] {
  const [folded, stems] = [tokens.map((token) => token.folded), tokens.map((token) => token.stem)]
  const words: QueryWord[] = []
  for (let at = 0; at < tokens.length && words.length < maxWords; at++) {
    const token = tokens[at]!
    if (isIdeographic(token.typed)) {
      words.push(...readRun(token.typed, vocabulary))
      continue
    }
    const found = vocabulary.topics.at(folded, stems, at)
    if (!found || found.length === 1) {
      words.push(...readWord(token, vocabulary, reading.compounds))
      continue
    }
    const phrase = tokens.slice(at, at + found.length)
    if (isNamed(phrase, vocabulary, reading)) {
      const boost = vocabulary.topicTerms(found.topic)
      const read = readWord(token, vocabulary, reading.compounds)
      words.push(...read.map((word, part) => (part === 0 ? { ...word, boost } : word)))
    } else {
      words.push(topicWord(phrase, found.topic, vocabulary))
      at += phrase.length - 1
    }
  }
  return words
}

/**
 * "who drinks coffee": a word of descriptions has little weight beside a topic. In a sentence it has little weight
 * beside a word of names, too.
 */
function withOptionalWords(words: readonly QueryWord[], vocabulary: Vocabulary): QueryWord[] {
  const isInNames = ({ alternatives }: QueryWord) =>
    alternatives.some(({ term }) => vocabulary.nameCount[term]! > 0)
  const isStrong = (word: QueryWord) => word.kind === 'topic' || isInNames(word)
  const isDecisive = words.length >= minSentenceWords ? isStrong : ({ kind }: QueryWord) => kind === 'topic'
  if (!words.some((word) => isRequired(word) && isDecisive(word))) return [...words]
  return words.map((word) =>
    isStrong(word) || isColour(word) || !isKnown(word) ? word : { ...word, optional: true },
  )
}

/** The runs that mean something; `ending` is that of the last one. */
function tokensOf(runs: readonly string[], vocabulary: Vocabulary, ending: Ending): QueryToken[] {
  return runs.flatMap((typed, at) => {
    const own = at === runs.length - 1 ? ending : 'complete'
    const folded = isIdeographic(typed) ? typed : fold(typed)
    if ((vocabulary.isStopWord(folded) || isSingleLetter(typed)) && own !== 'typing') return []
    const stem = isIdeographic(typed) ? typed : vocabulary.stem(folded)
    return [{ typed, folded, stem, ending: own }]
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
  return { kind: 'topic', typed, alternatives: vocabulary.topicTerms(topic) }
}

/** porta gioie → portagioie, if the shop writes one word. */
function joined(runs: readonly string[], vocabulary: Vocabulary): string[] {
  const isStop = (run: string) => vocabulary.isStopWord(fold(run))
  const words: string[] = []
  for (const run of runs) {
    const last = words.at(-1)
    const isOne =
      last !== undefined &&
      !isIdeographic(run) &&
      !(isStop(last) && isStop(run)) &&
      isOneWord(last, run, vocabulary)
    if (isOne) words[words.length - 1] = last + run
    else words.push(run)
  }
  return words
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
