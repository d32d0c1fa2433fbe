// Mounts the compact header in its own React root, so that no page's bundle contains its code.
import { createRoot } from 'react-dom/client'
import { VisitContext, type Visit } from '#web/platform/pages/visit.ts'
import { ScrollBar } from './ScrollBar.tsx'

export function showScrollBar(visit: Visit): void {
  const container = document.createElement('div')
  document.body.prepend(container)
  createRoot(container).render(
    <VisitContext value={visit}>
      <ScrollBar />
    </VisitContext>,
  )
}
