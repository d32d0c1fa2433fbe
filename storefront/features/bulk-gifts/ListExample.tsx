// The first lines of a list, and the columns that it may have.
import type { BulkGiftsData } from './load-bulk-gifts.ts'
import './ListExample.css'

export function ListExample({ data }: { data: BulkGiftsData }) {
  const { table, header, optionalColumns } = data
  const [names = [], ...rows] = table.lines
  return (
    <div className="list-example">
      {/* Wider than a phone, as a sheet is: it scrolls, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section data-part="sheet" aria-label={header} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                {row.map((value, at) => (
                  <td key={names[at]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>{optionalColumns}</p>
    </div>
  )
}
