// What a shopper may type: which characters are refused everywhere, and how long a text looks.

// Control characters, line and paragraph separators, lone surrogates, and the marks that reorder bidirectional
// text: on a label or in a mail they hide or forge what is read.
const forbidden = /[\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u
const forbiddenInLines = new RegExp(`(?!\\n)${forbidden.source}`, 'u')

export function hasForbiddenCharacters(text: string, { lineBreaks = false } = {}): boolean {
  return (lineBreaks ? forbiddenInLines : forbidden).test(text)
}

/** Made when there is a text to count: it takes a phone as long as half a page. */
let segmenter: Intl.Segmenter | undefined

/** Characters as a reader counts them: a family emoji or an accented letter is one. */
export function characterCount(text: string): number {
  if (text === '') return 0
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

// The longest emoji in use, the flags of regions, take 14 code units.
const longestCharacter = 16

/** Too many characters, or characters piled so high (accents upon accents) that they are no longer text. */
export function isTooLong(text: string, maxCharacters: number): boolean {
  return text.length > maxCharacters * longestCharacter || characterCount(text) > maxCharacters
}
