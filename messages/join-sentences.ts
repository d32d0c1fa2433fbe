// Joins sentences of one language.

/** One paragraph of the sentences that are not false. Japanese and Chinese have no space after a full stop. */
export function joinSentences(sentences: readonly (string | false)[]): string {
  return sentences.filter(Boolean).join(' ').replaceAll('。 ', '。')
}
