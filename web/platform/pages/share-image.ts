// Open Graph image of a page. The server generates it in the one size that all social networks accept.
import type { Head } from './route.ts'

export function shareImage(name: string, alt: string): NonNullable<Head['image']> {
  return { src: `/share/${name}.jpg`, width: 1200, height: 630, alt }
}
