// Folds spellings of a word: removes accents and Arabic vowel marks, unifies alef.
// Combining marks outside U+0300–036F remain: they turn a Japanese ト into ド, another letter.

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
}

const plain = /^[a-z\d]*$/
const accents = /[\u0300-\u036f]/g
/** Tatweel, short vowels and the dagger alef. */
const arabicMarks = new RegExp(String.raw`[\u0640\u064b-\u065f\u0670]`, 'g')
const replaced = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** `word` is lower case and in normal form KC. */
export function fold(word: string): string {
  if (plain.test(word)) return word
  const composed = word.replace(arabicMarks, '').replace(replaced, (letter) => letters[letter]!)
  return composed.normalize('NFD').replace(accents, '').normalize('NFC')
}
