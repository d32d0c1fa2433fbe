// Loads texts together with the code that uses them. The build passes each dynamic import to `withTexts`
// (scripts/vite-messages.ts). The server, and the browser in development, have all texts in memory.

type LoadTexts = (name: string) => Promise<void>

let resolveLoader: (load: LoadTexts) => void
/** A promise: components of the frame request texts before the entry has registered the loader. */
const loader = new Promise<LoadTexts>((resolve) => (resolveLoader = resolve))
const loads = new Map<string, Promise<void>>()

export function setTextLoader(load: LoadTexts): void {
  resolveLoader(load)
}

function loadTexts(name: string): Promise<void> {
  let pending = loads.get(name)
  if (!pending) {
    pending = loader.then((load) => load(name))
    loads.set(name, pending)
    // The next call retries a failed load.
    pending.catch(() => loads.delete(name))
  }
  return pending
}

/**
 * Resolves with `code` once its texts are loaded too. `name` is their file.
 * @public The build inserts the calls.
 */
export async function withTexts<Code>(name: string, code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, loadTexts(name)])
  return loaded
}
