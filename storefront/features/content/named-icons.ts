// Draws the icons that a written page names: from the shop's own icons, and, where the merchant allows it, from a
// public service in Iconify's format for those the shop does not have.
const patienceMs = 1_500
const nameShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** As Iconify describes it: the inside of an <svg>, and its size. */
type Drawing = { readonly body: string; readonly width: number; readonly height: number }

/** `service`: an origin, or '' for none. A mark whose icon is not found stays empty. */
export async function drawNamedIcons(marks: readonly HTMLElement[], service: string): Promise<void> {
  const nameOf = ({ dataset }: HTMLElement): string => dataset['icon'] ?? ''
  const names = [...new Set(marks.map(nameOf))].filter((name) => nameShape.test(name))
  const drawings = await fetchDrawings('/icons', names)
  const missing = names.filter((name) => !drawings.has(name))
  if (service && missing.length > 0)
    for (const [name, drawing] of await fetchDrawings(service, missing)) drawings.set(name, drawing)
  for (const mark of marks) {
    const drawing = drawings.get(nameOf(mark))
    // As a picture it can run nothing and fetch nothing, whoever drew it.
    if (drawing) mark.style.setProperty('--drawing', `url("${pictureOf(drawing)}")`)
  }
}

async function fetchDrawings(origin: string, names: readonly string[]): Promise<Map<string, Drawing>> {
  try {
    const answer = await fetch(`${origin}/lucide.json?icons=${names.join(',')}`, {
      signal: AbortSignal.timeout(patienceMs),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    return answer.ok ? readDrawings(await answer.json()) : new Map()
  } catch {
    return new Map()
  }
}

/** What is not in Iconify's format is no icon. */
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

function pictureOf({ body, width, height }: Drawing): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
