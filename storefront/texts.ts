// Brings texts along with the code that shows them. The server has all texts at once.
import type { Area } from '#messages/areas.ts'

let fetchTexts: (area: Area) => Promise<void> = async () => undefined
const brought = new Map<Area, Promise<void>>()

export function onTexts(fetch: (area: Area) => Promise<void>): void {
  fetchTexts = fetch
}

function bring(area: Area): Promise<void> {
  let coming = brought.get(area)
  if (!coming) {
    coming = fetchTexts(area)
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
