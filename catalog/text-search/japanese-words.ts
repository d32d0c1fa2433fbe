// Words in a run of Japanese characters. Hiragana between them is grammar, which resembles words of the shop by chance.
// 赤ちゃんが遊べるもの means 赤ちゃん, and has nothing of ベル.
import { asKatakana } from './ideographs.ts'
import { closestWords, letterSetOf } from './typo.ts'
import type { Vocabulary } from './vocabulary.ts'

const hiragana = /^[ぁ-ゖ]/u
const hiraganaOnly = /^[ぁ-ゖ]+$/u
const kanaOnly = /^[ァ-ヺー]+$/u
const maxWordLength = 12
/** A shorter one in names may be grammar. */
const minHiraganaNameLength = 3
const minMistakenLength = 4

/** Parts of a run without the grammar between them; the run itself if it has no known word. */
export function partsOf(run: string, vocabulary: Vocabulary): string[] {
  if (!hiragana.test(run) && !/[ぁ-ゖ]/u.test(run)) return [run]
  const isWord = knownPositions(run, vocabulary)
  const parts: string[] = []
  let part = ''
  for (const [at, character] of [...run].entries()) {
    if (isWord[at] || !hiragana.test(character)) part += character
    else if (part !== '') {
      parts.push(part)
      part = ''
    }
  }
  if (part !== '') parts.push(part)
  return parts.length > 0 ? parts : [run]
}

/** The positions of a run that belong to words of names, of topics or to synonyms. */
function knownPositions(run: string, vocabulary: Vocabulary): boolean[] {
  const characters = [...run]
  const isWord = characters.map(() => false)
  for (let from = 0; from < characters.length; from++) {
    const longest = Math.min(maxWordLength, characters.length - from)
    for (let length = longest; length > 1; length--) {
      if (!isKnown(characters.slice(from, from + length).join(''), vocabulary)) continue
      isWord.fill(true, from, from + length)
      from += length - 1
      break
    }
  }
  return isWord
}

function isKnown(word: string, { dictionary, names }: Vocabulary): boolean {
  const kana = asKatakana(word)
  if (dictionary.runs.has(kana)) return true
  if (!names || (hiraganaOnly.test(word) && word.length < minHiraganaNameLength)) return false
  // チューリップ in チューリップブーケ.
  return names.has(kana) || (word.length >= minMistakenLength && names.startingWith(kana, 1).length > 0)
}

/** A run with one mistake in a word in kana: マロカン is マカロン. */
export function correctedKana(
  run: string,
  vocabulary: Vocabulary,
): { typed: string; corrected: string } | undefined {
  for (const [typed] of run.matchAll(/[ァ-ヺー]+|[ぁ-ゖー]+/gu)) {
    const kana = asKatakana(typed)
    if (typed.length < minMistakenLength || isKnown(typed, vocabulary)) continue
    const words = [...vocabulary.dictionary.runs, ...(vocabulary.names?.words ?? [])].filter(
      (word) => word.length >= minMistakenLength && kanaOnly.test(word),
    )
    const [near] = closestWords(kana, words, words.map(letterSetOf), 1)
    if (near) return { typed, corrected: words[near.word]! }
  }
  return undefined
}
