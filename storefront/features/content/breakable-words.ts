// Line breaks of Japanese text. A browser breaks it within words, or only between phrases: lines are then short.

const japaneseWords = new Intl.Segmenter('ja', { granularity: 'word' })

/** HTML of a Japanese page: allows line breaks in paragraphs and list items before words, and not within them. */
export function breakableWords(page: string): string {
  return page.replaceAll(/(?<=<(p|li))>((?:(?!<picture|<p>).)*?)(?=<\/\1>)/gs, (_, _tag, text: string) => {
    const words = text.replaceAll(/[^<>]+(?=<|$)/g, breakable)
    return ` data-part="words">${words}`
  })
}

function breakable(text: string): string {
  let before = ''
  let words = ''
  for (const { segment } of japaneseWords.segment(text)) {
    words += beginsLine(segment, before) ? `<wbr>${segment}` : segment
    before = segment
  }
  return words
}

/** No break after the start of a character reference, a bracket, a word joiner, or half of a word: '贈り|もの', '吹き|出して'. */
const bound = /(?:[\s&#「（\u2060]|^はい|^なく|^[おご]|^\p{Script=Han}?[きりみ])$/u
/** Kana that continue the word before, or a word that the dictionary cuts: 'ま|せん'. */
const ending =
  /^(?:[てでただばっんょゃゅーらりるれろをず]|せん|さい|ない|けれ|まで|ます|まし|です|した|しょう|はい$|[はがにともへのやかなまけし]$)/
const han = /\p{Script=Han}/u

/** Whether a line may begin with the word; `before` is the one before it. */
function beginsLine(word: string, before: string): boolean {
  if (!/^[\p{L}\p{N}]/u.test(word) || bound.test(before)) return false
  const last = before.at(-1) ?? ''
  // A compound: '陶芸家', '5分'.
  if (han.test(word[0]!))
    return !/\d/.test(last) && !(han.test(last) && (word.length === 1 || before.length === 1))
  // The honorific begins a word: '一度|お送り'.
  if (!/^\p{Script=Hira}/u.test(word) || word.startsWith('お')) return true
  return !ending.test(word) && !han.test(last) && (before.length !== 1 || ending.test(before))
}
