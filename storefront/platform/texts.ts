// Loads message areas together with the code that uses them. The server has all messages in memory.
import type { Area } from '#messages/areas.ts'

type LoadArea = (area: Area) => Promise<void>

let resolveLoader: (loadArea: LoadArea) => void = () => undefined
/** A promise: components of the frame request messages before the entry has registered the loader. */
const loader = new Promise<LoadArea>((resolve) => {
  resolveLoader = resolve
  if (typeof window === 'undefined') resolve(async () => undefined)
})
const loads = new Map<Area, Promise<void>>()

export function setTextLoader(loadArea: LoadArea): void {
  resolveLoader(loadArea)
}

function load(area: Area): Promise<void> {
  let pending = loads.get(area)
  if (!pending) {
    pending = loader.then((loadArea) => loadArea(area))
    loads.set(area, pending)
    // The next call retries a failed load.
    pending.catch(() => loads.delete(area))
  }
  return pending
}

/** Resolves with `code` once the messages of `areas` are loaded too. */
export async function withTexts<Code>(areas: readonly Area[], code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, ...areas.map(load)])
  return loaded
}
