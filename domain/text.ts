// Validates text input: forbidden characters, and length in visible characters.

// Control characters, line and paragraph separators, lone surrogates, and marks that reorder bidirectional text.
// On a label or in a mail they can hide or forge text.
const forbidden = /[\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u
const forbiddenInLines = new RegExp(`(?!\\n)${forbidden.source}`, 'u')

export function hasForbiddenCharacters(text: string, { lineBreaks = false } = {}): boolean {
  return (lineBreaks ? forbiddenInLines : forbidden).test(text)
}

/** Arabic and Hebrew texts need them beside numbers and Latin words. */
const directionMarks = /[\u061C\u200E\u200F]/g

/** For texts that the merchant writes: the same, but marks of the writing direction are allowed. */
export function hasForbiddenInOwnText(text: string): boolean {
  return hasForbiddenCharacters(text.replaceAll(directionMarks, ''))
}

/** At most `max` code units, without half of a character at the end. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}

/** Created on first use: on a phone it takes as long as rendering half a page. */
let segmenter: Intl.Segmenter | undefined

/** Visible characters: a family emoji or an accented letter is one. */
export function graphemes(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Number of graphemes. */
export function characterCount(text: string): number {
  return /^[ -~]*$/.test(text) ? text.length : graphemes(text).length
}

// The longest emoji in use, flags of regions, have 14 code units.
const maxCharacterLength = 16

/** True for too many characters, or for characters with too many stacked accents. */
export function isTooLong(text: string, maxCharacters: number): boolean {
  return text.length > maxCharacters * maxCharacterLength || characterCount(text) > maxCharacters
}

/** One line of visible text. */
export function isLine(text: string, maxLength: number): boolean {
  return text !== '' && text.trim() === text && !hasForbiddenInOwnText(text) && !isTooLong(text, maxLength)
}

/** Converts full-width and Arabic digits to ASCII. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
}
