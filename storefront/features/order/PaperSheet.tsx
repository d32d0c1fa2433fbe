// Sheet of a printable document of an order, with the name of the shop, a title and a ribbon.
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
      <Ribbon />
      {children}
    </section>
  )
}

/** Drawn with strokes and borders: printers omit backgrounds. */
function Ribbon() {
  return (
    <div data-part="ribbon" aria-hidden="true">
      <svg viewBox="0 0 48 26" width="48" height="26">
        <path d="M23 11C17 2 4 0 4 8s13 9 19 5M25 11C31 2 44 0 44 8s-13 9-19 5" />
        <path d="M23 14c-2 4-6 8-11 10M25 14c2 4 6 8 11 10" />
        <circle cx="24" cy="12" r="3" />
      </svg>
    </div>
  )
}
