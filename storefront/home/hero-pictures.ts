// The photographs in the window of the home page, by occasion: also what its shared links show.
import type { NextOccasion } from '#domain/occasion.ts'

const wide = { width: 2400, height: 1200, placeholder: '', alt: '' } as const

export const heroPictures = {
  everyday: { ...wide, name: 'signature-gift-box', width: 1200 },
  easter: { ...wide, name: 'hero-easter-table' },
  // It carries lettering, so it is never mirrored: the words stand at its calm side in every direction.
  'mothers-day': { ...wide, name: 'hero-mothers-day' },
} as const satisfies Record<NextOccasion['occasion'] | 'everyday', unknown>
