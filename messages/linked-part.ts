// A sentence with a link: brackets mark the linked words.

/** The text before the linked words, the words, and the text after them. */
export function splitAtLink(text: string): [before: string, linked: string, after: string] {
  return text.split(/[[\]]/) as [string, string, string]
}
