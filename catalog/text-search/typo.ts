// Finds words with typing mistakes: omitted, added, replaced or swapped letters.

/** Maximum edit distance of a word: 0 for short words, which are too similar to each other. */
function maxDistanceOf(length: number): 0 | 1 | 2 {
  return length < 3 ? 0 : length < 7 ? 1 : 2
}

/** The letters of a word as a set of 32 bits. It skips the comparison of words that differ in many letters. */
export function letterSetOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

export function popCount(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** `distance`: the edit distance to the typed word. */
export type CloseWord = { readonly word: number; readonly distance: number }

/** Words that begin or end with a word of one mistake compared to `typed`: karusel, Kaninkarrusel. */
export function wordsWithClosePart(typed: string, words: readonly string[]): CloseWord[] {
  const lengths = [typed.length - 1, typed.length, typed.length + 1]
  return words.flatMap((written, word) => {
    const isNear =
      written.length > typed.length + 1 &&
      lengths.some(
        (length) =>
          editDistance(typed, written.slice(0, length), 1) === 1 ||
          editDistance(typed, written.slice(-length), 1) === 1,
      )
    return isNear ? [{ word, distance: 1 }] : []
  })
}

/** The words with the smallest edit distance to `typed`: at most `limit`, and what its length allows. */
export function closestWords(
  typed: string,
  words: readonly string[],
  letters: readonly number[],
  limit = 2,
): CloseWord[] {
  const allowed = Math.min(limit, maxDistanceOf(typed.length))
  const typedLetters = letterSetOf(typed)
  let closest: CloseWord[] = []
  let best: number = allowed
  if (allowed === 0) return closest
  for (let word = 0; word < words.length; word++) {
    // One mistake changes at most two letters of the set.
    if (popCount(typedLetters ^ letters[word]!) > 2 * best) continue
    const distance = editDistance(typed, words[word]!, best)
    if (distance > best) continue
    // Words with two mistakes must begin with the right letter: nounours is not toujours.
    if (distance === 2 && typed[0] !== words[word]![0]) continue
    if (distance < best) closest = []
    best = distance
    closest.push({ word, distance })
  }
  return closest
}

const maxLength = 64
const rows = [0, 1, 2].map(() => new Uint8Array(maxLength + 1))

/** Damerau-Levenshtein distance (a swap of neighbours counts once); above `most` the result is only greater than `most`. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > maxLength || b.length > maxLength) return most + 1
  let [before, above, row] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let j = 0; j <= b.length; j++) above[j] = j
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (same ? 0 : 1))
      const swapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    ;[before, above, row] = [above, row, before]
  }
  return above[b.length]!
}
