// Splits a text into searchable terms: words, and for Chinese and Japanese every character and every pair of
// neighbours. Dictionaries disagree on their word boundaries.

const ideographs = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆`
// The long Katakana vowel mark has no script property. An apostrophe ends a word: l'or, mother's.
const runs = new RegExp(`[${ideographs}]+|[[\\p{L}\\p{M}\\p{N}]--[${ideographs}]]+`, 'gv')
const ideographic = new RegExp(`^[${ideographs}]`, 'v')
const singleLetter = /^\p{L}$/u

/** Texts that need no normalisation and no character classes: they are split in a third of the time. */
const isLatin = /^[\0-\x7fÀ-ÖØ-öø-ÿ]*$/
const latinRuns = /[a-z0-9ß-öø-ÿ]+/g

/** Lower-case runs of letters and digits; runs of Chinese and Japanese characters are not split. */
export function runsOf(text: string): string[] {
  if (isLatin.test(text)) return text.toLowerCase().match(latinRuns) ?? []
  return text.normalize('NFKC').toLowerCase().match(runs) ?? []
}

export function isIdeographic(run: string): boolean {
  return ideographic.test(run)
}

const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]/u

export function isKana(character: string): boolean {
  return kana.test(character)
}

/** Remainder of an article or a genitive beside an apostrophe: l', d', 's. */
export function isSingleLetter(run: string): boolean {
  return run.length === 1 && singleLetter.test(run) && !isIdeographic(run)
}

/** Units for indexing: characters and pairs. */
export function gramsOf(run: string): string[] {
  const characters = [...run]
  return [...characters, ...pairsOf(run)]
}

/** Units of a query: pairs, or a single character. */
export function queryGramsOf(run: string): string[] {
  const pairs = pairsOf(run)
  return pairs.length > 0 ? pairs : [run]
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.slice(1).map((character, at) => characters[at]! + character)
}
