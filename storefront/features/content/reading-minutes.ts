// How long a text takes to read.
const wordsPerMinute = 220
/** Characters of Chinese and Japanese, which have no spaces. */
const charactersPerMinute = 500

/** Minutes to read the text of a page, at least one. */
export function readingMinutes(html: string): number {
  const text = html.replaceAll(/<[^>]*>/g, ' ')
  const squares = text.match(/[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}]/gu)?.length ?? 0
  const words = text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0
  return Math.max(1, Math.round(squares > words ? squares / charactersPerMinute : words / wordsPerMinute))
}
