// Keeps dates, measurements, addresses and short quoted words on one line.

/** Allows a line break only before the dash between two dates; word joiners keep a Japanese or Chinese date together. */
export function unbrokenDates(range: string): string {
  return range
    .replaceAll('– ', '–\u2060\u00a0')
    .replaceAll(/ (?!–)/g, '\u00a0')
    .replaceAll(/(?<=\p{Script=Han})(?=[\d(])|(?<=\d)(?=\p{Script=Han})/gu, '\u2060')
}

/**
 * Keeps a range or number beside its unit and its other measure: '3 in / 9.5 cm', '59–64 °F', '4か月'. Longer words may be
 * on the next line.
 */
export function unbrokenUnits(text: string): string {
  return text
    .replaceAll(/(?<=\d) (?=°?\p{L}{1,3}(?!\p{L}))/gu, '\u00a0')
    .replaceAll(/(?<=\d\u00a0°?\p{L}+) \/ (?=\d)/gu, '\u00a0/\u00a0')
    .replaceAll(/(?<=\d[–〜])(?=\d)|(?<=\d)(?=[か\p{Script=Han}])/gu, '\u2060')
}

/** Keeps each part of an address on one line: 'Rua do Barro 27'. A phone has room for 26 letters. */
export function unbrokenAddress(text: string): string {
  return text.replaceAll(/(?<=^|[,،] |[、，])[^,،、，]{1,26}(?=[,،、，]|$)/gu, (part) =>
    part.replaceAll(' ', '\u00a0').replaceAll(/(?<=\d)-(?=\d)/g, '-\u2060'),
  )
}

/** The same for an address with an e-mail address, which has a line of its own: no comma before it. */
export function unbrokenContact(text: string): string {
  return unbrokenAddress(text).replaceAll(/[,،、，]\s?(?=[^\s,،、，]+@)/gu, ' ')
}

/** Keeps short words in Japanese quotation marks together: '「おかあさん」'. */
export function unbrokenQuotes(text: string): string {
  return text.replaceAll(/「[^」<>&]{1,9}」/g, (quoted) =>
    [...quoted.replaceAll(' ', '\u00a0')].join('\u2060'),
  )
}

/** Keeps the parts of a foreign name together: 'カルダス・ダ・ライーニャ'. */
export function unbrokenNames(text: string): string {
  return text.replaceAll('・', '\u2060・\u2060')
}

/**
 * The text around a part that stays on a line, without the isolation marks of the part: the caller uses <bdi>. `mark` is
 * the punctuation after it, which belongs on the same line.
 */
export function aroundPart(
  text: string,
  part: string,
): { before: string; mark: string; after: string } | null {
  const [before = '', ...others] = text.replace(`\u2068${part}\u2069`, () => part).split(part)
  if (part === '' || others.length === 0) return null
  const rest = others.join(part)
  const mark = /^\p{P}*/u.exec(rest)![0]
  return { before, mark, after: rest.slice(mark.length) }
}
