// The first code of a page, and its smallest: it lets the browser paint the document before the rest of the code comes,
// which would take the line from pictures and fonts, and the processor from the first paint. It shares no module with the
// entry: a bundler would put that into the entry's file, and bring all of it before the paint.
import type { StartFiles } from './platform/pages/document.ts'
import { showIncomplete } from './platform/pages/incomplete.ts'

/** For a browser that never tells of a paint. */
const patienceMs = 1_000

const { entry, preloads } = document.querySelector<HTMLElement>('script[data-entry]')!.dataset as StartFiles
let isStarted = false

function start(): void {
  if (!isStarted) bring().catch(showIncomplete)
  isStarted = true
}

async function bring(): Promise<void> {
  const files = preloads.match(/\S+/g) ?? []
  for (const href of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  // One after the other: in one task they would keep a press waiting. What is missing the entry misses, too, and reloads.
  for (const file of files) {
    await import(/* @vite-ignore */ file).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
  }
  await import(/* @vite-ignore */ entry)
}

// Of the entry, where what it asks for does not come.
addEventListener('incomplete', showIncomplete)

// A document that nobody sees yet is not painted.
if (document.hidden) start()
else {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  setTimeout(start, patienceMs)
}
