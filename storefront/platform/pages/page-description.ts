// What search engines show under a page's title: as many whole sentences of a text as they have room for.
import { localeTable, type Locale } from '#domain/markets/locale.ts'

/** Characters search engines show, and the fewest worth showing. */
const most = 160
const fewest = 60

/** Whole sentences; where the first is too long for that, whole words and an ellipsis. */
export function pageDescription(text: string, locale: Locale): string {
  // Languages that write without spaces put none between sentences either.
  const line = text
    .replaceAll(/(?<=[。！？」”])\s+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (line.length <= most) return line
  const sentences = new Intl.Segmenter(localeTable[locale].tag, { granularity: 'sentence' })
  let end = 0
  for (const { index, segment } of sentences.segment(line)) {
    const stop = index + segment.trimEnd().length
    if (stop > most) break
    end = stop
  }
  if (end >= fewest) return line.slice(0, end)
  return `${line.slice(0, most - 1).replace(/[\s,;:、，،؛–]+\S*$/, '')}…`
}
