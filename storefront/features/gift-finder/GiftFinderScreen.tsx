// The gift finder: one sentence with a menu in each bracket. A choice sends the form; without scripts its button does.
import { useHref } from '#web/platform/pages/visit.ts'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { useShopVisit } from '../../shared/shop-visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { GiftFinderData, Menu } from './load-gift-finder.ts'
import './GiftFinderScreen.css'

export default function GiftFinderScreen({ data }: { data: GiftFinderData }) {
  const href = useHref()
  const { title, intro, submit, sentence, found, soon, empty, gifts, next } = data
  const factsOf = new Map(gifts.map(({ product, ...facts }) => [product.id, facts]))
  return (
    <div className="gift-finder-screen container">
      <h1>{title}</h1>
      <p data-part="intro">{intro}</p>
      <form id="answers" action={href('/gift-finder')} method="get" data-keep-scroll>
        <p data-part="sentence">
          {sentence.map((menu) => (
            <MenuPhrase key={menu.field} menu={menu} />
          ))}
        </p>
        <noscript>
          <Button type="submit">{submit}</Button>
        </noscript>
      </form>
      <div data-part="bar">
        <output>{found}</output>
        {soon && (
          // Without data-keep-scroll, the focus moves to the heading: the link is gone after the press.
          <Button href={href(soon.path)} variant="secondary" size="s" rel="nofollow">
            {soon.label}
          </Button>
        )}
      </div>
      {gifts.length === 0 ? (
        <EmptyState title={empty.title} text={empty.text} />
      ) : (
        <ProductGrid
          products={gifts.map(({ product }) => product)}
          kind="row"
          eager={2}
          under={({ id }) => {
            const { reason, arrival } = factsOf.get(id)!
            return (
              <div data-part="facts">
                <p>
                  <Icon name="truck" />
                  {arrival}
                </p>
                {reason && <span>{reason}</span>}
              </div>
            )
          }}
        />
      )}
      <NextLinks next={next} />
    </div>
  )
}

/** To the answers at the top, the first categories, and the page for many gifts. */
function NextLinks({ next: { title, change, bulk } }: Pick<GiftFinderData, 'next'>) {
  const href = useHref()
  const { menu } = useShopVisit().frame
  const links = [
    { name: change, to: '#answers' },
    ...menu.slice(0, 3).map(({ name, address }) => ({ name, to: href(`/classify/${address}`) })),
    { name: bulk, to: href('/bulk-gifts') },
  ]
  return (
    <section data-part="next">
      <h2>{title}</h2>
      <ul>
        {links.map(({ name, to }, at) => (
          <li key={to}>
            <Button href={to} variant={at === 0 ? 'secondary' : 'link'} size="s">
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The key resets the menu when a navigation changes its value. */
function MenuPhrase({ menu: { before, field, label, chosen, choices } }: { menu: Menu }) {
  return (
    <span data-part="phrase">
      {before && <span>{before}</span>}
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
    </span>
  )
}
