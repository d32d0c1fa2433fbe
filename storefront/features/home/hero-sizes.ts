// The `sizes` of a hero's photograph.
import type { Hero } from '../../shared/scenes/hero-pictures.ts'

/**
 * Phones with dense screens request fewer pixels than they could show. The difference is not visible on a soft
 * background. The largest file has three times the bytes of the next one.
 */
const wideSizes =
  '(min-width: 48rem) 100vw, (min-resolution: 2.5dppx) 90vw, (min-resolution: 1.5dppx) 110vw, 150vw'

export function heroSizes({ shape }: Hero): string {
  return shape === 'square' ? '(min-width: 48rem) 55vw, 100vw' : wideSizes
}
