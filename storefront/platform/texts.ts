// Brings texts along with the code that shows them. The server has all texts at once.
import type { Area } from '#messages/areas.ts'

type Fetch = (area: Area) => Promise<void>

let tell: (fetch: Fetch) => void = () => undefined
/** Parts of the frame ask before the browser knows where its language's texts are. */
const fetching = new Promise<Fetch>((resolve) => {
  tell = resolve
  if (typeof window === 'undefined') resolve(async () => undefined)
})
const brought = new Map<Area, Promise<void>>()

export function onTexts(fetch: Fetch): void {
  tell(fetch)
}

function bring(area: Area): Promise<void> {
  let coming = brought.get(area)
  if (!coming) {
    coming = fetching.then((fetch) => fetch(area))
    brought.set(area, coming)
    // What did not come is asked for again.
    coming.catch(() => brought.delete(area))
  }
  return coming
}

export async function withTexts<Code>(areas: readonly Area[], code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, ...areas.map(bring)])
  return loaded
}
