// Generates a catalogue of any size, the same on every run.
import type { IndexedProduct, IndexedText } from '#data/catalog/catalog-feed.ts'
import { currencies } from '#domain/pricing/money.ts'

const nouns =
  'candle vase basket necklace chocolate mug blanket bracelet ring earring teddy puzzle notebook lantern cushion planter teapot scarf wallet keyring frame clock lamp bowl plate tray apron tote garland wreath ornament bouquet soap bookmark coaster'.split(
    ' ',
  )
const adjectives =
  'golden silver rustic wooden handmade personalised scented woven ceramic velvet vintage pastel floral marbled linen engraved'.split(
    ' ',
  )
const occasions = 'easter birthday wedding christmas anniversary graduation valentine housewarming'.split(' ')
const fillers =
  'made with care by small studios packed ready to give away soft warm light that lasts for years every piece is different and signed by its maker comes in a box tied with ribbon'.split(
    ' ',
  )

const germanNouns =
  'Kerze Vase Korb Halskette Schokolade Tasse Decke Armband Ring Ohrring Teddy Puzzle Notizbuch Laterne Kissen Blumentopf Teekanne Schal Geldbeutel Schlüsselanhänger Bilderrahmen Wanduhr Lampe Schale Teller Tablett Schürze Stofftasche Girlande Türkranz Baumschmuck Blumenstrauß Seife Lesezeichen Untersetzer'.split(
    ' ',
  )
const germanFillers =
  'mit Liebe von kleinen Werkstätten gefertigt und fertig zum Verschenken verpackt warmes Licht das lange hält jedes Stück ist anders und von Hand signiert kommt in einer Schachtel mit Schleife'.split(
    ' ',
  )

/** Numbers in [0, 1) from a seed: mulberry32. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export type Chance = () => number

export function oneOf<T>(items: readonly T[], chance: Chance): T {
  return items[Math.floor(chance() * items.length)]!
}

const brandCount = 14_000
/** 8 top categories of 5 with 5 each: 248 in all. */
const tops = 8
const perLevel = 5

export function brand(chance: Chance): string {
  const at = Math.floor(chance() ** 2 * brandCount)
  const syllables = ['ka', 'lo', 'mi', 'ren', 'so', 'tal', 'vi', 'nor', 'bel', 'dy', 'fa', 'gu']
  return [12 ** 3, 144, 12, 1].map((power) => syllables[Math.floor(at / power) % 12]).join('')
}

export function categoryPath(chance: Chance): string[] {
  const path = [Math.floor(chance() ** 1.5 * tops)]
  while (path.length < 3 && chance() < 0.9) path.push(Math.floor(chance() * perLevel))
  return path.map((_, depth) => `c-${path.slice(0, depth + 1).join('-')}`)
}

export const tags = Array.from({ length: 40 }, (_, at) => `tag-${at}`)

export function phrase(chance: Chance): string {
  return `${oneOf(adjectives, chance)} ${oneOf(nouns, chance)}`
}

function text(categories: readonly string[], chance: Chance): IndexedText {
  const title = `${brand(chance)} ${phrase(chance)}`
  const body = sentence(fillers, chance)
  return { title, text: body, words: `${categories.join(' ')} ${oneOf(occasions, chance)}` }
}

function germanText({ title, words }: IndexedText, chance: Chance): IndexedText {
  const [name] = title.split(' ')
  return { title: `${oneOf(germanNouns, chance)} ${name}`, text: sentence(germanFillers, chance), words }
}

function sentence(words: readonly string[], chance: Chance): string {
  return Array.from({ length: 24 }, () => oneOf(words, chance)).join(' ')
}

export function* syntheticProducts(count: number, inGerman = false): Generator<IndexedProduct> {
  const chance = seeded(1)
  const germanChance = seeded(1)
  for (let at = 0; at < count; at++) {
    const price = Math.round(300 + 20_000 * chance() ** 3)
    const categories = [
      ...new Set([...categoryPath(chance), ...(chance() < 0.3 ? categoryPath(chance) : [])]),
    ]
    const product = {
      id: `0190${at.toString(16).padStart(8, '0')}-7000-8000-1`,
      categories,
      tags: [...new Set([oneOf(tags, chance), oneOf(tags, chance), tags[Math.floor(chance() ** 3 * 40)]!])],
      prices: Object.fromEntries(currencies.map((currency, i) => [currency, price * (1 + i)])),
      inStock: chance() > 0.07,
      sold: Math.floor(5_000 * chance() ** 6),
      views: Math.floor(90_000 * chance() ** 4),
      fingerprint: 1,
      createdAt: 1_700_000_000_000 + at * 1000,
    }
    const us = text(categories, chance)
    yield { ...product, texts: { us, ...(inGerman && { de: germanText(us, germanChance) }) } }
  }
}
