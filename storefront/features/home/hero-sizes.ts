// The `sizes` of a hero's photograph.
import type { Hero } from '../../shared/scenes/hero-pictures.ts'

export function heroSizes({ shape }: Hero): string {
  return shape === 'square' ? '(min-width: 48rem) 55vw, 100vw' : '(min-width: 48rem) 100vw, 150vw'
}
