// Topics that shoppers name instead of a product: occasions, people, rooms, moods, materials. Each has words of product
// names; the phrases that mean it are in topics/, by language. Texts of every language contain the English names, so one
// list of English words serves all languages.
import type { Locale } from '#domain/markets/locale.ts'
import { ar } from './topics/ar.ts'
import { cs } from './topics/cs.ts'
import { da } from './topics/da.ts'
import { de } from './topics/de.ts'
import { es } from './topics/es.ts'
import { fi } from './topics/fi.ts'
import { fr } from './topics/fr.ts'
import { it } from './topics/it.ts'
import { ja } from './topics/ja.ts'
import { nl } from './topics/nl.ts'
import { pl } from './topics/pl.ts'
import { pt } from './topics/pt.ts'
import { sv } from './topics/sv.ts'
import { us } from './topics/us.ts'
import { zh } from './topics/zh.ts'

/** The most fitting words first. */
export const topicWords = {
  wedding: 'Rose Frame Heart Necklace Ring Clock Signature Parfum Velvet Truffles',
  baby: 'Plush Teddy Pull Carousel Balloon Frame',
  home: 'Succulent Candle Frame Clock Stoneware Cushion Vase Daffodils',
  birthday: 'Balloon Teddy Carousel Tulip Rose Mug Necklace Notebook Macarons Tumbler Candle',
  graduation: 'Notebook Tumbler Frame Clock Necklace Signature Mug',
  school: 'Notebook Tumbler Mug Teddy Tote',
  farewell: 'Tumbler Mug Clock Frame Tea Notebook Truffles Candle',
  recovery: 'Tulip Daffodils Tea Spa Succulent Teddy Truffles Candle',
  sympathy: 'Candle Rose Tulip Frame Tea',
  thanks: 'Tulip Rose Succulent Mug Truffles Macarons Tea Notebook Tumbler Signature Candle',
  communion: 'Frame Signature Necklace Card Notebook Clock Teddy',
  love: 'Heart Rose Necklace Parfum Velvet Truffles',
  apology: 'Rose Tulip Truffles Pralines Daffodils Card',
  christmas: 'Baubles Stocking Wreath Snow Gingerbread Advent Star',
  nicholas: 'Stocking Foil Gingerbread Truffles Macarons Teddy Mug',
  secretSanta: 'Candle Mug Notebook Truffles Macarons Tea Tumbler Succulent Foil',
  host: 'Candle Truffles Macarons Tea Succulent Tulip Rose',
  advent: 'Advent Star Gingerbread Candle Wreath Baubles',
  easter: 'Easter Egg Bunny Hunt',
  women: 'Tulip Rose Daffodils Succulent Truffles Parfum',
  mother: 'Mom Mother’s Tulip Rose Necklace',
  man: 'Tumbler Mug Clock Frame Notebook Tea Truffles',
  grandparent: 'Frame Tea Cushion Clock Rose Truffles Mug Stoneware',
  friend: 'Candle Mug Succulent Notebook Tote Macarons',
  teenager: 'Notebook Tumbler Necklace Tote Balloon',
  nameDay: 'Mug Tumbler Truffles Rose Tulip',
  guests: 'Stoneware Tea Truffles Macarons Cookies',
  cosy: 'Candle Tea Cushion Mug Stoneware',
  relax: 'Spa Candle Tea Parfum Cushion',
  coffee: 'Mug Tumbler Stoneware',
  office: 'Notebook Mug Tumbler Clock Succulent',
  travel: 'Tumbler Tote Notebook',
  bag: 'Tote',
  decoration: 'Clock Frame Cushion Vase Wreath Carousel Ceramic Garland Globe',
  nursery: 'Carousel Teddy Plush Garland Pull Frame',
  bath: 'Spa Candle',
  plants: 'Succulent Daffodils Tulip Rose',
  easyPlant: 'Succulent',
  flowers: 'Tulip Rose Daffodils',
  firstSteps: 'Pull',
  plush: 'Plush Teddy',
  children: 'Plush Teddy Pull Carousel',
  sweets: 'Truffles Macarons Cookies Chocolate Gingerbread Pralines',
  easterSweets: 'Chocolate Foil Cookies',
  stationery: 'Notebook Card Signature',
  jewellery: 'Necklace Ring Jewelry',
  scent: 'Parfum Candle Spa',
  keepsake: 'Frame Signature Carousel',
  post: 'Card',
  name: 'Name Personalized Engraved Embroidered',
  party: 'Balloon Garland Macarons',
  wool: 'Felt Knitted',
  cotton: 'Tote Spa Garland',
  clay: 'Clay Stoneware',
  wicker: 'Basket Nest',
  oak: 'Oak',
  lightWood: 'Pull Egg Star',
  wood: 'Wooden Oak Pull Star',
  steel: 'Tumbler',
  silver: 'Necklace',
  porcelain: 'Ring Ceramic',
  ceramic: 'Stoneware Ceramic Clay Vase',
  glass: 'Glass Globe Candle',
  linen: 'Linen Cushion',
  velvet: 'Velvet',
  wax: 'Wax Candle',
  paper: 'Card Kraft Notebook',
  satin: 'Satin Ribbon',
  brass: 'Clock Star',
  mug: 'Mug',
  tumbler: 'Tumbler',
  necklace: 'Necklace',
  jewelleryBox: 'Velvet Jewelry',
  ringDish: 'Ring Dish',
  wreath: 'Wreath',
  baubles: 'Baubles',
  christmasStocking: 'Stocking',
  snowGlobe: 'Globe Snow',
  gingerbread: 'Gingerbread',
  adventCalendar: 'Advent Calendar',
  truffles: 'Truffles Pralines',
  macarons: 'Macarons',
  cookies: 'Cookies',
  tea: 'Tea',
  teaSet: 'Stoneware Tea',
  candle: 'Candle',
  frame: 'Frame',
  cushion: 'Cushion',
  clock: 'Clock',
  vase: 'Vase',
  bouquet: 'Tulip Rose Bouquet',
  daffodils: 'Daffodils',
  succulent: 'Succulent',
  garland: 'Garland',
  basket: 'Basket',
  egg: 'Egg Eggs',
  bunny: 'Bunny',
  musicBox: 'Carousel Music',
  giftBox: 'Signature',
  card: 'Card Envelope',
  notebook: 'Notebook',
  balloons: 'Balloon',
  spaSet: 'Spa',
  perfume: 'Parfum',
  starTree: 'Star',
} as const

export type Topic = keyof typeof topicWords
/** Phrases of each topic, separated by commas. */
export type TopicPhrases = Readonly<Partial<Record<Topic, string>>>

const phrases: Partial<Record<Locale, TopicPhrases>> = {
  ar,
  cs,
  da,
  de,
  es,
  fi,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
  sv,
  us,
  zh,
}

/** Every phrase of a language with its topic. */
export function phrasesOf(locale: Locale): { readonly text: string; readonly topic: Topic }[] {
  return (Object.entries(phrases[locale] ?? {}) as [Topic, string][]).flatMap(([topic, list]) =>
    list.split(',').flatMap((phrase) => (phrase.trim() === '' ? [] : [{ text: phrase.trim(), topic }])),
  )
}
