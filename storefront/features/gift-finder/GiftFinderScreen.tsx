// The gift finder: the answers, and the gifts that fit them.
import { useVisit } from '#web/platform/pages/visit.ts'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { useShopVisit } from '../../shared/shop-visit.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { FinderForm } from './FinderForm.tsx'
import type { GiftFinderData } from './load-gift-finder.ts'
import '../../shared/PageHead.css'
import './GiftFinderScreen.css'

export default function GiftFinderScreen({ data }: { data: GiftFinderData }) {
  const { href } = useVisit()
  const { title, intro, submit, sentence, recipients, found, inTime, soon, all, change, empty, gifts, next } =
    data
  const factsOf = new Map(gifts.map(({ product, ...facts }) => [product.id, facts]))
  return (
    <div className="gift-finder-screen container">
      <Breadcrumbs title={title} />
      <header className="page-head">
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      <FinderForm sentence={sentence} recipients={recipients} submit={submit} />
      {/* The empty state says the same. */}
      <div data-part="bar" className={gifts.length === 0 ? 'visually-hidden' : undefined}>
        <output>
          <strong>{found}</strong>
          {inTime && (
            <span>
              <Icon name="check" />
              {inTime}
            </span>
          )}
        </output>
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
            const { reason, arrival, isSent } = factsOf.get(id)!
            return (
              <div data-part="facts">
                <p>
                  {isSent && <Icon name="truck" />}
                  {arrival}
                </p>
                {reason && (
                  <p>
                    <Icon name="check" />
                    <span>{reason}</span>
                  </p>
                )}
              </div>
            )
          }}
        />
      )}
      {gifts.length > 0 && (all || change) && <Actions all={all} change={change} />}
      <NextLinks next={next} />
    </div>
  )
}

/** To all gifts, and to the answers at the top. The key keeps the focus when the first link has been followed. */
function Actions({ all, change }: Pick<GiftFinderData, 'all' | 'change'>) {
  const { href } = useVisit()
  return (
    <div data-part="actions" data-keep-scroll>
      {all && (
        <Button key="first" href={href(all.path)} variant="secondary" rel="nofollow">
          {all.label}
        </Button>
      )}
      {change && (
        <Button key={all ? 'second' : 'first'} href="#answers" variant={all ? 'link' : 'secondary'}>
          {change}
        </Button>
      )}
    </div>
  )
}

/** To the first categories, to the page for many gifts, and to a person who answers. */
function NextLinks({ next: { title, bulk, contact } }: Pick<GiftFinderData, 'next'>) {
  const { href, frame } = useShopVisit()
  const links = [
    ...frame.menu.slice(0, 3).map(({ name, address }) => ({ name, to: href(`/classify/${address}`) })),
    { name: bulk, to: href('/bulk-gifts') },
    { name: contact, to: href('/contact-us') },
  ]
  return (
    <section data-part="next">
      <h2>{title}</h2>
      <ul>
        {links.map(({ name, to }) => (
          <li key={to}>
            <a href={to}>
              {name}
              <Icon name="chevron-end" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
