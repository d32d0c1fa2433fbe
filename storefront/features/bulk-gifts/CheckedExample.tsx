// An example of a checked list, with a gift for each row.
import { Icon } from '#web/ui/Icon.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import type { BulkGiftsData } from './load-bulk-gifts.ts'
import './CheckedExample.css'

export function CheckedExample({ data }: { data: BulkGiftsData }) {
  return (
    <section data-part="checked" aria-labelledby="bulk-checked">
      <h2 id="bulk-checked">{data.exampleTitle}</h2>
      <p>{data.counts}</p>
      <ExampleList data={data} />
    </section>
  )
}

function ExampleList({ data: { examples } }: { data: Pick<BulkGiftsData, 'examples'> }) {
  return (
    <ul className="checked-example">
      {examples.map(({ name, title, picture, state, isWrong, price, arrival }) => (
        <li key={name} data-wrong={isWrong || undefined}>
          {picture && <Picture picture={picture} ratio="square" sizes="5rem" widest={320} alt="" />}
          <strong>{name}</strong>
          {!isWrong && <b>{price}</b>}
          <small>{title}</small>
          <span data-part="state">
            <Icon name={isWrong ? 'error' : 'check'} />
            {state}
          </span>
          {!isWrong && arrival && <small>{arrival}</small>}
        </li>
      ))}
    </ul>
  )
}
