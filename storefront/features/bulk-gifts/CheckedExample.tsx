// An example of a checked list, with a gift for each row. On phones it is closed at first: the form has its place.
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import type { BulkGiftsData } from './load-bulk-gifts.ts'
import './CheckedExample.css'

export function CheckedExample({ data }: { data: BulkGiftsData }) {
  return (
    <>
      <Disclosure summary={data.exampleTitle}>
        <Rows data={data} />
      </Disclosure>
      <section data-part="checked" aria-labelledby="bulk-checked">
        <h2 id="bulk-checked">{data.exampleTitle}</h2>
        <Rows data={data} />
      </section>
    </>
  )
}

/** On phones, where the picture and the whole example are not in the first view. */
export function FirstRow({ data }: { data: BulkGiftsData }) {
  return (
    <div data-part="first-row">
      <ExampleList data={{ ...data, examples: data.examples.slice(0, 1) }} />
    </div>
  )
}

function Rows({ data }: { data: BulkGiftsData }) {
  return (
    <>
      <p>{data.counts}</p>
      <ExampleList data={data} />
    </>
  )
}

function ExampleList({ data: { examples, arrival } }: { data: Pick<BulkGiftsData, 'examples' | 'arrival'> }) {
  return (
    <ul className="checked-example">
      {examples.map(({ name, title, picture, state, isWrong, price }) => (
        <li key={name} data-wrong={isWrong || undefined}>
          {picture && <Picture picture={picture} ratio="square" sizes="5rem" widest={320} alt="" />}
          <strong>{name}</strong>
          {!isWrong && <b>{price}</b>}
          <small>{title}</small>
          <span data-part="state">
            <Icon name={isWrong ? 'error' : 'check'} />
            {state}
          </span>
          {!isWrong && <small>{arrival}</small>}
        </li>
      ))}
    </ul>
  )
}
