// All words of one language's texts with their folded form and their term, the stem by which documents are found.
// Finds words by prefix, by suffix and by typing mistake.
import type { Locale } from '#domain/markets/locale.ts'
import { maxAlternatives, minFirstPartLength, topicWeight, type Alternative } from './alternatives.ts'
import { fold } from './fold.ts'
import { IdeographNames } from './ideograph-names.ts'
import { runReaderOf, spellingOf, type GramAsked, type RunReader, type Spelling } from './ideographs.ts'
import type { PlainWords } from './once-for.ts'
import { dictionaryOf, type QueryDictionary } from './query-dictionary.ts'
import { katakanaOf, PinyinPairs } from './romanised.ts'
import { SortedWords } from './sorted-words.ts'
import { colourStemsOf, englishSynonyms, giftStemsOf, sameStemsOf, stemmerOf, stopWordsOf } from './stem.ts'
import { englishStem, stemsOfTopic, topicPhrasesOf, type TopicPhrases } from './topic-phrases.ts'
import type { Topic } from './topics.ts'
import { letterSetOf, closestWords, wordsWithClosePart, type CloseWord } from './typo.ts'
import { gramsOf, isIdeographic, isKana, isSingleLetter } from './words.ts'

/** Shorter parts of compounds resemble each other. */
const minPartLength = 6
const minStemLength = 5
const noTerms: readonly number[] = []

export class Vocabulary {
  readonly #stem: (folded: string) => string
  readonly #sameAs: (stem: string) => readonly string[]
  readonly #stopWords: ReadonlySet<string>
  readonly #giftStems: ReadonlySet<string>
  readonly #giftRuns: ReadonlySet<string>
  readonly #particles: ReadonlySet<string>
  readonly #spell: Spelling
  readonly #readRun: RunReader
  readonly #locale: Locale
  readonly #plain: PlainWords
  readonly #pinyin: PinyinPairs | undefined
  /** Terms of a run of letters, so that each distinct word is analysed once. */
  readonly #termsOfRun = new Map<string, readonly number[]>()
  readonly #terms = new Map<string, number>()
  readonly #stems: string[] = []
  readonly #stemLetters: number[] = []
  /** The first word of a term; none for characters. */
  readonly #wordOfTerm: number[] = []
  /** Number of titles and names that contain a term. */
  readonly nameCount: number[] = []
  readonly #written: string[] = []
  readonly #folded: string[] = []
  readonly #letters: number[] = []
  readonly #termOfWord: number[] = []
  readonly #byPrefix = new SortedWords((word) => this.#folded[word]!)
  /** Only in Chinese and Japanese. */
  readonly names: IdeographNames | undefined
  readonly #bySuffix = new SortedWords((term) => reversed(this.#stems[term]!))
  readonly topics: TopicPhrases
  readonly colours: ReadonlyMap<string, readonly string[]>
  /** Terms of the words of English names, apart from those of texts: the colour rosé is no rose. */
  readonly #englishNames = new Map<string, number>()
  readonly #englishNameOfRun = new Map<string, number>()
  readonly dictionary: QueryDictionary

  constructor(locale: Locale, plain: PlainWords) {
    this.#locale = locale
    this.#plain = plain
    this.names = locale === 'zh' || locale === 'ja' ? new IdeographNames(locale, plain) : undefined
    this.#pinyin = locale === 'zh' ? new PinyinPairs() : undefined
    this.#stem = stemmerOf(locale, plain)
    this.#sameAs = sameStemsOf(locale, plain)
    this.#stopWords = stopWordsOf(locale)
    this.#giftStems = giftStemsOf(locale, plain)
    this.#spell = spellingOf(locale, plain)
    this.#particles = new Set([...this.#stopWords].filter(isIdeographic).map(this.#spell))
    this.#giftRuns = new Set([...this.#giftStems].filter(isIdeographic).map(this.#spell))
    this.#readRun = runReaderOf(locale, plain)
    this.topics = topicPhrasesOf(locale, plain)
    this.colours = colourStemsOf(locale, plain)
    this.dictionary = dictionaryOf(locale)
  }

  stem(folded: string): string {
    return this.#stem(folded)
  }

  isStopWord(folded: string): boolean {
    return this.#stopWords.has(folded)
  }
  isGiftWord(stem: string): boolean {
    return this.#giftStems.has(stem)
  }

  /** Whether a compound ends with a gift word: Einzugsgeschenk. */
  endsWithGiftWord(folded: string): boolean {
    const stem = this.#stem(folded)
    return [...this.#giftStems].some((gift) => gift.length >= minFirstPartLength && stem.endsWith(gift))
  }

  /** A run of Chinese or Japanese characters in the spelling of the index. */
  spelled(run: string): string {
    return this.#spell(run)
  }

  isGiftRun(spelled: string): boolean {
    return this.#giftStems.has(spelled) || this.#giftRuns.has(spelled)
  }

  isParticle(spelled: string): boolean {
    return this.#particles.has(spelled)
  }

  /** Terms of a spelled run of a query. */
  gramsAskedBy(spelled: string): GramAsked[] {
    return this.#readRun(
      spelled,
      (gram) => this.gramTerm(gram) !== undefined,
      (gram) => this.isInNames(gram),
    )
  }

  /** Term of a pair of characters, or of a single character in a name: elsewhere a single one means little. */
  gramTerm(gram: string): number | undefined {
    const term = this.#terms.get(gram)
    if (term === undefined || gram.length > 1) return term
    return this.nameCount[term]! > 0 && !isKana(gram) ? term : undefined
  }

  /** Terms in names for each pair of characters of a text in pinyin. */
  pinyinTerms(runs: readonly string[]): number[][] | undefined {
    return this.#pinyin?.read(runs, (term) => this.nameCount[term]! > 0)
  }

  get readsPinyin(): boolean {
    return this.#pinyin !== undefined
  }

  get isJapanese(): boolean {
    return this.#locale === 'ja'
  }

  /** The pair in the most names with the sounds of this pair: 香薰 for 香勋. */
  pairSoundingAs(pair: string): string | undefined {
    const terms = this.#pinyin?.soundingAs(pair).filter((term) => this.nameCount[term]! > 0) ?? []
    const [best] = terms.toSorted((a, b) => this.nameCount[b]! - this.nameCount[a]!)
    return best === undefined ? undefined : this.#stems[best]
  }

  /** Japanese that was typed in Latin letters, in Katakana. */
  kanaOf(runs: readonly string[]): string | undefined {
    return this.#locale === 'ja' ? katakanaOf(runs) : undefined
  }

  /** Terms of the names that fit a topic, after the first words of it. */
  topicTerms(topic: Topic, isWithName = false, skipped = 0): Alternative[] {
    let closeness: number = topicWeight.first
    if (isWithName) closeness *= topicWeight.withName
    return stemsOfTopic(topic).flatMap((stem, at) => {
      const term = this.#englishNames.get(stem)
      if (at < skipped || term === undefined) return []
      closeness *= topicWeight.less
      return [{ term, closeness, isName: true as const }]
    })
  }

  /** Terms of an English word in a text of another language. */
  englishTerms(folded: string): number[] {
    if (this.#locale === 'us') return []
    return englishSynonyms(folded, this.#plain).flatMap((word) => this.#terms.get(this.#stem(word)) ?? [])
  }

  isInNames(stem: string): boolean {
    const term = this.#terms.get(stem)
    return term !== undefined && this.nameCount[term]! > 0
  }

  termOf(stem: string): number | undefined {
    return this.#terms.get(stem)
  }

  /** Terms for indexing a run of letters; adds a new word to the vocabulary. */
  termsOf(run: string): readonly number[] {
    let terms = this.#termsOfRun.get(run)
    if (!terms) {
      terms = this.#learn(run)
      // Runs of Chinese and Japanese are clauses, which hardly ever recur.
      if (!isIdeographic(run)) this.#termsOfRun.set(run, terms)
    }
    return terms
  }

  /** Term for indexing a word of an English name. */
  englishNameTerm(run: string): number {
    const known = this.#englishNameOfRun.get(run)
    if (known !== undefined) return known
    const stem = englishStem(fold(run))
    const term = this.#englishNames.get(stem) ?? this.#newTerm('')
    this.#englishNames.set(stem, term)
    this.#englishNameOfRun.set(run, term)
    return term
  }

  *mergeUnsorted(): Generator<void> {
    yield* this.#byPrefix.mergeUnsorted()
    yield* this.#bySuffix.mergeUnsorted()
    if (this.names) yield* this.names.mergeUnsorted()
  }

  /** Words with this prefix. */
  startingWith(folded: string, limit: number): number[] {
    return this.#byPrefix.startingWith(folded, limit)
  }

  /** Terms of names that begin with these letters. */
  namesStartingWith(folded: string): number[] {
    const terms = this.startingWith(folded, maxAlternatives).map((word) => this.termOfWord(word))
    return [...new Set(terms)].filter((term) => this.nameCount[term]! > 0)
  }

  hasSynonyms(stem: string): boolean {
    return this.#sameAs(stem).length > 1
  }

  /** Longer terms that end with the stem or one of its synonyms. */
  compoundsOf(stem: string, limit: number): number[] {
    return this.#sameAs(stem).flatMap((end) =>
      this.#bySuffix.startingWith(reversed(end), limit).filter((term) => this.#stems[term] !== end),
    )
  }

  /**
   * The words with the fewest mistakes compared to this one, the most used first. They are whole words, their stems,
   * and the beginnings and ends of compounds.
   */
  near(folded: string, compounds: boolean, limit: number): { word: number; distance: number }[] {
    const found = this.#closest(folded, compounds)
    const used = (word: number) => this.nameCount[this.#termOfWord[word]!]!
    return found.sort((a, b) => a.distance - b.distance || used(b.word) - used(a.word)).slice(0, limit)
  }

  #closest(folded: string, compounds: boolean): CloseWord[] {
    const whole = closestWords(folded, this.#folded, this.#letters)
    if (whole[0]?.distance === 1) return whole
    const stem = this.#stem(folded)
    // A stem with two mistakes has little in common with the word.
    const ofStem = stem.length < minStemLength ? [] : closestWords(stem, this.#stems, this.#stemLetters, 1)
    if (ofStem.length > 0)
      return ofStem.map(({ word: term }) => ({ word: this.#wordOfTerm[term]!, distance: 1 }))
    if (!compounds || folded.length < minPartLength) return whole
    const ofPart = wordsWithClosePart(folded, this.#folded)
    return ofPart.length > 0 ? ofPart : whole
  }

  termOfWord(word: number): number {
    return this.#termOfWord[word]!
  }

  /** A word in its first spelling, in lower case. */
  written(word: number): string {
    return this.#written[word]!
  }

  lengthOf(word: number): number {
    return this.#folded[word]!.length
  }

  #learn(run: string): readonly number[] {
    if (isIdeographic(run)) return gramsOf(this.#spell(run)).map((gram) => this.#term(gram))
    const folded = fold(run)
    if (isSingleLetter(run) || this.#stopWords.has(folded)) return noTerms
    const stem = this.#stem(folded)
    const isNew = !this.#terms.has(stem)
    const term = this.#term(stem)
    const word = this.#written.push(run) - 1
    this.#folded.push(folded)
    this.#letters.push(letterSetOf(folded))
    this.#termOfWord.push(term)
    this.#byPrefix.add(word)
    if (!isNew) return [term]
    this.#bySuffix.add(term)
    this.#wordOfTerm[term] = word
    return [term]
  }

  #term(stem: string): number {
    let term = this.#terms.get(stem)
    if (term === undefined) {
      term = this.#newTerm(stem)
      this.#terms.set(stem, term)
      if (stem.length === 2 && isIdeographic(stem)) this.#pinyin?.add(stem, term)
    }
    return term
  }

  #newTerm(stem: string): number {
    this.#stemLetters.push(letterSetOf(stem))
    this.nameCount.push(0)
    return this.#stems.push(stem) - 1
  }
}

function reversed(word: string): string {
  return [...word].reverse().join('')
}
