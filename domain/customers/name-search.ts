// Search for names by the beginnings of their words.

/**
 * A tsquery that finds names with a word that begins with each typed word; null without a word. A database without a
 * locale changes only A to Z to small letters. Its index keeps the 'Ö' in 'Ölk'. So other letters are searched as
 * small and as capital letters.
 */
export function nameQuery(text: string): string | null {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const parts = words.map((word) => {
    const beyond = /[^\p{ASCII}]/gu
    const first = word.replace(/^[^\p{ASCII}]/u, (letter) => letter.toUpperCase())
    const forms = new Set([word, first, word.replaceAll(beyond, (letter) => letter.toUpperCase())])
    return `(${[...forms].map((form) => `${form}:*`).join(' | ')})`
  })
  return parts.length > 0 ? parts.join(' & ') : null
}
