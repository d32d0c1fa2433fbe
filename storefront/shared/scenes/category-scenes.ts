// Wide photograph of each category, for its head. The files are in pictures/. Server only.
import type { Picture } from '#domain/catalog/catalog.ts'
import { autumn, children, everydayHero, family, heroes, lights, spring, type Hero } from './hero-pictures.ts'

export type Scene = Pick<Hero, 'picture' | 'mirrored'>

/** Composed out of the category's products by sample/compose-scenes.ts. */
function composed(category: string, placeholder: string, text: 'blank' | 'lettered' = 'blank'): Scene {
  const picture = { width: 1600, height: 800, alt: '', name: `scene-${category}`, placeholder }
  return { picture, mirrored: text === 'blank' }
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
    'data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAACQAgCdASoQAAgAAIAIJQBOl0A/ABAEoKONZfszEAD+//5rCWuv/kaf64U//Nqm6nc5l/9iO9/2c//g18bx1XJbg0+cMD69ynB/jfvy2qEDQsu/2hZrA4rUCzTRHkH9b//zCp3/8AoKXlgg0jl+81lv/k0Mxh7UqORErg5jXUsoAAAA',
    'lettered',
  ),
  chocolate: composed(
    'chocolate',
    'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAAAQAgCdASoQAAgAAMASJQBOgdgAP2Oe94uAAP7/jvy99nRVf8b56j7HEo4R+2febAODHnPXOj6g1Yo2t9gmYsRrH6FA04pdEIj1qdupwF4YzC8HaeD35Bmvtd27+q4V04f+mMeq/n768WT5N+FOTcCAAAA=',
    'lettered',
  ),
  'bakes-and-tea': composed(
    'bakes-and-tea',
    'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAAAwAgCdASoQAAgAAIAIJYwCdDBNgZCIWaX5UAD+//6B/MSYrWlOrxbWus2kpVacP/q4YnvzB3Syz51nJNvW3fT3noNvOSaMPFkJx/9Cy218/5zT6qmZ86T+y/D0sXw35EmRShlCgkAP8ICbAAA=',
    'lettered',
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
    'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAABwAgCdASoQAAgAAIAIJZwCdDKbvY3BkIdqNEcAAP7//pVn+t4i7NptVtAjyd8A+VKq1/qHXP4xK2pCi5D1u0bdSIWeMfSFc+Q8Cq5+J38YDd/nvjpm2NzvcDZhtMDkNEW6J9/9/66c2fw7A7c563qx3gAAAA==',
    'lettered',
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
