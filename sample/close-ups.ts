// Close-ups that are cut out of other photographs by cut-details.ts: left, top and side in thousandths of the width.
import type { PictureName } from './pictures.ts'

type Window = readonly [left: number, top: number, side: number]
type CloseUp = { readonly of: PictureName; readonly window: Window }

const mug: Window = [130, 255, 600]

/**
 * Of lettered areas, without text: the text is drawn. The name begins with the name of the photograph, because both show
 * the same variant.
 */
export const letteredCloseUps = {
  'name-mug-oat-blank-close': { of: 'name-mug-oat', window: mug },
  'name-mug-blush-blank-close': { of: 'name-mug-blush', window: mug },
  'name-mug-sky-blank-close': { of: 'name-mug-sky', window: mug },
  'name-mug-sage-blank-close': { of: 'name-mug-sage', window: mug },
  'embroidered-cushion-blank-close': { of: 'embroidered-cushion', window: [260, 190, 560] },
  'glass-bauble-set-blank-close': { of: 'glass-bauble-set', window: [330, 480, 420] },
  'iced-sugar-cookies-blank-close': { of: 'iced-sugar-cookies', window: [20, 440, 380] },
  'knitted-stocking-blank-close': { of: 'knitted-stocking', window: [210, 150, 480] },
  'linen-notebook-blank-close': { of: 'linen-notebook', window: [230, 170, 500] },
  'name-tumbler-sage-blank-close': { of: 'name-tumbler-sage', window: [250, 290, 480] },
  'personalised-name-egg-blank-close': { of: 'personalised-name-egg', window: [250, 350, 510] },
  'plush-bunny-blank-close': { of: 'plush-bunny', window: [527, 690, 270] },
  'plush-teddy-blank-close': { of: 'plush-teddy', window: [130, 650, 300] },
  'ring-dish-blank-close': { of: 'ring-dish', window: [280, 280, 470] },
  'scented-candle-peony-blank-close': { of: 'scented-candle-peony', window: [270, 370, 460] },
  'mothers-day-card-blank-close': { of: 'mothers-day-card', window: [90, 280, 460] },
  'tote-bag-blank-close': { of: 'tote-bag', window: [270, 390, 510] },
} as const satisfies Record<string, CloseUp>

export const plainCloseUps = {
  'advent-calendar-box-detail-2': { of: 'advent-calendar-box', window: [230, 130, 420] },
  'carousel-music-box-detail-2': { of: 'carousel-music-box', window: [230, 110, 440] },
  'ceramic-bunny-pair-detail-2': { of: 'ceramic-bunny-pair', window: [490, 370, 400] },
  'daffodil-pot-detail-2': { of: 'daffodil-pot', window: [260, 540, 450] },
  'easter-basket-detail-2': { of: 'easter-basket', window: [150, 330, 340] },
  'felt-egg-garland-detail-2': { of: 'felt-egg-garland', window: [560, 380, 380] },
  'fir-wreath-detail-2': { of: 'fir-wreath', window: [280, 560, 420] },
  'gingerbread-house-detail-2': { of: 'gingerbread-house', window: [280, 150, 400] },
  'gold-foil-bunny-detail-2': { of: 'gold-foil-bunny', window: [520, 600, 360] },
  'heart-balloons-detail-2': { of: 'heart-balloons', window: [310, 590, 390] },
  'heart-chocolate-box-detail-2': { of: 'heart-chocolate-box', window: [260, 680, 290] },
  'heart-necklace-detail-2': { of: 'heart-necklace', window: [330, 500, 300] },
  'macaron-box-detail-2': { of: 'macaron-box', window: [110, 560, 380] },
  'mothers-day-card-detail-2': { of: 'mothers-day-card', window: [340, 600, 400] },
  'oak-wall-clock-detail-1': { of: 'oak-wall-clock', window: [300, 240, 420] },
  'oak-wall-clock-detail-2': { of: 'oak-wall-clock', window: [500, 520, 380] },
  'painted-eggs-nest-detail-2': { of: 'painted-eggs-nest', window: [150, 350, 400] },
  'perfume-bottle-detail-2': { of: 'perfume-bottle', window: [330, 190, 360] },
  'plush-bunny-detail-1': { of: 'plush-bunny', window: [265, 305, 400] },
  'plush-teddy-detail-1': { of: 'plush-teddy', window: [290, 80, 490] },
  'potted-succulent-detail-2': { of: 'potted-succulent', window: [540, 350, 380] },
  'signature-gift-box-detail-2': { of: 'signature-gift-box', window: [150, 330, 480] },
  'snow-globe-detail-2': { of: 'snow-globe', window: [280, 580, 400] },
  'spa-gift-set-detail-2': { of: 'spa-gift-set', window: [60, 340, 420] },
  'tea-tin-detail-2': { of: 'tea-tin', window: [130, 330, 440] },
  'teapot-for-two-detail-2': { of: 'teapot-for-two', window: [300, 220, 400] },
  'truffle-box-detail-2': { of: 'truffle-box', window: [290, 640, 320] },
  'velvet-jewellery-box-detail-2': { of: 'velvet-jewellery-box', window: [340, 130, 440] },
  'wooden-pull-bunny-detail-2': { of: 'wooden-pull-bunny', window: [250, 240, 360] },
  'wooden-star-tree-detail-2': { of: 'wooden-star-tree', window: [420, 600, 370] },
} as const satisfies Record<string, CloseUp>
