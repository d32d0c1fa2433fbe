// The photograph of each occasion: the window of the home page, and what its shared links show.
import type { NextOccasion } from '#domain/occasion.ts'

const size = { width: 2400, height: 1200, placeholder: '', alt: '' } as const

export const heroPictures = {
  easter: { ...size, name: 'hero-easter-table' },
  // It carries lettering, so it is never mirrored: the words stand at its calm side in every direction.
  'mothers-day': { ...size, name: 'hero-mothers-day' },
} as const satisfies Record<NextOccasion['occasion'], unknown>
