// The first lines of a list, and the names that its columns may have.
import type { BulkGiftsData } from './load-bulk-gifts.ts'
import './ListExample.css'

export function ListExample({ data: { table, required, optional } }: { data: BulkGiftsData }) {
  const [names = [], ...rows] = table.lines
  return (
    <div className="list-example">
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
      <dl>
        {[[required, table.required] as const, [optional, table.optional] as const].map(([term, columns]) => (
          <div key={term}>
            <dt>{term}</dt>
            {columns.map((name) => (
              <dd key={name}>{name}</dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  )
}
