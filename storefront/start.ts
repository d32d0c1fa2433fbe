// Delays the app bundle until first paint, so that it does not compete with pictures and fonts. Shares no module with
// the entry. The bundler would put that module into the entry's chunk, which would then load before the paint.
import type { StartFiles } from '#web/platform/pages/document.ts'
import { restoreDocumentScroll } from '#web/platform/navigation/restore-document-scroll.ts'
import { showIncomplete } from '#web/platform/pages/incomplete-notice.ts'

/** Fallback for browsers without paint timing. */
const timeoutMs = 1_000

const { entry, preloads } = document.querySelector<HTMLElement>('script[data-entry]')!.dataset as StartFiles
let isStarted = false

function start(): void {
  if (!isStarted) loadEntry().catch(showIncomplete)
  isStarted = true
}

async function loadEntry(): Promise<void> {
  const files = preloads.match(/\S+/g) ?? []
  for (const href of files)
    setTimeout(() => {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
      document.head.append(link)
    })
  // One task per file here too: a single task would delay the response to a press. If a file is missing, the entry
  // fails and reloads the document.
  for (const file of files) {
    await import(/* @vite-ignore */ file).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
  }
  await import(/* @vite-ignore */ entry)
}

restoreDocumentScroll()

// The entry dispatches this event when its code cannot load.
addEventListener('incomplete', showIncomplete)

// A hidden document is not painted.
if (document.hidden) start()
else {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  setTimeout(start, timeoutMs)
}
