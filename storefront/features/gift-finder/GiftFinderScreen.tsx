// The gift finder: one sentence with a menu in each bracket. A choice sends the form; without scripts its button does.
import { Fragment } from 'react'
import { useHref } from '#web/platform/pages/visit.ts'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import type { GiftFinderData, MenuPart } from './load-gift-finder.ts'
import './GiftFinderScreen.css'

export default function GiftFinderScreen({ data }: { data: GiftFinderData }) {
  const href = useHref()
  const { title, intro, submit, sentence, found, bulk, empty, gifts } = data
  const factsOf = new Map(gifts.map(({ product, ...facts }) => [product.id, facts]))
  return (
    <div className="gift-finder-screen container">
      <h1>{title}</h1>
      <p data-part="intro">
        {intro} <a href={href('/bulk-gifts')}>{bulk}</a>
      </p>
      <form action={href('/gift-finder')} method="get" data-keep-scroll>
        <Fan gifts={gifts} />
        <p data-part="sentence">
          {sentence.map((part, at) => (
            <Fragment key={at}>{'text' in part ? part.text : <Menu menu={part} />}</Fragment>
          ))}
        </p>
        <noscript>
          <Button type="submit">{submit}</Button>
        </noscript>
      </form>
      <output data-part="found">{found}</output>
      {gifts.length === 0 ? (
        <EmptyState title={empty.title} text={empty.text} />
      ) : (
        <ProductGrid
          products={gifts.map(({ product }) => product)}
          kind="row"
          eager={2}
          under={({ id }) => {
            const { reasons, arrival } = factsOf.get(id)!
            return (
              <div data-part="facts">
                <p>
                  <Icon name="truck" />
                  {arrival}
                </p>
                {reasons.length > 0 && (
                  <ul>
                    {reasons.map((reason) => (
                      <li key={reason}>{reason}</li>
                    ))}
                  </ul>
                )}
              </div>
            )
          }}
        />
      )}
    </div>
  )
}

/** Pictures of the gifts that are last in the list, so that none is seen twice at once. Decoration. */
function Fan({ gifts }: Pick<GiftFinderData, 'gifts'>) {
  return (
    <div data-part="fan" aria-hidden="true">
      {gifts.slice(-3).map(({ product: { id, picture } }) => (
        <Picture key={id} picture={picture} ratio="square" sizes="8rem" widest={320} alt="" eager />
      ))}
    </div>
  )
}

/** The key resets the menu when a navigation changes its value. */
function Menu({ menu: { before, after, field, label, chosen, choices } }: { menu: MenuPart }) {
  return (
    <span data-part="phrase">
      {before}
      <span data-part="menu">
        <select
          key={chosen}
          name={field}
          aria-label={label}
          defaultValue={chosen}
          data-open={chosen === '' || undefined}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
      {after}
    </span>
  )
}
