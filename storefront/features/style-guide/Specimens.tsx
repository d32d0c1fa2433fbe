// A section of the style guide.
import type { ReactNode } from 'react'

export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="specimens" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
