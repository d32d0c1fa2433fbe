// A product's photograph within a text.
import { html, type Html } from '#domain/html.ts'

export const photograph = (name: string): Html =>
  html`<picture><source type="image/avif" srcset="/media/${name}-480.avif"><img src="/media/${name}-480.webp" alt="" width="480" height="480" loading="lazy"></picture>`
