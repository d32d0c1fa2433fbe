// A table of rows. On phones each row is a block: the first cell, then the others with their labels.
import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import './DataTable.css'

export type Column<Row> = {
  /** Unique in the table. */
  readonly label: string
  /** Shown in the head instead of the label, such as a checkbox for all rows. */
  readonly head?: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** Aligns numbers and amounts to the end of the column. */
  readonly numeric?: boolean
  /** A column of buttons: its label is for screen readers. */
  readonly isAction?: boolean
  /** On phones: at the end of the first line, without its label, or not at all. */
  readonly onPhone?: 'beside' | 'plain' | 'hidden'
}

type DataTableProps<Row> = {
  /** What the table lists, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The rows are being replaced, or have not arrived: then bars have their place. */
  loading?: boolean | undefined
  /** Shown without rows. */
  empty: ReactNode
}

export function DataTable<Row>({ label, columns, rows, rowKey, loading, empty }: DataTableProps<Row>) {
  if (rows.length === 0)
    return loading ? (
      <div aria-busy="true">
        <Skeleton shape="field" lines={4} />
      </div>
    ) : (
      <div className="data-table-empty">{empty}</div>
    )
  return (
    <table className="data-table" aria-label={label} aria-busy={loading || undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" data-numeric={column.numeric || undefined}>
              {column.head ??
                (column.isAction ? <span className="visually-hidden">{column.label}</span> : column.label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td
                key={column.label}
                data-label={column.label}
                data-numeric={column.numeric || undefined}
                data-phone={column.isAction ? 'plain' : column.onPhone}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
