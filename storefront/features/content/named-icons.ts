// Draws the icons that the text of a page names. They come from the shop's own set. If the merchant allows it, missing
// ones come from a public service in Iconify's format.
import { raw, xml } from '#domain/html.ts'

const timeoutMs = 1_500
const nameShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Iconify's format: the content of an <svg> element, and its size. */
type Drawing = { readonly body: string; readonly width: number; readonly height: number }

/** `service`: an origin, or '' for none. A placeholder whose icon is missing stays empty. Never rejects. */
export async function drawNamedIcons(placeholders: readonly HTMLElement[], service: string): Promise<void> {
  const nameOf = ({ dataset }: HTMLElement): string => dataset['icon'] ?? ''
  const names = [...new Set(placeholders.map(nameOf))].filter((name) => nameShape.test(name))
  const drawings = await fetchDrawings('/icons', names)
  const missing = names.filter((name) => !drawings.has(name))
  if (service && missing.length > 0)
    for (const [name, drawing] of await fetchDrawings(service, missing)) drawings.set(name, drawing)
  for (const placeholder of placeholders) {
    const drawing = drawings.get(nameOf(placeholder))
    // An SVG image cannot run scripts or load resources, so a foreign drawing is safe.
    if (drawing) placeholder.style.setProperty('--drawing', `url("${imageUrl(drawing)}")`)
  }
}

async function fetchDrawings(origin: string, names: readonly string[]): Promise<Map<string, Drawing>> {
  try {
    const response = await fetch(`${origin}/lucide.json?icons=${names.join(',')}`, {
      signal: AbortSignal.timeout(timeoutMs),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    return response.ok ? readDrawings(await response.json()) : new Map()
  } catch {
    return new Map()
  }
}

/** Ignores everything that is not in Iconify's format. */
export function readDrawings(answer: unknown): Map<string, Drawing> {
  const { icons, width, height } = (answer ?? {}) as Record<string, unknown>
  const size = (own: unknown, common: unknown): number =>
    [own, common].find((each): each is number => typeof each === 'number' && each > 0) ?? 16
  const drawings = new Map<string, Drawing>()
  for (const [name, icon] of Object.entries(icons ?? {})) {
    const { body, width: own, height: high } = (icon ?? {}) as Record<string, unknown>
    if (typeof body === 'string')
      drawings.set(name, { body, width: size(own, width), height: size(high, height) })
  }
  return drawings
}

function imageUrl({ body, width, height }: Drawing): string {
  const svg = xml`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${raw(body)}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(String(svg))}`
}
