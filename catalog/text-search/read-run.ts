// Reads a run of Chinese or Japanese characters in a query: topics that it names, and its pairs of characters.
import type { GramAsked } from './ideographs.ts'
import { correctedKana, partsOf } from './japanese-words.ts'
import { isUnderstood, type QueryWord } from './alternatives.ts'
import type { Topic } from './topics.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isKana, queryGramsOf } from './words.ts'

export function readRun(run: string, vocabulary: Vocabulary): QueryWord[] {
  const words = readParts(run, vocabulary)
  if (words.every(({ alternatives }) => alternatives.length > 0) || vocabulary.topics.isPlain(run))
    return words
  const mistake = correctionOf(run, vocabulary)
  const corrected = mistake && readParts(run.replace(mistake.typed, mistake.corrected), vocabulary)
  if (corrected?.every(isUnderstood))
    return corrected.map((word, at) => (at === 0 ? { ...word, ...mistake } : word))
  if (words.some(isUnderstood)) return words
  const spelled = vocabulary.spelled(run)
  const whole = vocabulary.dictionary.runStartingWith(run) ?? vocabulary.dictionary.runStartingWith(spelled)
  return whole && run.length > 1 ? readSpelled(vocabulary.spelled(whole), vocabulary) : words
}

/** Single characters beside longer words say little: 节 beside 老师. */
function readParts(run: string, vocabulary: Vocabulary): QueryWord[] {
  const parts = vocabulary.isJapanese ? partsOf(run, vocabulary) : [run]
  const words = parts.flatMap((part) => readSpelled(vocabulary.spelled(part), vocabulary))
  const isLong = ({ typed, isTopic, alternatives }: QueryWord) =>
    alternatives.length > 0 && (isTopic || [...typed].length > 1)
  if (!words.some((word) => !word.optional && isLong(word))) return words
  return words.map((word) =>
    isLong(word) || [...word.typed].length > 1 ? word : { ...word, optional: true },
  )
}

type Correction = { readonly typed: string; readonly corrected: string }

function correctionOf(run: string, vocabulary: Vocabulary): Correction | undefined {
  if (vocabulary.isJapanese) return correctedKana(run, vocabulary)
  return vocabulary.readsPinyin ? homophoneOf(run, vocabulary) : undefined
}

/** A word of the dictionary or of names that sounds as an unknown part of this run: 项连 for 项链. */
function homophoneOf(run: string, vocabulary: Vocabulary): Correction | undefined {
  const isKnown = (pair: string) => vocabulary.gramTerm(vocabulary.spelled(pair)) !== undefined
  const found = vocabulary.dictionary.homophoneOf(run, isKnown)
  if (found) return found
  const typed = queryGramsOf(run).find((pair) => !isKnown(pair))
  const corrected = typed && vocabulary.pairSoundingAs(typed)
  return corrected ? { typed, corrected } : undefined
}

function readSpelled(spelled: string, vocabulary: Vocabulary): QueryWord[] {
  const found = vocabulary.topics.inRun(spelled)
  if (!found) return literal(spelled, vocabulary)
  const at = spelled.indexOf(found.text)
  const read = (text: string) => {
    const part = withoutParticles(text, vocabulary)
    const words = isMeaningless(part, vocabulary) ? [] : readSpelled(part, vocabulary)
    // 寝る前に before リラックス: most of it is no word of the shop.
    const known = words.filter(({ alternatives }) => alternatives.length > 0)
    return known.length > words.length / 2 ? words : []
  }
  return [
    ...read(spelled.slice(0, at)),
    ...topicWords(found, vocabulary),
    ...read(spelled.slice(at + found.text.length)),
  ]
}

/** A topic that is a name of the shop finds that name, in the order of the topic. */
function topicWords({ text, topic }: { text: string; topic: Topic }, vocabulary: Vocabulary): QueryWord[] {
  if (!isName(text, vocabulary)) return [topicWord(text, topic, vocabulary)]
  const boost = vocabulary.topicTerms(topic)
  return literal(text, vocabulary).map((word, at) => (at === 0 ? { ...word, boost } : word))
}

function topicWord(text: string, topic: Topic, vocabulary: Vocabulary): QueryWord {
  const term = [...text].length <= 2 ? vocabulary.gramTerm(text) : undefined
  const exact = term === undefined ? [] : [{ term, closeness: 1 }]
  const isName = term !== undefined && vocabulary.nameCount[term]! > 0
  return {
    typed: text,
    alternatives: [...exact, ...vocabulary.topicTerms(topic, isName)],
    optional: vocabulary.isGiftRun(text),
    isTopic: true,
    ...(isName && { boost: vocabulary.topicTerms(topic) }),
  }
}

/** Three or more characters of names: 母亲节. */
function isName(text: string, vocabulary: Vocabulary): boolean {
  if ([...text].length < 3) return false
  return queryGramsOf(text).every((gram) => {
    const term = vocabulary.gramTerm(gram)
    return term !== undefined && vocabulary.nameCount[term]! > 0
  })
}

/** What remains beside a topic: nothing, or an unknown character. */
function isMeaningless(part: string, vocabulary: Vocabulary): boolean {
  const characters = [...part]
  if (characters.length < 2) return part === '' || vocabulary.gramTerm(part) === undefined
  return characters.length < 3 && characters.every(isKana) && vocabulary.gramTerm(part) === undefined
}

/** 包好的 beside 礼盒. */
function withoutParticles(part: string, vocabulary: Vocabulary): string {
  const characters = [...part]
  const isWord = (character: string) => !vocabulary.isParticle(character)
  const [first, last] = [characters.findIndex(isWord), characters.findLastIndex(isWord)]
  return characters.slice(first, last + 1).join('')
}

function literal(spelled: string, vocabulary: Vocabulary): QueryWord[] {
  return vocabulary.gramsAskedBy(spelled).map((asked) => exactly(asked, vocabulary))
}

function exactly({ gram, optional }: GramAsked, vocabulary: Vocabulary): QueryWord {
  const term = vocabulary.gramTerm(gram)
  return { typed: gram, alternatives: term === undefined ? [] : [{ term, closeness: 1 }], optional }
}
