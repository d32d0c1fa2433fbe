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
    'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAAAQAgCdASoQAAgAAIAIJYwCdDBDQZB70i8AAP7//pu6TbqO3rWeREvcysb5lR3lgJXcx25/RQLcXx0bEJ/1kAub2RrlP1a4e/7Wg02kh/7Y82rtP94yV8G7ItPooSMzjdN06oX/8+LEX9SCVPSSP4AAAAA=',
  ),
  'easter-bunnies': composed(
    'easter-bunnies',
    'data:image/webp;base64,UklGRpQAAABXRUJQVlA4IIgAAABwAgCdASoQAAgAAIAIJYgCdLoAfgiDUgL2N54AAP7/wPvFzYdPkfm7ziwUP/8mJSIUZyiVgu83BAI9PdRF6u0Tud7/R5sfdXWvgKvuSuxmdkd0oDk/qABE4PX3/4uRSPSrbPt36dF9F+bmNn7NW2k7//Q44Uvr8y//kRR0P/MAEarE/ZVusBAA',
  ),
  flowers: spring,
  sweets: composed(
    'sweets',
    'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAABQAgCdASoQAAgAAIAIJQBOl0A/AABaUktNGWAA/v/+awl+BH5Hnr/+MXgEfySI+4f/z8d8z/8yx/iqIEl3SOXzJEVmxNfaNv2ssSSe+2LJooHHEtiXChUGp3v/5CmtWNuNbvYcQ//lwcrDY3iPHy5IgJPDfoGgAAA=',
    'lettered',
  ),
  chocolate: composed(
    'chocolate',
    'data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAACQAgCdASoQAAgAAIAIJQBOl0AGqAB38LPaZdiDAAD+//5rN49qRt7cin8NfObWChidf7fxL+Opf7clQ6tPh21qH/91+kbV9+S8VA5PV384kcN/5zFDE7iRi07zL906i/tw/287yN2a/8B29vlPIW8MU5/7pyf1q+piv/fAe/t9oe4c/z/xv89aqBNgAA==',
    'lettered',
  ),
  'bakes-and-tea': composed(
    'bakes-and-tea',
    'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADwAQCdASoQAAgAAIAIJYwCdAEPAjfgUAAA/v/+gfzrYwbWxpXWrAzCbXolZ+mgetJppWX5uA9I7SzAiFTpCOrCuqkM/2tBTBfxEmx27JmuIX+zC4ENAFFqyJB3IxmZ9AAAAA==',
    'lettered',
  ),
  home: autumn,
  candles: lights,
  kitchen: composed(
    'kitchen',
    'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAwAgCdASoQAAgAAIAIJZwCdIExGBxUCAvKAAD+//6IWreFrmn73ctDIl+S85uFqK7Lyv353prhRwYnrKODNalycCOzmjXpUB9FrUdd++jQsEwAAAA=',
  ),
  decoration: composed(
    'decoration',
    'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQAgCdASoQAAgAAIAIJQBOl0AAbwKKLhXQAP7//lR+ET/gNmxtNabuGOw0d+6Sm+nRdR5gMOcndf/hctJChvJMyhOD4DYuz9T7v60zt9fByQu5dbIK4YfSUAA=',
  ),
  'jewellery-and-keepsakes': composed(
    'jewellery-and-keepsakes',
    'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAABQAgCdASoQAAgAAIAIJQBOl0ATwAClIOnTbwAA/v/+FXeGptqFpg5vOIZIwm7ydt4WBb0HnOkf52nMW7QDQ7bP5cATI/+GKhPIA0ZQ7XzdbL+i//9DjeyezX/URre+33+indP/a6PXdnkAAAA=',
  ),
  jewellery: composed(
    'jewellery',
    'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABQAgCdASoQAAgAAIAIJYwCdLoAnisFKN6bfnAA/v/+U78LFeanuSq56CFXq21TwpqtwE23/4XLSWU7CkdUWCurBbkPBe/7/3UfWQcM1FtiLnFF3kWY6AAA',
  ),
  keepsakes: composed(
    'keepsakes',
    'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAABQAgCdASoQAAgAAIAIJZQCdDiAAUpDwX+2WAAA/v/+Ok4M3YGr703q4dLCnvOUo4+bdr1ZQtu2iv4013SUvnJW0Ph5vLra4uQreRI16wuxug3iAYg+mxOj2Z6sS7TJ+O0bfhfB5rW5nlSrgvAAAA==',
  ),
  personalised: family,
  'for-children': children,
  wellness: composed(
    'wellness',
    'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAACwAgCdASoQAAgAAIAIJZwCdEcZ5IBztwMyukhhUAAA/v/+lWf68VP2Pquk/fqLNZs6pE5O+4t/cvP7vd6XIJhL6SFBiYQMtPHzf8LA/LyHMm3J3VWqrjU9f3n/9uYXzxMrc08SS8YOgAAA',
    'lettered',
  ),
  cards: composed(
    'cards',
    'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAQAgCdASoQAAgAAIAIJZQCdC0gAa/5ME4QAP7//oH6955jr29s5b7TWLAz8gHuuAf0Ez6TpPC7fUhlRPkFUZC4doijrj/B5/mAP9X8LtCvdCrP4OdP+Oz7+1BXAfA5/1vQaHMUHEAAAA==',
  ),
  'out-and-about': composed(
    'out-and-about',
    'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAQAgCdASoQAAgAAIAIJQBOl0AAYVPZRrHoAP7//jsfp3H4PbzTVVNK7B14hMv5BywDvBVtYJfU1RAFOzqlDb/xfGr0LZ8cpn3HoatVb/W2dTsa9vxAT2P+YA7YeVjZA4gAAA==',
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
