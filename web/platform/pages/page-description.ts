// Meta description: as many whole sentences of a text as search engines show.
import { localeTable, type Locale } from '#domain/markets/locale.ts'

/** Characters that search engines show, and the least useful length. */
const longest = 160
/** The shortest useful description, as a part of the longest. */
const leastShare = 3 / 8

/** Whole sentences; if the first is too long, whole words and an ellipsis. */
export function pageDescription(text: string, locale: Locale, maxLength = longest): string {
  // Languages without spaces between words have none between sentences either.
  const line = text
    .replaceAll(/(?<=[。！？」]”?)\s+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (line.length <= maxLength) return line
  const sentences = new Intl.Segmenter(localeTable[locale].tag, { granularity: 'sentence' })
  let end = 0
  for (const { index, segment } of sentences.segment(line)) {
    const stop = index + segment.trimEnd().length
    if (stop > maxLength) break
    end = stop
  }
  if (end >= maxLength * leastShare) return line.slice(0, end)
  return `${line.slice(0, maxLength - 1).replace(/[\s,;:、，،؛–]+\S*$/, '')}…`
}
