// Place and finish of the personal text on the sample pictures. Measured on the models of the photographs. The font
// size is calibrated so that the photographed word has its photographed size. A word without outlines would leave the
// picture without text.
import type { Lettering } from '#domain/catalog/lettering.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { letteredCloseUps } from './close-ups.ts'
import type { PictureName } from './pictures.ts'

type Words = { readonly us: string } & { readonly [L in Locale]?: string }

const mother: Words = {
  us: 'Mom',
  de: 'Mama',
  fr: 'Maman',
  es: 'Mamá',
  it: 'Mamma',
  nl: 'Mama',
  pt: 'Mãe',
  pl: 'Mama',
  cs: 'Máma',
  da: 'Mor',
  sv: 'Mamma',
  fi: 'Äiti',
  ja: 'おかあさん',
  zh: 'Mama',
  ar: 'أمي',
}
/** In the script that can be piped, and short in Japanese. */
const pipedMother: Words = { ...mother, ja: 'ママ', ar: 'ماما' }
const bestMother: Words = {
  us: 'Best Mom',
  de: 'Beste Mama',
  fr: 'Super maman',
  es: 'Supermamá',
  it: 'Super mamma',
  nl: 'Liefste mama',
  pt: 'Super mãe',
  pl: 'Super mama',
  cs: 'Super máma',
  da: 'Bedste mor',
  sv: 'Bästa mamma',
  fi: 'Paras äiti',
  ja: 'だいすきママ',
  zh: '最棒的妈妈',
  ar: 'أجمل أم',
}
const emma: Words = { us: 'Emma', ja: 'はなこ', zh: '琳琳', ar: 'إيما' }
/** Without Chinese characters. */
const alphabetEmma: Words = { ...emma, zh: 'Lin' }
/** The scent of the photographed candle. */
const peony: Words = {
  us: 'Peony',
  de: 'Pfingstrose',
  fr: 'Pivoine',
  es: 'Peonía',
  it: 'Peonia',
  nl: 'Pioen',
  pt: 'Peónia',
  pl: 'Piwonia',
  cs: 'Pivoňka',
  da: 'Pæon',
  sv: 'Pion',
  fi: 'Pioni',
  ja: 'ピオニー',
  zh: '牡丹',
  ar: 'فاوانيا',
}
/** A name that suits every season. */
const grace: Words = {
  us: 'Grace',
  de: 'Lina',
  fr: 'Louise',
  es: 'Lucía',
  it: 'Giulia',
  nl: 'Sanne',
  pt: 'Inês',
  pl: 'Zosia',
  cs: 'Anička',
  da: 'Freja',
  sv: 'Ebba',
  fi: 'Aino',
  ja: 'ゆい',
  zh: '小美',
  ar: 'ليلى',
}
const mia: Words = {
  us: 'Mia',
  fr: 'Zoé',
  es: 'Ana',
  pt: 'Ana',
  pl: 'Ola',
  cs: 'Ema',
  ja: 'ゆい',
  zh: '小雨',
  ar: 'ميا',
}
const alphabetMia: Words = { ...mia, zh: 'Lin' }
const noah: Words = { us: 'Noah', ja: 'ゆき', zh: 'Ming', ar: 'نوح' }

type SampleLettering = Omit<Lettering, 'sample'> & {
  /** The same photograph without text. */
  readonly blank: PictureName
  readonly words: Words
}

const mug = {
  effect: 'glaze',
  baseline: [201, 567.9, 374, 634.7, 596, 576.5],
  width: 395,
  millimetres: 70,
  size: 152,
  stretch: 0.997,
  slant: 0.036,
  words: grace,
} as const

const photographed: { readonly [Name in PictureName]?: SampleLettering } = {
  'name-mug-oat': { ...mug, blank: 'name-mug-oat-blank', ink: '#C38A73', shade: '#A46E55' },
  'name-mug-blush': { ...mug, blank: 'name-mug-blush-blank', ink: '#B47978', shade: '#96544C' },
  'name-mug-sky': { ...mug, blank: 'name-mug-sky-blank', ink: '#71838D', shade: '#4D6570' },
  'name-mug-sage': { ...mug, blank: 'name-mug-sage-blank', ink: '#7C827E', shade: '#57634B' },
  'embroidered-cushion': {
    blank: 'embroidered-cushion-blank',
    effect: 'embroidery',
    ink: '#E78178',
    shade: '#D2685F',
    baseline: [307, 491.7, 564, 474, 778, 468.2],
    width: 472,
    millimetres: 260,
    size: 193,
    stretch: 0.973,
    slant: 0.063,
    words: mother,
  },
  'glass-bauble-set': {
    blank: 'glass-bauble-set-blank',
    effect: 'paint',
    ink: '#FFFAF0',
    shade: '#F0E8DB',
    baseline: [467, 706.8, 544, 706.5, 614, 703.4],
    width: 148,
    millimetres: 42,
    size: 67.4,
    stretch: 0.914,
    slant: 0,
    words: emma,
  },
  'iced-sugar-cookies': {
    blank: 'iced-sugar-cookies-blank',
    effect: 'icing',
    ink: '#F5F1E8',
    shade: '#E9D1CA',
    baseline: [121, 626.3, 191, 632.9, 261, 639.5],
    width: 140,
    millimetres: 55,
    size: 73.9,
    stretch: 0.848,
    slant: -0.073,
    words: pipedMother,
  },
  'knitted-stocking': {
    blank: 'knitted-stocking-blank',
    effect: 'embroidery',
    ink: '#9A4B53',
    shade: '#77393F',
    baseline: [337, 389.5, 454, 390, 559, 389.3],
    width: 223,
    millimetres: 130,
    size: 101,
    stretch: 0.957,
    slant: 0.002,
    words: noah,
  },
  'linen-notebook': {
    blank: 'linen-notebook-blank',
    effect: 'foil',
    ink: '#FFF1C2',
    shade: '#FFD768',
    baseline: [343, 471.1, 489, 417.4, 610, 373],
    width: 284,
    millimetres: 110,
    size: 60,
    stretch: 1.663,
    slant: -0.025,
    words: alphabetEmma,
  },
  'name-tumbler-sage': {
    blank: 'name-tumbler-sage-blank',
    effect: 'paint',
    ink: '#FDFDF6',
    shade: '#D9DDCD',
    baseline: [386, 538.9, 493, 563.6, 609, 540.4],
    width: 223,
    millimetres: 62,
    size: 101.2,
    stretch: 0.91,
    slant: 0.007,
    words: emma,
  },
  'personalised-name-egg': {
    blank: 'personalised-name-egg-blank',
    effect: 'engraving',
    ink: '#EAE5DB',
    shade: '#B98B58',
    baseline: [327, 632.4, 506, 630.3, 679, 628.3],
    width: 353,
    millimetres: 48,
    size: 128.1,
    stretch: 0.974,
    slant: -0.01,
    words: alphabetEmma,
  },
  // The photographs of the toys have no name.
  'plush-bunny': {
    blank: 'plush-bunny',
    effect: 'embroidery',
    ink: '#A3405A',
    shade: '#863049',
    baseline: [627, 834, 662, 833, 697, 831.5],
    width: 64,
    size: 34,
    stretch: 0.95,
    slant: 0,
    words: alphabetMia,
  },
  'plush-teddy': {
    blank: 'plush-teddy',
    effect: 'embroidery',
    ink: '#C8474B',
    shade: '#A93A3F',
    baseline: [235, 811, 279, 812, 323, 810],
    width: 80,
    size: 38,
    stretch: 0.9,
    slant: 0,
    words: noah,
  },
  'ring-dish': {
    blank: 'ring-dish-blank',
    effect: 'glaze',
    ink: '#DE9F40',
    shade: '#C98A34',
    baseline: [354.5, 514.9, 476, 496.3, 597.6, 487],
    width: 245,
    millimetres: 46.5,
    size: 58.2,
    stretch: 1.639,
    slant: -0.086,
    words: mia,
  },
  'scented-candle-peony': {
    blank: 'scented-candle-peony-blank',
    effect: 'glaze',
    ink: '#7A6153',
    shade: '#6A4F40',
    baseline: [360, 588, 500, 608.7, 640, 588],
    width: 280,
    millimetres: 50,
    size: 70,
    stretch: 1.04,
    slant: 0,
    words: peony,
  },
  'mothers-day-card': {
    blank: 'mothers-day-card-blank',
    effect: 'glaze',
    ink: '#E97583',
    shade: '#D6656E',
    baseline: [173, 614.4, 318, 603.1, 456, 592.3],
    width: 294,
    millimetres: 95,
    size: 56.5,
    stretch: 0.98,
    slant: 0,
    words: bestMother,
  },
  'tote-bag': {
    blank: 'tote-bag-blank',
    effect: 'glaze',
    ink: '#EF7F91',
    shade: '#D0666A',
    baseline: [318, 639.5, 534, 645.2, 705, 623.2],
    width: 387,
    millimetres: 240,
    size: 88.5,
    stretch: 0.982,
    slant: -0.019,
    words: bestMother,
  },
}

/** The same lettering on a part of the photograph, enlarged to the whole width. */
function enlarged(
  { baseline, width, size, ...lettering }: SampleLettering,
  blank: PictureName,
  [left, top, side]: readonly [number, number, number],
): SampleLettering {
  const scale = 1000 / side
  return {
    ...lettering,
    blank,
    baseline: baseline.map((value, at) => Math.round((value - (at % 2 === 0 ? left : top)) * scale)),
    width: Math.round(width * scale),
    size: Math.round(size * scale),
  }
}

export const sampleLettering: { readonly [Name in PictureName]?: SampleLettering } = {
  ...photographed,
  ...Object.fromEntries(
    Object.entries(letteredCloseUps).map(([name, { of, window }]) => [
      name,
      enlarged(photographed[of]!, name as PictureName, window),
    ]),
  ),
}
