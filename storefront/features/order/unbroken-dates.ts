/** Allows a line break only after the dash between two dates; word joiners keep a Japanese or Chinese date together. */
export function unbrokenDates(range: string): string {
  return range
    .replaceAll(/(?<!–) /g, '\u00a0')
    .replaceAll(/(?<=\p{Script=Han})(?=[\d(])|(?<=\d)(?=\p{Script=Han})/gu, '\u2060')
}
