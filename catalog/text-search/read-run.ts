// Reads a run of Chinese or Japanese characters in a query: topics that it names, and its pairs of characters.
import type { GramAsked } from './ideographs.ts'
import type { QueryWord } from './alternatives.ts'
import type { Topic } from './topics.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isKana, queryGramsOf } from './words.ts'

export function readRun(run: string, vocabulary: Vocabulary): QueryWord[] {
  const spelled = vocabulary.spelled(run)
  const words = readSpelled(spelled, vocabulary)
  if (words.some(({ alternatives, optional }) => optional || alternatives.length > 0)) return words
  const whole = vocabulary.dictionary.runStartingWith(run) ?? vocabulary.dictionary.runStartingWith(spelled)
  return whole && run.length > 1 ? readSpelled(vocabulary.spelled(whole), vocabulary) : words
}

function readSpelled(spelled: string, vocabulary: Vocabulary): QueryWord[] {
  const found = vocabulary.topics.inRun(spelled)
  if (!found || isName(found.text, vocabulary)) return literal(spelled, vocabulary)
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
    topicWord(found.text, found.topic, vocabulary),
    ...read(spelled.slice(at + found.text.length)),
  ]
}

function topicWord(text: string, topic: Topic, vocabulary: Vocabulary): QueryWord {
  const term = [...text].length <= 2 ? vocabulary.gramTerm(text) : undefined
  const exact = term === undefined ? [] : [{ term, closeness: 1 }]
  const isName = term !== undefined && vocabulary.nameCount[term]! > 0
  return {
    typed: text,
    alternatives: [...exact, ...vocabulary.topicTerms(topic, isName)],
    optional: vocabulary.isGiftRun(text),
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
