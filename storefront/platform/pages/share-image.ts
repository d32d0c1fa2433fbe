// The picture that is shown where a page is shared: the shop makes it in the one size that all of them take.
import type { Head } from './route.ts'

export function shareImage(name: string, alt: string): NonNullable<Head['image']> {
  return { src: `/share/${name}.jpg`, width: 1200, height: 630, alt }
}
