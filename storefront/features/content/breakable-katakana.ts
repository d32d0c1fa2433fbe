// Long Japanese compounds of foreign words have no spaces: a browser breaks them anywhere.

const japaneseWords = new Intl.Segmenter('ja', { granularity: 'word' })

/** HTML: allows a line break between the words of a long Japanese compound: 'チョコレート<wbr>トリュフ'. */
export function breakableKatakana(text: string): string {
  return text.replaceAll(/[\u30a1-\u30fc]{8,}/g, (compound) =>
    [...japaneseWords.segment(compound)]
      .map(({ segment }) => segment)
      // A dictionary without a word cuts it into syllables.
      .reduce((before, word) =>
        word.length > 2 && /[\u30a1-\u30fc]{3}$/.test(before) ? `${before}<wbr>${word}` : before + word,
      ),
  )
}
