// The web app manifest and security.txt.
import { directionOf, localeTable } from '#domain/markets/locale.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { manifestIcons } from './app-icons.ts'
import { jsonResponse, textResponse, type HttpResponse } from '../http/response.ts'

const anHour = { 'cache-control': 'public, max-age=3600' }
const aDay = { 'cache-control': 'public, max-age=86400' }

export function manifestOf({ shopName, homeLocale }: Settings): HttpResponse {
  const manifest = {
    id: '/',
    lang: localeTable[homeLocale].tag,
    dir: directionOf(homeLocale),
    name: shopName,
    short_name: shopName,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fcf7f0',
    theme_color: '#fcf7f0',
    icons: manifestIcons,
  }
  const type = { 'content-type': 'application/manifest+json; charset=utf-8' }
  return jsonResponse(200, manifest, { ...anHour, ...type })
}

/** RFC 9116; valid for half a year from `nowMs`. */
export function securityText(origin: string, contact: string, nowMs: number): HttpResponse {
  const expires = new Date(nowMs + 183 * 86_400_000).toISOString()
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, de',
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return textResponse(200, lines.join('\n'), aDay)
}
