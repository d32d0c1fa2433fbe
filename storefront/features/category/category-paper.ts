// Paper of a category's banner: the backdrop of its photograph. Server only.
export type Paper = 'blush' | 'butter' | 'clay' | 'lilac' | 'sage' | 'sky'

/** Photographs of the sample shop; a merchant's own ones lie on the page's surface. */
const photographs: Readonly<Record<Paper, readonly string[]>> = {
  blush: [
    'gold-foil-bunny',
    'heart-chocolate-box',
    'heart-necklace',
    'personalised-name-egg',
    'scented-candle-peony',
    'signature-gift-box',
    'velvet-jewellery-box',
  ],
  butter: ['easter-basket', 'iced-sugar-cookies', 'tulip-bouquet-vase'],
  clay: [
    'fir-wreath',
    'gingerbread-house',
    'name-mug-oat',
    'perfume-bottle',
    'photo-frame-oak',
    'plush-teddy',
    'potted-succulent',
    'rose-bouquet-kraft',
    'tote-bag',
    'truffle-box',
  ],
  lilac: ['carousel-music-box', 'macaron-box', 'mothers-day-card'],
  sage: [
    'knitted-stocking',
    'linen-notebook',
    'name-tumbler-sage',
    'oak-wall-clock',
    'painted-eggs-nest',
    'tea-tin',
  ],
  sky: ['plush-bunny', 'snow-globe', 'spa-gift-set', 'teapot-for-two'],
}

export function paperOf(picture: string): Paper | null {
  const papers = Object.keys(photographs) as Paper[]
  // The same photograph without text, or with a drawn one, has a longer name.
  const isOf = (name: string): boolean => `${picture}-`.startsWith(`${name}-`)
  return papers.find((paper) => photographs[paper].some(isOf)) ?? null
}
