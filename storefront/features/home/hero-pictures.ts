// Hero photographs of the home page and of its shared links, by occasion. The placeholders are those of
// sample/pictures.ts. Server only: a page includes only the photographs that it shows.
import type { Picture } from '#domain/catalog/catalog.ts'
import type { NextOccasion } from '#domain/calendar/occasion.ts'

const wide = { width: 2400, height: 1200, alt: '' } as const

export const heroPictures = {
  everyday: {
    ...wide,
    name: 'signature-gift-box',
    width: 1200,
    placeholder:
      'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAABQAgCdASoQABAAAMASJYgCdLoAAwk5pztOy94A/v9iBck7JwTW9BawpnIKlfXwTSNOjQLj14AetFy+388TWdELxWU5r8DmxqT2o81gn/Ky7QiEdxBASwv5Iv8e7d/pkJ7NHmHOjaGa6k/6D8x/0U2de/eWXzgA',
  },
  easter: {
    ...wide,
    name: 'hero-easter-table',
    placeholder:
      'data:image/webp;base64,UklGRogAAABXRUJQVlA4IHwAAAAwAgCdASoQAAgAAIAIJQBOl0AAZ0pfn1BBgAD+//5NIG952Dt09qx6GTE6hWNfSm9vk7upund4kiFqUDYR5iFTaXM9L/8ivR6nxhai+N8WRni23JpPuzyX9O9D/z9xKD/Jh9WljZzyw7t1Jvh/4I7OpjkucHnWcmXu9QAA',
  },
  // It contains lettering, so it is never mirrored: the text is at its empty side in both directions.
  'mothers-day': {
    ...wide,
    name: 'hero-mothers-day',
    placeholder:
      'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAACwAgCdASoQAAgAAIAIJQBOl0ATwBvDwMnfYuc9EAAA/v/+VRxoOchmxPLeR/OiBTK1i6/F+smJFh5QAh8/tb5pMfdibwLzED5wl3QnsORsbX5vrutH+Avpwv6cDcqewAOy/uh//jsrDGejHt0M/vGdmr55e64pAAA=',
  },
} as const satisfies Record<NextOccasion['occasion'] | 'everyday', Picture>
