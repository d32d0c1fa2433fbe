// Cuts a text into what is looked up: words, and for Chinese and Japanese every character and every pair of
// neighbours, because no two dictionaries agree where their words begin.

const ideographs = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆`
// The long Katakana vowel mark belongs to no script of its own. An apostrophe ends a word: l'or, mother's.
const runs = new RegExp(`[${ideographs}]+|[[\\p{L}\\p{M}\\p{N}]--[${ideographs}]]+`, 'gv')
const ideographic = new RegExp(`^[${ideographs}]`, 'v')
const lonelyLetter = /^\p{L}$/u

/** Lower-case runs of letters and digits; runs of Chinese and Japanese characters stay whole. */
export function runsOf(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().match(runs) ?? []
}

export function isIdeographic(run: string): boolean {
  return ideographic.test(run)
}

const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]/u

export function isKana(character: string): boolean {
  return kana.test(character)
}

/** What remains of an article or a genitive beside an apostrophe: l', d', 's. */
export function isLonelyLetter(run: string): boolean {
  return run.length === 1 && lonelyLetter.test(run) && !isIdeographic(run)
}

/** What a product is found by: characters and pairs. */
export function gramsOf(run: string): string[] {
  const characters = [...run]
  return [...characters, ...pairsOf(run)]
}

/** What a query asks for: pairs, or the character that stands alone. */
export function queryGramsOf(run: string): string[] {
  const pairs = pairsOf(run)
  return pairs.length > 0 ? pairs : [run]
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.slice(1).map((character, at) => characters[at]! + character)
}
