// The web app manifest and security.txt.
import { manifestIcons } from './app-icons.ts'
import { jsonAnswer, textAnswer, type HttpAnswer } from '../http/answer.ts'

const aDay = { 'cache-control': 'public, max-age=86400' }

export const manifest: HttpAnswer = jsonAnswer(
  200,
  {
    id: '/',
    lang: 'en-US',
    dir: 'ltr',
    name: 'Posy',
    short_name: 'Posy',
    description: 'Gifts for Easter, for Mother’s Day, and for any day somebody should be thought of.',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fcf7f0',
    theme_color: '#fcf7f0',
    icons: manifestIcons,
  },
  { ...aDay, 'content-type': 'application/manifest+json; charset=utf-8' },
)

/** RFC 9116; valid for half a year from `nowMs`. */
export function securityText(origin: string, contact: string, nowMs: number): HttpAnswer {
  const expires = new Date(nowMs + 183 * 86_400_000).toISOString()
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, de',
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return textAnswer(200, lines.join('\n'), aDay)
}
