// A table of fields: one head on wide screens, labelled fields in blocks on phones.
import type { ReactNode } from 'react'
import './DataTable.css'

type FieldTableProps = {
  label: string
  /** Headings of the columns; empty for a column without fields. */
  heads: readonly string[]
  busy?: boolean | undefined
  /** Rows: <tr> with <th scope="row"> and fields in <td>. */
  children: ReactNode
}

export function FieldTable({ label, heads, busy, children }: FieldTableProps) {
  return (
    <table className="data-table" data-fields="" aria-label={label} aria-busy={busy || undefined}>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={at} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
