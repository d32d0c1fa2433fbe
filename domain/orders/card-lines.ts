// The words of a card, with one line for each sentence.

/** Pictures belong to the sentence before them. */
const pictures = String.raw`(?:\s?\p{Extended_Pictographic}\uFE0F?)*`
const closing = String.raw`[”’"»)]*${pictures}`
/** A sentence begins with a letter, a number or an opening mark. */
const opening = String.raw`(?=[\p{L}\p{N}“„«"¿¡「『(])`
/** Not after a number, an initial or a title such as "Mrs.". */
const fullStop = String.raw`\p{L}\.(?<!(?<!\p{L})(?:\p{L}|\p{Lu}\p{L}{1,2})\.)`

const spaced = new RegExp(String.raw`((?:[!?…؟۔]|${fullStop})${closing})\s+${opening}`, 'gu')
/** No space follows these. After a closing quote the sentence goes on. */
const fullWidth = new RegExp(String.raw`([。！？]${pictures})\s*${opening}`, 'gu')

/** Line breaks of the writer's own stay as they are. */
export function cardLines(text: string): string {
  const words = text.trim()
  return words.includes('\n') ? words : words.replace(spaced, '$1\n').replace(fullWidth, '$1\n')
}
