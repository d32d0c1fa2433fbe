// The first lines of a list, and the names that its columns may have.
import { Disclosure } from '#web/ui/Disclosure.tsx'
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
      <h3>{required}</h3>
      <Columns names={table.required} />
      <Disclosure summary={optional}>
        <Columns names={table.optional} />
      </Disclosure>
    </div>
  )
}

function Columns({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
