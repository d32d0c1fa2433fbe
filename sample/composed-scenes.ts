// Wide photographs of categories, composed by compose-scenes.ts out of product photographs.
import type { PictureName } from './pictures.ts'

/** A whole product photograph: its left edge and its top in the scene, and its side, in pixels. */
export type ScenePart = {
  readonly of: PictureName
  readonly at: readonly [left: number, top: number, side: number]
}

type Scene = { readonly backdrop: PictureName; readonly parts: readonly ScenePart[] }

/** The products do not overlap, and are in the right 60 percent: narrow screens cut off the left part. */
export const composedScenes = {
  'scene-easter-decoration': {
    backdrop: 'painted-eggs-nest',
    parts: [
      { of: 'easter-basket', at: [584, 163, 560] },
      { of: 'painted-eggs-nest', at: [1030, 218, 560] },
    ],
  },
  'scene-easter-bunnies': {
    backdrop: 'gold-foil-bunny',
    parts: [
      { of: 'chocolate-bunny', at: [521, 177, 520] },
      { of: 'gold-foil-bunny', at: [838, 196, 510] },
      { of: 'ceramic-bunny-pair', at: [1168, 236, 460] },
    ],
  },
  'scene-sweets': {
    backdrop: 'truffle-box',
    parts: [
      { of: 'truffle-box', at: [540, 80, 640] },
      { of: 'macaron-box', at: [1010, 95, 640] },
    ],
  },
  'scene-chocolate': {
    backdrop: 'heart-chocolate-box',
    parts: [
      { of: 'truffle-box', at: [560, 80, 640] },
      { of: 'heart-chocolate-box', at: [990, 85, 630] },
    ],
  },
  'scene-bakes-and-tea': {
    backdrop: 'tea-tin',
    parts: [
      { of: 'macaron-box', at: [562, 114, 620] },
      { of: 'tea-tin', at: [990, 106, 640] },
    ],
  },
  'scene-kitchen': {
    backdrop: 'teapot-for-two',
    parts: [
      { of: 'name-mug-sage-blank', at: [569, 378, 340] },
      { of: 'teapot-for-two', at: [795, 165, 600] },
      { of: 'name-tumbler-sage-blank', at: [1155, 150, 540] },
    ],
  },
  'scene-decoration': {
    backdrop: 'photo-frame-oak',
    parts: [
      { of: 'embroidered-cushion-blank', at: [552, 150, 600] },
      { of: 'photo-frame-oak', at: [1020, 140, 630] },
    ],
  },
  'scene-jewellery-and-keepsakes': {
    backdrop: 'velvet-jewellery-box',
    parts: [
      { of: 'carousel-music-box', at: [515, 157, 530] },
      { of: 'velvet-jewellery-box', at: [842, 185, 520] },
      { of: 'heart-necklace', at: [1180, 177, 520] },
    ],
  },
  'scene-jewellery': {
    backdrop: 'heart-necklace',
    parts: [
      { of: 'heart-necklace', at: [530, 86, 660] },
      { of: 'ring-dish-blank', at: [970, 208, 600] },
    ],
  },
  'scene-keepsakes': {
    backdrop: 'carousel-music-box',
    parts: [
      { of: 'signature-gift-box', at: [517, 190, 540] },
      { of: 'carousel-music-box', at: [812, 100, 600] },
      { of: 'ring-dish-blank', at: [1210, 376, 380] },
    ],
  },
  'scene-wellness': {
    backdrop: 'spa-gift-set',
    parts: [
      { of: 'scented-candle-peony-blank', at: [579, 245, 460] },
      { of: 'spa-gift-set', at: [930, 147, 680] },
    ],
  },
  'scene-cards': {
    backdrop: 'mothers-day-card-blank',
    parts: [
      { of: 'mothers-day-card-blank', at: [552, 106, 640] },
      { of: 'linen-notebook-blank', at: [1028, 182, 600] },
    ],
  },
  'scene-out-and-about': {
    backdrop: 'tote-bag-blank',
    parts: [
      { of: 'tote-bag-blank', at: [464, 68, 640] },
      { of: 'name-tumbler-sage-blank', at: [778, 163, 560] },
      { of: 'linen-notebook-blank', at: [1150, 301, 460] },
    ],
  },
} as const satisfies Record<string, Scene>
