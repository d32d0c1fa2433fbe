// Wide photograph of each category, for its head. The files are in pictures/. Server only.
import type { Picture } from '#domain/catalog/catalog.ts'
import { autumn, children, everydayHero, family, heroes, lights, spring, type Hero } from './hero-pictures.ts'

/** No scene shows words: all are mirrored in right-to-left text. */
export type Scene = Pick<Hero, 'picture'>

/** Composed out of the category's products by sample/compose-scenes.ts. */
function composed(category: string, placeholder: string): Scene {
  return { picture: { width: 1600, height: 800, alt: '', name: `scene-${category}`, placeholder } }
}

const scenes: Readonly<Record<string, Scene>> = {
  ...heroes,
  'easter-decoration': composed(
    'easter-decoration',
    'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAAAQAgCdASoQAAgAAIAIJQBOhgkoMhE+ahSAAP7//pu6afvLIMaWXrzLkCd2h1yuaIxgreux8vh1byrpHug/l/EWQFGyt4fSCzTf/tu79NRJUlH9iYHjXT40TvwbymD9GozFUVb+TZ0ije89+pU/SNSIM06hgxQAAAA=',
  ),
  'easter-bunnies': composed(
    'easter-bunnies',
    'data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAACQAgCdASoQAAgAAIAIJQBOl0AZX/ugAIwTPg0zgAD+/8D7xc/M6kOXS/eSmLWsEhXwZ3G4bX92b2r44/eNQ/bf+82a8cfk1f9T8J+oghZrZMj3QkZ0X/4uPvKp7gf8QE9n2ESXYuhRSf+hxwpfvL/DjL/xThkPReDnV0z9fwvUQAAA',
  ),
  flowers: spring,
  sweets: composed(
    'sweets',
    'data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAACQAgCdASoQAAgAAIAIJQBOl0A/ABAEQKONZf/8EAD+//5rCWQP/Uaf63d/+bVN1O50EP/tBH1vJz/8THouk42fbAHMjqhbE/DvBfvy2uXA3n6/p6hOn3SfCkbWWdTVs5/5hU7/9+bjJ3QACOT6fXC/8mhmGweN2XfhsoAS4HdYgAAA',
  ),
  chocolate: composed(
    'chocolate',
    'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAAAQAgCdASoQAAgAAMASJQBOgdgAOSxwidIAAP7/jvy99nRVf8b56j7HEptJ/tX4F4B8fvmHNhmtiBKUy4yWiRA+NDZ9INbJw+Gf0tv3bBLn933wWTaxzF9qlm/OY3fmqInz/cDXbvz99eLJ8m/CnJuBAAA=',
  ),
  'bakes-and-tea': composed(
    'bakes-and-tea',
    'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAABQAgCdASoQAAgAAIAIJYwCdDBLQZOMcimSEEAA/v/+gfzD9JW50ksuZQXzj496e9JqBfhgw9IaVuU98ct3s298dy1bCf2vWn1k4pJ/7av0l7P/85p9VEEBF/Zfh6WJP1yg3SnMSzxQB/bgP4AAAA==',
  ),
  home: autumn,
  candles: lights,
  kitchen: composed(
    'kitchen',
    'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABQAgCdASoQAAgAAIAIJZwCdDBMwZCdTtPM9YAA/v/+iFq3gOiVYeOOydAaXuFD24QdwV/B4h/5GthMMCS4PVHKWSM8ZvBx/uAjkicICq7kuh8thPF8ySgA',
  ),
  decoration: composed(
    'decoration',
    'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAABQAgCdASoQAAgAAIAIJQBOl0AAbwKQMDvJsYAA/v/+VH4PPVtBKi5nZ45UP6OZgs1CVDSibq3DcSVumf/wuWkmq6vICKZNqykq7lb+sAGLd08vuXuYBRMLjZYAAA==',
  ),
  'jewellery-and-keepsakes': composed(
    'jewellery-and-keepsakes',
    'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAQAgCdASoQAAgAAIAIJQBOl0AAYSIVd8ZAAP7//hV3h8l6tReQ9qDx9W133tC2oh3mnaA9d/lufl9vSJ24RKh/8ihPOHoJLhsB+1v0/9LyK4f/PdzqVW5/6U7y4hX/0t6Lv9PuYGgAAA==',
  ),
  jewellery: composed(
    'jewellery',
    'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAACQAgCdASoQAAgAAIAIJYwCdLoAngAFfSEp01LCAAD+//5Tvxqfe+WKWKAC3LZjIaxNQQGuTcXkrmCBOQUcx/dYw9kC+HV/P0Z515ozqkQJ6D/x1UDdj3Oi0CFzov1OivN96/wAAAA=',
  ),
  keepsakes: composed(
    'keepsakes',
    'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAAAwAgCdASoQAAgAAIAIJZQCdDBMwXCjpNLOUAD+//46Tg3/4fnHEg1lQZU/9JsPYf1qJhDCbtJvVIIoDct9cOOO8fV/L7YCGeGYqRvQcr0beY/4gFePmfqc5DfdGyn+L9nUOs1Jz+XwsEoRZe5AAAAA',
  ),
  personalised: family,
  'for-children': children,
  wellness: composed(
    'wellness',
    'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAAAQAgCdASoQAAgAAIAIJZwCdDKYAYGw67RAAP7//pVn+t4i7NptVtAjyd8A+EZWiWRaqFgxe3Ob3jBEty8X412AIeXkna8ERb/id/GA3f2t46UfG1tMIPyirjc78AaaP7/7/32j29w7M/XOflb/Mg3AAAA=',
  ),
  cards: composed(
    'cards',
    'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAABQAgCdASoQAAgAAIAIJZQCdC/MwZlcAePxcAAA/v/+gfr4/KGqtheFvuf7lH0ugIfMbZ9quMTHPbUL9EevYRq40MwYH4k8A3tOjMf/F/bx4/X+hDt+oDS97keC/fbvn/47P3/+Lkv4nXidbzx/fZ+E2AAAAA==',
  ),
  'out-and-about': composed(
    'out-and-about',
    'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAABwAgCdASoQAAgAAIAIJQBOl0APwvBkJmidwI3AAP7//jsfvEjcCtjfNN1sXb3xbQ9z6EiP0dPIJ6RnINn/xfGrz7WPeUD+WFws/Cnb/0H3MIX3j+KxUT9uc1b2Wt3lvv6AAAAA',
  ),
  'gift-boxes': everydayHero,
}

/** Photographs of the sample's categories. A merchant's picture is never replaced. */
const replaced = new Set([
  'carousel-music-box',
  'easter-basket',
  'fir-wreath',
  'gingerbread-house',
  'gold-foil-bunny',
  'heart-chocolate-box',
  'heart-necklace',
  'iced-sugar-cookies',
  'knitted-stocking',
  'linen-notebook',
  'macaron-box',
  'mothers-day-card',
  'name-tumbler-sage',
  'oak-wall-clock',
  'painted-eggs-nest',
  'perfume-bottle',
  'photo-frame-oak',
  'plush-bunny',
  'plush-teddy',
  'potted-succulent',
  'rose-bouquet-kraft',
  'scented-candle-peony',
  'signature-gift-box',
  'snow-globe',
  'spa-gift-set',
  'tea-tin',
  'teapot-for-two',
  'tote-bag',
  'truffle-box',
  'tulip-bouquet-vase',
  'velvet-jewellery-box',
])

/** The wide photograph of a category, in place of a product; null: it keeps its own picture. */
export function sceneOf(category: string, picture: Picture | null): Scene | null {
  // The same photograph without text, or with a drawn one, has a longer name.
  const isReplaced = picture && [...replaced].some((name) => `${picture.name}-`.startsWith(`${name}-`))
  return isReplaced ? (scenes[category] ?? null) : null
}
