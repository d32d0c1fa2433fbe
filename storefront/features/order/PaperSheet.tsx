// Sheet of a printable document of an order, with the name of the shop and a title.
import type { ReactNode } from 'react'
import { Wordmark } from '../../shared/navigation/Wordmark.tsx'
import './PaperSheet.css'

type PaperSheetProps = { className: string; title: string; children: ReactNode }

export function PaperSheet({ className, title, children }: PaperSheetProps) {
  return (
    <section className={`paper-sheet ${className}`} data-season="everyday">
      <header>
        <Wordmark />
        <h1>{title}</h1>
      </header>
      {children}
    </section>
  )
}
