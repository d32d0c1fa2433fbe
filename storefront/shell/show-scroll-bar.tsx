// The short head that comes back when a shopper scrolls up: a root of its own, so that no page carries its code.
import { createRoot } from 'react-dom/client'
import { VisitContext, type Visit } from '../platform/pages/visit.ts'
import { ScrollBar } from './ScrollBar.tsx'

export function showScrollBar(visit: Visit): void {
  const place = document.createElement('div')
  document.body.prepend(place)
  createRoot(place).render(
    <VisitContext value={visit}>
      <ScrollBar />
    </VisitContext>,
  )
}
