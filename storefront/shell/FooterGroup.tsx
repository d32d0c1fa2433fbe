// Group of links in the footer: collapsed at first on phones, always open on wide screens.
import { useId, useSyncExternalStore, type ReactNode } from 'react'
import { Disclosure } from '#web/ui/Disclosure.tsx'

/** Same breakpoint as in Footer.css. */
const wideQuery = '(width >= 48rem)'

function subscribe(changed: () => void): () => void {
  const query = matchMedia(wideQuery)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  // CSS shows the links before hydration; this tells screen readers the same.
  const open = useSyncExternalStore(
    subscribe,
    () => matchMedia(wideQuery).matches,
    () => false,
  )
  return (
    <nav aria-labelledby={id}>
      <Disclosure summary={<h2 id={id}>{title}</h2>} open={open}>
        {children}
      </Disclosure>
    </nav>
  )
}
