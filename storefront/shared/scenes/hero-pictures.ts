// Wide photographs of occasions, for the home page and the heads of categories. The files are in
// pictures/. Server only: a page includes only the photographs that it shows.
import type { Picture } from '#domain/catalog/catalog.ts'
import type { OccasionKey } from '#domain/calendar/occasions.ts'

/** A photograph with the layout of its text. */
export type Hero = {
  readonly picture: Picture
  /**
   * `wide` has an empty half, `low` an empty upper third, `broad` an empty third at the side. `square` fills one half:
   * a merchant's product. The others are mirrored in right-to-left text.
   */
  readonly shape: 'wide' | 'low' | 'broad' | 'square'
  /** Colour of its background, for the part of the section beside it. */
  readonly ground: 'butter' | 'blush' | 'clay' | 'rose' | 'cream' | 'sage' | 'sky'
}

function wide(
  name: string,
  ground: Hero['ground'],
  placeholder: string,
  shape: 'wide' | 'low' | 'broad' = 'wide',
): Hero {
  const picture = { width: 2400, height: 1200, alt: '', name, placeholder }
  return { picture, shape, ground }
}

export const everydayHero = wide(
  'hero-everyday',
  'blush',
  'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAACwAgCdASoQAAgAAIAIJYwCdLoAkwDpFgZCGd7alAAA/v/+Y0JTmcuRugTb1HuNUHA9g17vcWX5HJt5RR9ySLTVcztxfD+b1TD/i3ynb/939bPTmA3JushSX/yS6bP/8iiN2PnS3XztZ6/8AAAAAA==',
)
// `autumn`, `family`, `newYear` and `tea` are composed by sample/compose-scenes.ts.
export const autumn = wide(
  'hero-autumn',
  'clay',
  'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAABwAgCdASoQAAgAAIAIJQBOl0A/AABqcxpZIL2YAP7//nK7hf5FytQzupgN4+aMZSyGYAHheLrwp5bhuloUKP/KjXKJqily67t/8lONoUezgh1sBUgAAA==',
  'low',
)
const celebration = wide(
  'hero-celebration',
  'cream',
  'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAAAwAgCdASoQAAgAAIAIJQBOl0AO9mBs35W+UAD+//5baaTLS1Wxow/OuhOHezXoT1Tvij8dl07+2k31B6n68nw8VtqrxtH8em7/1t8vh+mSO6b8LsP25PKtSU3+HP7YR/7xr19gqf+rkyFv2x8rHb3AAAA=',
)
export const children = wide(
  'hero-children',
  'sky',
  'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAABQAgCdASoQAAgAAIAIJZQCdC0TQbM87jCe5AAA/v/+U2f7ik06m4v2i9P/E/8X6Rf10CXOyg8T/bAOtL94wXw1O2KXu2tZNipg6OBMfGi39WU0//F0gb20CWHf0gvr7S+2J/Qp//Ilef/zKH+uD4RLNn+53kK+AAA=',
)
const family = wide(
  'hero-family',
  'sage',
  'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAABQAgCdASoQAAgAAIAIJYwC7DiM9FuBsADxx4AA/v/+XHQ4j2SnUT4mRao3TqT9vwmUg/a7q0p+0O4H4XSHJ4O//pERhOtF//Y50mudSfpxvXKZ1XT8Xy03pOGMIMfsSv2kG/wAAAA=',
  'low',
)
const lights = wide(
  'hero-lights',
  'cream',
  'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAwAgCdASoQAAgAAIAIJYwCdLoAAwkSQ9lbYAD+//5KPZ1XVxljx9F3dVDf6fJ+vvYa07rRUr/wHR3LS+XmjDPN+j/GTGt0zKFcfGJ+jeFAAA==',
  'low',
)
export const spring = wide(
  'hero-spring',
  'butter',
  'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAABQAgCdASoQAAgAAIAIJYgCdLoAfgwDIP6dqVAA/v/+cmp98sDY00wMzh/OM3cb5QTNIC//ElHkfoIGA5MpwTtU78UxHvR/82B/8ngvxLuO/P/MjLaf499NtRcjr4Xey4L89DNLG51l9/AAAAA=',
)
const newYear = wide(
  'hero-new-year',
  'clay',
  'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAABwAgCdASoQAAgAAIAIJQBOl0A/AABkImYKeoaAAP7//msGsaNJZXJ0NaVGjh0f42+hzCDv/LI7JXyXaoLh3/P5QwA44a2uCg/svn7f/+jONvyJKDIJ9zf/MKnD4GSMfdqH/xDacfGyHpYXz+oxxIAA',
  'low',
)
const tea = wide(
  'hero-tea',
  'clay',
  'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAwAgCdASoQAAgAAIAIJQBOl0A/AABkHvis4AD+//5q8J9SFz68RBm2gX61faqyWyDImxSwgVhOgM7t08KhvK6dl4iGcW//OSPafwbnc7/8pzrdpTqzDdn/xu7fWEDTvWg4d4l/gAAAAA==',
  'low',
)
const winter = wide(
  'hero-winter',
  'cream',
  'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAAAwAgCdASoQAAgAAIAIJQBOl0AAYSGmJibqAAD+//5bYKBrpn/Dr/NVuueq1YIDjyHdAi/pGHZ9nKrn9y1mmXT7GSj6HrTeUT+tvkztH8YDdh5nnNZN68PcjJoF8UOjJD/MB8+vgW9K9abLaUTwAA==',
)

const easter = wide(
  'hero-easter-table',
  'butter',
  'data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAAAwAgCdASoQAAgAAIAIJQBOl0AAZ0pfn1BBgAD+//5NIG952Dt09qx6GTE6hWNfSm9vk7upund4kiFqUDYR5iFTaXM9L/8ivR6nxhai+N8WRni23JpPuzyX9O9D/z9xKD/Jh9WljZzyw7t1Jvh/4I7OpjkucHnWcmXu9QAA',
)
const mothersDay = wide(
  'hero-mothers-day',
  'blush',
  'data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAABwAgCdASoQAAgAAIAIJQBOl0APwlBifHFXrnUAAP7//lUcaDnIZsT4O6222ckvXqmKAg//Q2tzOKsgo1QvmJGyK/PhWr9PjY444vx+95579XHGIyc7n+WAFVP2wx62ssysPcRrHj/47KxXvVwgXyTN/1Oic1774CeqWAAA',
  'broad',
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

export const heroes: { readonly [Key in OccasionKey]: Hero } = {
  christmas,
  advent: winter,
  'st-nicholas': winter,
  sinterklaas: winter,
  lucia: winter,
  oseibo: everydayHero,
  'new-year': newYear,
  epiphany: winter,
  'lunar-new-year': lights,
  'valentines-day': valentinesDay,
  'white-day': spring,
  'womens-day': spring,
  'mothers-day': mothersDay,
  'fathers-day': family,
  'grandparents-day': family,
  'childrens-day': children,
  'teachers-day': family,
  easter,
  'sant-jordi': spring,
  graduation: celebration,
  'school-start': children,
  midsummer: spring,
  ochugen: everydayHero,
  qixi: valentinesDay,
  'mid-autumn': tea,
  halloween: autumn,
  'singles-day': celebration,
  thanksgiving: autumn,
  hanukkah: lights,
  diwali: lights,
  ramadan: tea,
  'eid-al-fitr': tea,
  'eid-al-adha': tea,
  'orthodox-easter': easter,
}

/** The merchant's own occasions have the everyday picture. */
export function heroOf(occasion: string): Hero {
  return heroes[occasion as OccasionKey] ?? everydayHero
}
