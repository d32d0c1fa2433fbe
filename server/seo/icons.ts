// The local icon endpoint, in Iconify's format: `/icons/lucide.json?icons=bag,heart`. It serves built-in
// icons only and fetches nothing.
import { xml } from '#domain/html.ts'
import { icons } from '#web/ui/icons.ts'
import { jsonResponse, textResponse, type HttpResponse } from '../http/response.ts'

const maxIcons = 50
const name = /^[a-z0-9]+(-[a-z0-9]+)*$/
const aWeek = { 'cache-control': 'public, max-age=604800' }
const missing = textResponse(404, 'There is no such set of icons.', aWeek)

export function iconsResponse(url: string): HttpResponse {
  const [path, query = ''] = url.split('?', 2)
  if (path !== '/icons/lucide.json') return missing
  const requested = (new URLSearchParams(query).get('icons') ?? '').split(',').filter(Boolean)
  if (requested.length === 0 || requested.length > maxIcons || !requested.every((each) => name.test(each)))
    return missing
  // hasOwn excludes names like `constructor`.
  const available = requested.filter((each): each is keyof typeof icons => Object.hasOwn(icons, each))
  if (available.length === 0) return missing
  const notFound = requested.filter((each) => !Object.hasOwn(icons, each))
  const body = (each: keyof typeof icons): string =>
    String(
      xml`<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="${icons[each]}"/>`,
    )
  return jsonResponse(
    200,
    {
      prefix: 'lucide',
      icons: Object.fromEntries(available.map((each) => [each, { body: body(each) }])),
      width: 24,
      height: 24,
      ...(notFound.length > 0 && { not_found: notFound }),
    },
    aWeek,
  )
}
