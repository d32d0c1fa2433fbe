// A sentence with a link: brackets mark the linked words.

/** The sentence where nothing can be linked: on paper, in an e-mail. */
export function withoutLink(text: string): string {
  return splitAtLink(text).join('')
}

/** The text before the linked words, the words, and the text after them. */
export function splitAtLink(text: string): [before: string, linked: string, after: string] {
  return text.split(/[[\]]/) as [string, string, string]
}
