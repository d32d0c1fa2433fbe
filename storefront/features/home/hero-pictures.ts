// Hero photographs of the home page and of its shared links, by occasion. The placeholders are those of
// sample/pictures.ts. Server only: a page includes only the photographs that it shows.
import type { Picture } from '#domain/catalog/catalog.ts'
import type { OccasionKey, Season } from '#domain/calendar/occasions.ts'
import type { DatedOccasion } from './dated-occasion.ts'

/** A photograph with the layout of its text. */
export type Hero = {
  readonly picture: Picture
  /** `wide` fills the section, `lettered` has a narrow empty side, `square` fills one half. */
  readonly shape: 'wide' | 'lettered' | 'square'
  /** Colour of its background, for the part of the section beside it. */
  readonly ground: 'butter' | 'blush' | 'rose' | 'cream' | 'sage' | 'sky' | 'lilac'
  /** Mirrored in right-to-left text. A photograph with lettering is not. */
  readonly mirrored: boolean
}

/** An occasion as a section of the home page. */
export type OccasionScene = {
  readonly note: DatedOccasion
  /** Colours of the page, computed again because the section is light on a dark page. */
  readonly season: Season | 'everyday'
  readonly title: string
  readonly text: string
  readonly hero: Hero | null
}

function wide(
  name: string,
  ground: Hero['ground'],
  placeholder: string,
  shape: 'wide' | 'lettered' = 'wide',
): Hero {
  const picture = { width: 2400, height: 1200, alt: '', name, placeholder }
  return { picture, shape, ground, mirrored: shape === 'wide' }
}

/** A product photograph. */
function square(name: string, ground: Hero['ground'], placeholder = ''): Hero {
  const picture = { width: 1200, height: 1200, alt: '', name, placeholder }
  return { picture, shape: 'square', ground, mirrored: !lettered.has(name) }
}

const lettered: ReadonlySet<string> = new Set([
  'advent-calendar-box',
  'knitted-stocking',
  'linen-notebook',
  'macaron-box',
  'oak-wall-clock',
  'perfume-bottle',
  'scented-candle-peony',
  'snow-globe',
  'spa-gift-set',
  'tea-tin',
  'truffle-box',
])

export const everydayHero = square(
  'signature-gift-box',
  'blush',
  'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAABQAgCdASoQABAAAMASJYgCdLoAAwk5pztOy94A/v9iBck7JwTW9BawpnIKlfXwTSNOjQLj14AetFy+388TWdELxWU5r8DmxqT2o81gn/Ky7QiEdxBASwv5Iv8e7d/pkJ7NHmHOjaGa6k/6D8x/0U2de/eWXzgA',
)

const easter = wide(
  'hero-easter-table',
  'butter',
  'data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAAAwAgCdASoQAAgAAIAIJQBOl0AAZ0pfn1BBgAD+//5NIG952Dt09qx6GTE6hWNfSm9vk7upund4kiFqUDYR5iFTaXM9L/8ivR6nxhai+N8WRni23JpPuzyX9O9D/z9xKD/Jh9WljZzyw7t1Jvh/4I7OpjkucHnWcmXu9QAA',
)
const mothersDay = wide(
  'hero-mothers-day',
  'blush',
  'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAACwAgCdASoQAAgAAIAIJQBOl0ATwBvDwMnfYuc9EAAA/v/+VRxoOchmxPLeR/OiBTK1i6/F+smJFh5QAh8/tb5pMfdibwLzED5wl3QnsORsbX5vrutH+Avpwv6cDcqewAOy/uh//jsrDGejHt0M/vGdmr55e64pAAA=',
  'lettered',
)
const christmas = wide(
  'hero-christmas',
  'sage',
  'data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAAAQAgCdASoQAAgAAIAIJYwC7AELhzMzggcAAP7//lW4MCH+1PGO8bn+Ds42dc/8xXXL/NFaSOGlbGSjTqei8w7OHC2H2//l3B+qOlOPaHWPf4xNmmXsavpenwMP/kQf8J/Uf49rA+gfOwHuXgMxl6/PVUgFP8tl/5OYAAAA',
)
const valentinesDay = wide(
  'hero-valentines',
  'rose',
  'data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAACwAgCdASoQAAgAAIAIJQBOl0APwdboAPfhpL/bKJAA/v/+TSCF3M95B9j/R0ncrj7U1riNMv0k+P0LfgApx61jGJ0aXpSeY0t//+PfzETP+QkDzjj0V/3FjffFuJGm+/8NXZNanOwjw7zJf6D76bWjHy/i4X6PpJSfwXTL5//AAAAA',
)

const heroes: { readonly [Key in OccasionKey]: Hero } = {
  christmas,
  advent: square('advent-calendar-box', 'cream'),
  'st-nicholas': square('knitted-stocking', 'sage'),
  sinterklaas: square('gingerbread-house', 'cream'),
  lucia: christmas,
  oseibo: everydayHero,
  'new-year': square('truffle-box', 'cream'),
  epiphany: square('snow-globe', 'sky'),
  'lunar-new-year': square('teapot-for-two', 'sky'),
  'valentines-day': valentinesDay,
  'white-day': square('macaron-box', 'lilac'),
  'womens-day': square('rose-bouquet-kraft', 'cream'),
  'mothers-day': mothersDay,
  'fathers-day': square('oak-wall-clock', 'sage'),
  'grandparents-day': square('photo-frame-oak', 'cream'),
  'childrens-day': square('plush-teddy', 'cream'),
  'teachers-day': square('potted-succulent', 'cream'),
  easter,
  'sant-jordi': square('rose-bouquet-kraft', 'cream'),
  graduation: square('linen-notebook', 'sage'),
  'school-start': square('plush-bunny', 'sky'),
  midsummer: square('tulip-bouquet-vase', 'butter'),
  ochugen: everydayHero,
  qixi: valentinesDay,
  'mid-autumn': square('tea-tin', 'sage'),
  halloween: square('truffle-box', 'cream'),
  'singles-day': square('spa-gift-set', 'sky'),
  thanksgiving: square('scented-candle-peony', 'blush'),
  hanukkah: square('scented-candle-peony', 'blush'),
  diwali: square('scented-candle-peony', 'blush'),
  ramadan: square('teapot-for-two', 'sky'),
  'eid-al-fitr': square('perfume-bottle', 'cream'),
  'eid-al-adha': square('macaron-box', 'lilac'),
  'orthodox-easter': easter,
}

/** The merchant's own occasions have the everyday picture. */
export function heroOf(occasion: string): Hero {
  return heroes[occasion as OccasionKey] ?? everydayHero
}
