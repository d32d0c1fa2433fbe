// Swatch colours of products.
export const swatches = {
  ivory: 'oklch(0.95 0.018 85)',
  white: 'oklch(0.98 0.004 90)',
  oat: 'oklch(0.89 0.037 80)',
  blush: 'oklch(0.86 0.05 25)',
  rose: 'oklch(0.74 0.1 22)',
  coral: 'oklch(0.71 0.14 25)',
  sky: 'oklch(0.8 0.06 235)',
  ink: 'oklch(0.34 0.05 260)',
  sage: 'oklch(0.8 0.08 140)',
  forest: 'oklch(0.45 0.07 155)',
  gold: 'oklch(0.78 0.11 80)',
  silver: 'oklch(0.83 0.005 250)',
} as const

export type Colour = keyof typeof swatches
