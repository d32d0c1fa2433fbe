// Chinese and Japanese typed in Latin letters: yinyuehe finds 音乐盒, kyandoru is キャンドル.
import { pinyin } from 'pinyin-pro'
import { toKatakana } from 'wanakana'

const letters = /^[a-z]+$/
const kanaOnly = /^[\p{Script=Katakana}ー]+$/u
/** A vowel repeated is one long vowel. */
const longVowel =
  /([アカサタナハマヤラワガザダバパャァ])ア|([イキシチニヒミリギジヂビピィ])イ|([ウクスツヌフムユルグズヅブプュゥ])ウ|([エケセテネヘメレゲゼデベペェ])エ|([オコソトノホモヨロゴゾドボポョォ])オ/g

/** The same sounds in Katakana; undefined if the letters are not Japanese. */
export function katakanaOf(runs: readonly string[]): string | undefined {
  if (!runs.every((run) => letters.test(run))) return undefined
  const kana = toKatakana(runs.join('')).replace(longVowel, (pair) => `${pair[0]}ー`)
  return kana.length > 1 && kanaOnly.test(kana) ? kana : undefined
}

/** Pinyin without tones and spaces. */
export function pinyinOf(word: string): string {
  return pinyin(word, { toneType: 'none', type: 'array', v: true }).join('')
}

/** A syllable has at most six letters: zhuang, chuang. */
const maxSyllableLength = 6

/** Pairs of Chinese characters by their sounds, without tones. */
export class PinyinPairs {
  readonly #readings = new Map<string, readonly string[]>()
  readonly #terms = new Map<string, number[]>()

  /** A character may have several sounds: 乐 is le and yue. */
  add(pair: string, term: number): void {
    const [first = '', second = ''] = pair
    for (const before of this.#readingsOf(first))
      for (const after of this.#readingsOf(second)) {
        const key = `${before} ${after}`
        const terms = this.#terms.get(key)
        if (terms) terms.push(term)
        else this.#terms.set(key, [term])
      }
  }

  /**
   * Terms for each pair of neighbouring syllables of a text without tones, with or without spaces. undefined for
   * another text, or if no term `counts` for a pair.
   */
  read(runs: readonly string[], counts: (term: number) => boolean): number[][] | undefined {
    const text = runs.join('')
    if (!runs.every((run) => letters.test(run)) || text.length > 40) return undefined
    const pairsFrom = (at: number, before: string): number[][] | undefined => {
      if (at === text.length) return []
      for (let length = Math.min(maxSyllableLength, text.length - at); length > 0; length--) {
        const syllable = text.slice(at, at + length)
        const terms = this.#terms.get(`${before} ${syllable}`)?.filter(counts) ?? []
        const rest = terms.length > 0 ? pairsFrom(at + length, syllable) : undefined
        if (rest) return [terms, ...rest]
      }
      return undefined
    }
    for (let length = 1; length <= maxSyllableLength && length < text.length; length++) {
      const pairs = pairsFrom(length, text.slice(0, length))
      if (pairs) return pairs
    }
    return undefined
  }

  /** Terms of the pairs with the sounds of this pair. */
  soundingAs(pair: string): number[] {
    const [first = '', second = ''] = pair
    return this.#readingsOf(first).flatMap((before) =>
      this.#readingsOf(second).flatMap((after) => this.#terms.get(`${before} ${after}`) ?? []),
    )
  }

  #readingsOf(character: string): readonly string[] {
    let readings = this.#readings.get(character)
    if (!readings) {
      const all = pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true })
      readings = [...new Set(all)].filter((each) => letters.test(each)).slice(0, 3)
      this.#readings.set(character, readings)
    }
    return readings
  }
}
