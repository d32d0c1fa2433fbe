// Wide photographs of categories, composed by compose-scenes.ts out of product photographs.
import type { Area } from './fill-lettering.ts'
import type { PictureName } from './pictures.ts'

/** A whole product photograph: its left edge and its top in the scene, and its side, in pixels. */
export type ScenePart = {
  readonly of: PictureName
  readonly at: readonly [left: number, top: number, side: number]
  /** Parts of the product are hardly lighter than its backdrop, as a halo would be. */
  readonly isPale?: true
  /** Its product has the colours of its photograph, not of the scene. For pale products, which would be tinted. */
  readonly outline?: Area
  /** Stands for the shopper's word: scenes have no words. Its centre, its width and its upper edge's turn, in degrees. */
  readonly heart?: {
    readonly at: readonly [x: number, y: number, width: number, turn: number]
    readonly ink: string
  }
}

type Scene = {
  readonly backdrop: PictureName
  readonly parts: readonly ScenePart[]
  /** Pixels, twice the height. Default: 1600, for the head of a category. */
  readonly width?: number
}

const macaronBox = {
  of: 'macaron-box',
  isPale: true,
  outline: [
    367, 154, 888, 261, 811, 625, 789, 621, 707, 857, 351, 774, 352, 795, 344, 823, 323, 851, 288, 867, 253,
    856, 233, 830, 224, 805, 205, 823, 175, 828, 142, 816, 120, 788, 111, 746, 128, 711, 154, 696, 153, 653,
    299, 442, 322, 447, 327, 437,
  ],
} as const

const mug = { of: 'name-mug-blush-blank', heart: { at: [398, 570, 150, 0], ink: '#A4625F' } } as const
const sageMug = { of: 'name-mug-sage-blank', heart: { ...mug.heart, ink: '#5F6E58' } } as const
const tumbler = {
  of: 'name-tumbler-sage-blank',
  heart: { at: [499, 520, 92, 0], ink: '#FDFDF6' },
  outline: [
    512, 150, 536, 150, 536, 286, 560, 291, 615, 300, 624, 310, 625, 327, 631, 332, 631, 345, 625, 565, 621,
    605, 615, 630, 601, 667, 597, 700, 590, 825, 588, 842, 570, 857, 540, 867, 500, 870, 460, 867, 430, 855,
    416, 840, 410, 820, 405, 705, 397, 665, 386, 625, 378, 585, 376, 555, 368, 345, 370, 332, 373, 327, 375,
    307, 390, 300, 450, 291, 511, 287,
  ],
} as const
const notebook = { of: 'linen-notebook-blank', heart: { at: [500, 425, 76, -20], ink: '#FFE9AE' } } as const

const candle = {
  of: 'scented-candle-peony-blank',
  heart: { at: [500, 590, 96, 0], ink: '#B4787A' },
  outline: [
    250, 232, 256, 222, 281, 214, 331, 206, 400, 202, 500, 200, 600, 202, 669, 206, 719, 214, 744, 222, 751,
    232, 748, 262, 740, 706, 739, 737, 731, 753, 700, 775, 650, 795, 587, 807, 500, 812, 412, 807, 350, 795,
    306, 776, 284, 759, 263, 722, 260, 694, 252, 262,
  ],
} as const

/** The products do not overlap, and begin at a third of the width: narrow screens cut off the left part. */
export const composedScenes = {
  'scene-easter-decoration': {
    backdrop: 'painted-eggs-nest',
    parts: [
      { of: 'easter-basket', at: [481, 140, 586] },
      { of: 'painted-eggs-nest', at: [948, 197, 586] },
    ],
  },
  'scene-easter-bunnies': {
    backdrop: 'gold-foil-bunny',
    parts: [
      { of: 'chocolate-bunny', at: [427, 169, 529] },
      { of: 'gold-foil-bunny', at: [750, 188, 518] },
      { of: 'ceramic-bunny-pair', at: [1085, 229, 468] },
    ],
  },
  'scene-sweets': {
    backdrop: 'truffle-box',
    parts: [
      { of: 'truffle-box', at: [419, 88, 662] },
      { ...macaronBox, at: [905, 103, 662] },
    ],
  },
  'scene-chocolate': {
    backdrop: 'heart-chocolate-box',
    parts: [
      { of: 'truffle-box', at: [411, 60, 706] },
      { of: 'heart-chocolate-box', at: [885, 65, 695] },
    ],
  },
  'scene-bakes-and-tea': {
    backdrop: 'tea-tin',
    parts: [
      { ...macaronBox, at: [468, 120, 620] },
      { of: 'tea-tin', at: [916, 85, 672] },
    ],
  },
  'hero-autumn': {
    width: 2400,
    backdrop: 'potted-succulent',
    parts: [
      { of: 'photo-frame-oak', at: [870, 260, 880] },
      { of: 'potted-succulent', at: [1540, 580, 520] },
      { ...candle, at: [1900, 590, 480] },
    ],
  },
  'hero-family': {
    width: 2400,
    backdrop: 'name-tumbler-sage-blank',
    parts: [
      { ...sageMug, at: [850, 430, 720] },
      { ...tumbler, at: [1180, 290, 840] },
      { ...notebook, at: [1640, 420, 760] },
    ],
  },
  'hero-tea': {
    width: 2400,
    backdrop: 'truffle-box',
    parts: [
      { of: 'teapot-for-two', at: [1010, 240, 860] },
      { of: 'truffle-box', at: [1590, 320, 840] },
    ],
  },
  'hero-new-year': {
    width: 2400,
    backdrop: 'truffle-box',
    parts: [
      { of: 'tea-tin', at: [930, 210, 900] },
      { ...candle, at: [1420, 500, 560] },
      { of: 'truffle-box', at: [1640, 330, 830] },
    ],
  },
  'scene-kitchen': {
    backdrop: 'teapot-for-two',
    parts: [
      { ...sageMug, at: [478, 374, 346] },
      { of: 'teapot-for-two', at: [707, 157, 610] },
      { ...tumbler, at: [1073, 142, 549] },
    ],
  },
  'scene-decoration': {
    backdrop: 'photo-frame-oak',
    parts: [
      { of: 'embroidered-cushion-blank', at: [461, 141, 610] },
      { of: 'photo-frame-oak', at: [937, 131, 641] },
    ],
  },
  'scene-jewellery-and-keepsakes': {
    backdrop: 'velvet-jewellery-box',
    parts: [
      { of: 'carousel-music-box', at: [426, 157, 530] },
      { of: 'velvet-jewellery-box', at: [753, 185, 520] },
      { of: 'heart-necklace', at: [1091, 177, 520] },
    ],
  },
  'scene-jewellery': {
    backdrop: 'heart-necklace',
    parts: [
      { of: 'heart-necklace', at: [371, 40, 759] },
      { of: 'ring-dish-blank', at: [877, 180, 690] },
    ],
  },
  'scene-keepsakes': {
    backdrop: 'carousel-music-box',
    parts: [
      { of: 'signature-gift-box', at: [434, 202, 558] },
      { of: 'carousel-music-box', at: [739, 109, 620] },
      { of: 'ring-dish-blank', at: [1150, 394, 393] },
    ],
  },
  'scene-candles': {
    backdrop: 'scented-candle-peony-blank',
    parts: [
      { ...candle, at: [452, 128, 620] },
      { of: 'perfume-bottle', heart: { at: [531, 612, 80, -4], ink: '#8A6150' }, at: [910, 72, 660] },
    ],
  },
  'scene-personalised': {
    backdrop: 'name-mug-blush-blank',
    parts: [
      { ...mug, at: [400, 230, 560] },
      { ...tumbler, at: [690, 100, 660] },
      { ...notebook, at: [1060, 210, 560] },
    ],
  },
  'scene-wellness': {
    backdrop: 'spa-gift-set',
    parts: [
      { ...candle, at: [489, 233, 473] },
      { of: 'spa-gift-set', at: [850, 133, 700] },
    ],
  },
  'scene-cards': {
    backdrop: 'mothers-day-card-blank',
    parts: [
      { of: 'mothers-day-card-blank', at: [452, 90, 659] },
      { ...notebook, at: [942, 168, 618] },
    ],
  },
  'scene-out-and-about': {
    backdrop: 'tote-bag-blank',
    parts: [
      { of: 'tote-bag-blank', at: [372, 91, 654] },
      { ...tumbler, at: [693, 189, 573] },
      { ...notebook, at: [1073, 330, 470] },
    ],
  },
} as const satisfies Record<string, Scene>
