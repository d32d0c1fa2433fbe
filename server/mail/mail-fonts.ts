// The handwriting of cards in mails. Its addresses stay the same over releases, because mails are kept for years.
import { readFile } from 'node:fs/promises'
import { html, raw, type Html } from '#domain/html.ts'
import { textResponse, type HttpResponse } from '../http/response.ts'

/** Of web/fonts, with their characters. Chinese and Japanese have too many files for a mail. */
const files = {
  'caveat-latin': 'U+0020-00FF,U+0152-0153,U+2000-206F',
  'caveat-latin-ext': 'U+0100-0151,U+0154-02BA,U+1E00-1E9F',
  'aref-ruqaa-arabic': 'U+0600-06FF',
} as const

const missing = textResponse(404, 'There is no such font.')

/** `/mail-fonts/{name}.woff2`. Mail programs have another origin. */
export async function mailFontResponse(url: string): Promise<HttpResponse> {
  const [, name = ''] = /^\/mail-fonts\/([a-z-]+)\.woff2$/.exec(url.split('?', 1)[0] ?? '') ?? []
  if (!Object.hasOwn(files, name)) return missing
  const body = await readFile(new URL(`../../web/fonts/${name}.woff2`, import.meta.url))
  const headers = {
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  }
  return { status: 200, headers, body }
}

/** Some mail programs leave it out: then a card has a script of the device. */
export function handwritingStyles(publicOrigin: string): Html {
  const faces = Object.entries(files).map(
    ([name, range]) =>
      `@font-face{font-family:Handwriting;src:url(${publicOrigin}/mail-fonts/${name}.woff2) format('woff2');unicode-range:${range}}`,
  )
  return html`<style>${raw(faces.join(''))}</style>`
}
