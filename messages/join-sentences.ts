// Joins sentences of one language.

/** One paragraph of the sentences that are not false. There is no space after 。 and before 「. */
export function joinSentences(sentences: readonly (string | false)[]): string {
  return sentences
    .filter(Boolean)
    .join(' ')
    .replaceAll(/(?<=。) | (?=「)/g, '')
}
