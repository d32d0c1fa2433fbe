// Reads a run of Chinese or Japanese characters in a query: topics that it names, and its pairs of characters. In
// 母亲节花束, 母亲节 is the topic Mother's Day, and 花束 a pair.
import { correctedKana, partsOf } from './japanese-words.ts'
import { exactly, isKnown, isRequired, isUnderstood, textWord, type QueryWord } from './query-word.ts'
import { typeTopics, type Topic } from './topics.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isKana, queryGramsOf } from './words.ts'

/** The run as typed, else corrected, else as the beginning of a known word. */
export function readRun(run: string, vocabulary: Vocabulary): QueryWord[] {
  const words = readParts(run, vocabulary)
  if (words.every(isKnown) || vocabulary.topics.isPlain(run)) return words
  const corrected = readCorrected(run, vocabulary)
  if (corrected) return corrected
  return words.some(isUnderstood) ? words : (readUnfinished(run, vocabulary) ?? words)
}

/** Single characters beside longer words say little: 节 beside 老师. */
function readParts(run: string, vocabulary: Vocabulary): QueryWord[] {
  const parts = vocabulary.isJapanese ? partsOf(run, vocabulary) : [run]
  const words = parts.flatMap((part) => readSpelled(vocabulary.spelled(part), vocabulary))
  const isMeant = (word: QueryWord) => isKnown(word) && (word.kind !== 'text' || isLong(word))
  if (!words.some((word) => isRequired(word) && isMeant(word))) return words
  return words.map((word) => (isMeant(word) || isLong(word) ? word : { ...word, optional: true }))
}

function isLong({ typed }: QueryWord): boolean {
  return [...typed].length > 1
}

/** The first word determines the correction, which may be longer than a word. */
function readCorrected(run: string, vocabulary: Vocabulary): QueryWord[] | undefined {
  const mistake = correctionOf(run, vocabulary)
  if (!mistake) return undefined
  const words = readParts(run.replace(mistake.typed, mistake.corrected), vocabulary)
  if (!words.every(isUnderstood)) return undefined
  return words.map((word, at) => (at === 0 ? { ...word, ...mistake } : word))
}

function readUnfinished(run: string, vocabulary: Vocabulary): QueryWord[] | undefined {
  if (run.length < 2) return undefined
  const { dictionary } = vocabulary
  const whole = dictionary.runStartingWith(run) ?? dictionary.runStartingWith(vocabulary.spelled(run))
  return whole ? readSpelled(vocabulary.spelled(whole), vocabulary) : undefined
}

type Correction = { readonly typed: string; readonly corrected: string }

function correctionOf(run: string, vocabulary: Vocabulary): Correction | undefined {
  if (vocabulary.isJapanese) return correctedKana(run, vocabulary)
  return vocabulary.readsPinyin ? homophoneOf(run, vocabulary) : undefined
}

/** A word of the dictionary or of names that sounds as an unknown part of this run: 项连 for 项链. */
function homophoneOf(run: string, vocabulary: Vocabulary): Correction | undefined {
  const isPair = (pair: string) => vocabulary.gramTerm(vocabulary.spelled(pair)) !== undefined
  const found = vocabulary.dictionary.homophoneOf(run, isPair)
  if (found) return found
  const typed = queryGramsOf(run).find((pair) => !isPair(pair))
  const corrected = typed && vocabulary.pairSoundingAs(typed)
  return corrected ? { typed, corrected } : undefined
}

/** A spelled run: the longest topic in it, and what stands before and after it. */
function readSpelled(spelled: string, vocabulary: Vocabulary): QueryWord[] {
  const found = vocabulary.topics.inRun(spelled)
  if (!found) return literal(spelled, vocabulary)
  const at = spelled.indexOf(found.text)
  return [
    ...readBeside(spelled.slice(0, at), vocabulary),
    ...topicWords(found, vocabulary),
    ...readBeside(spelled.slice(at + found.text.length), vocabulary),
  ]
}

/** A part beside a topic. Of 寝る前に before リラックス, most is no word of the shop. */
function readBeside(text: string, vocabulary: Vocabulary): QueryWord[] {
  const part = withoutParticles(text, vocabulary)
  const words = isMeaningless(part, vocabulary) ? [] : readSpelled(part, vocabulary)
  return words.filter(isKnown).length > words.length / 2 ? words : []
}

/** A topic that is a name of the shop finds that name, in the order of the topic. */
function topicWords({ text, topic }: { text: string; topic: Topic }, vocabulary: Vocabulary): QueryWord[] {
  if (!isName(text, vocabulary)) return [topicWord(text, topic, vocabulary)]
  const boost = vocabulary.topicTerms(topic)
  const kind = typeTopics.has(topic) ? 'type' : 'text'
  return literal(text, vocabulary).map((word, at) => ({ ...word, kind, ...(at === 0 && { boost }) }))
}

function topicWord(text: string, topic: Topic, vocabulary: Vocabulary): QueryWord {
  const term = [...text].length <= 2 ? vocabulary.gramTerm(text) : undefined
  const isName = term !== undefined && vocabulary.nameCount[term]! > 0
  return {
    kind: isName && typeTopics.has(topic) ? 'type' : 'topic',
    typed: text,
    alternatives: [...exactly(term), ...vocabulary.topicTerms(topic, isName)],
    optional: vocabulary.isGiftRun(text),
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
  return vocabulary
    .gramsAskedBy(spelled)
    .map(({ gram, optional }) => textWord(gram, exactly(vocabulary.gramTerm(gram)), optional))
}
