// Facts in one line, with a dot between two of them. A line that wraps neither begins nor ends with a dot.
import type { ReactNode } from 'react'
import './Facts.css'

export function Facts({ of }: { of: readonly ReactNode[] }) {
  return (
    <span className="facts">
      {of.filter(Boolean).map((fact, at) => (
        <span key={at}>{fact}</span>
      ))}
    </span>
  )
}
