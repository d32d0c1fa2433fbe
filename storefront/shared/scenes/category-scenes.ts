// Wide photograph of each category, for its head. The files are in pictures/. Server only.
import type { Picture } from '#domain/catalog/catalog.ts'
import { autumn, children, everydayHero, heroes, spring, type Hero } from './hero-pictures.ts'

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
    'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAACQAgCdASoQAAgAAIAIJQBOl0A/ABAF4KONZPRuYAD+//5rCWQP/Uaf63d/+bVN1O5zL/7QR9byc//Ex6LpONn2wBzI6oWxPw75378nQhEvwr2vxOnXlKARf+mN5z5Cxab/zCpfR5M8PgYAAR1/Er/5NDNE6zXS4pb4DJ9bU+gAAA==',
  ),
  chocolate: composed(
    'chocolate',
    'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAAAQAgCdASoQAAgAAMASJQBOgdgAOSxwidIAAP7/jvy99nRVf8b56j7HEptJ/tX4F4B8fvmHNhmtiBKUy4yWiRA+NDZ9INbJw+Gf0tv3bBLn933wWTaxzF9qlm/OY3fmqInz/cDXbvz99eLJ8m/CnJuBAAA=',
  ),
  'bakes-and-tea': composed(
    'bakes-and-tea',
    'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAAAwAgCdASoQAAgAAIAIJYwCdDBMQZCIWjJUgAD+//6B/MQeBbDDZZk9euS24VnEyZ79cdLzcQeqN+nwgbm5CPf5kNdWcnzBZHhzYf4wHq4f97aKUHPzP5Vu0/OHXU3oVdyiWXbUIAJuUBUgAAA=',
  ),
  home: autumn,
  candles: composed(
    'candles',
    'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAABQAgCdASoQAAgAAIAIJYwCdLoAA3v/5DA2gtQA/v/+bK087vOZ9GFfJ+AIVaDjx98oBwqbmMRv1equ2PCYfK7CWpcON7/5b2UmpYs+WRKY3HbH2pEwR7/xKyNMfri53NaSyYtws1pKOr7VNAA=',
  ),
  kitchen: composed(
    'kitchen',
    'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAABQAgCdASoQAAgAAIAIJZwCdDBLwZCceAeNVAAA/v/+iFq3gOiVbEgJLe7dRHEWnMn2THKYjQZf0bz3wQcF8JTU0DIkOVpDiexff7/nYuYda8DNIV0Nxhc8rquAAA==',
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
    'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAABwAgCdASoQAAgAAIAIJYwCdLoAngAFf06heKCQAP7//lO/Gp+FuPuhG7rDel7gZtac6LAOZfCbh/S3dcxaX+dAn5Qgs++SNL57HfB+RHLNE//jqoG7HudEGdE38PQIPRmfUAAA',
  ),
  keepsakes: composed(
    'keepsakes',
    'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAAAQAgCdASoQAAgAAIAIJZQCdDBRAUbus0tEAP7//jpODf/h+ccSDWVB/5AaZiPld266kWZca5oFZk1vkMWJekZTZxWlsu+YDITcPmZXTk7sXP8QCvM3YjODxvp/oL/F+13/GUOn/L5mvdPq61gAAA==',
  ),
  personalised: composed(
    'personalised',
    'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAABQAgCdASoQAAgAAIAIJQBOl0AO+ABsADzU0gAA/v/+eheDuhq3QhooI+KnQ0gcJW2yXabqKCzezhp/EeiAAoArH99jYSvaFn4i5pUiZc//Jset7Hl+eX3+ChT5rH+kB/GnGyf+t6DeAwjl/CbAAA==',
  ),
  'for-children': children,
  wellness: composed(
    'wellness',
    'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAADwAgCdASoQAAgAAIAIJZwCdH8EaAeST7EX7AAzK1KB8AD+//6VZ//5NO2EdNm4nKQETxG4zyDLvK2MF32f0qTVJAVmt2jboZEiHeb3aw98mnlFl5k9/E7+MBtkXOYosbW0wgxBbv+V9PxgHLA60t/v/f/LEcNl7nPyt5kG4AAAAA==',
  ),
  cards: composed(
    'cards',
    'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAADwAQCdASoQAAgAAIAIJZQCdAEPAbtBrMAA/v/+gfr4/KFMJk0fZ1pBp7OCeQV/w9HP1Bn5RJXNr/fYtV4Gr8SeAb2nRmP/i/t48frAckwDS43ZHN3aA6P0p4n+Oz9//i8T/idf8Tr/M8f32fhNgAAA',
  ),
  'out-and-about': composed(
    'out-and-about',
    'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAABwAgCdASoQAAgAAIAIJQBOl0APwdBkJjkIa6TAAP7//jsfvEjcCtjfNN1noQ3EmISQNEzKhLvYLHB5Gqf/MQvf2cEwzIf+WJZtUgagf7Y7pdqtn4o5uvy3mCmN+6Z/9AAAAA==',
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
