// The home page. Its sections and their order are a setting (`home` in domain/settings/settings.ts). Sections without
// content are omitted.
import type { ReactNode } from 'react'
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { Banner } from './Banner.tsx'
import { CategoryTiles } from '../../shared/category-tiles/CategoryTiles.tsx'
import { EverydayHero } from './EverydayHero.tsx'
import { FinderLinks } from './FinderLinks.tsx'
import { LatestReviews } from './LatestReviews.tsx'
import { OccasionDays } from './OccasionDays.tsx'
import { OccasionHero } from './OccasionHero.tsx'
import { WrappedGifts } from './WrappedGifts.tsx'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { useTranslate, useVisit } from '#web/platform/pages/visit.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { HomeData, ShownSection } from './load-home.ts'
import '../../shared/gift-year/GiftYear.css'
import './HomeScreen.css'

/** Its HTML and styles are on the page from the start. */
const OwnYear = deferredComponent(() => import('./OwnYear.tsx'), { when: 'hydration', html: 'kept' })

export default function HomeScreen({ data }: { data: HomeData }) {
  const { t, site } = useVisit()
  const { sections, fresh } = data
  const isEmpty = fresh.length === 0
  const heading = sections.findIndex(
    ({ kind }) => kind === 'banner' || (kind === 'hero' && (data.lead || !isEmpty)),
  )
  return (
    <div className="home-screen">
      {heading < 0 && <h1 className="visually-hidden">{site.shopName}</h1>}
      {sections.map((section, at) => (
        <Section key={at} section={section} data={data} first={at === heading} />
      ))}
      {isEmpty && (
        <div className="container">
          <EmptyState title={t('home.emptyTitle')} text={t('home.emptyText')} />
        </div>
      )}
    </div>
  )
}

function Section({ section, data, first }: { section: ShownSection; data: HomeData; first: boolean }) {
  const t = useTranslate()
  const { occasions, lead, other, hero, fresh, best, categories, reviews, year, everything } = data
  switch (section.kind) {
    case 'banner':
      return <Banner banner={section} first={first} />
    case 'hero':
      if (lead) return <OccasionHero scene={lead} first={first} />
      return fresh.length > 0 ? <EverydayHero hero={hero} first={first} /> : null
    case 'other':
      return other && <OccasionHero scene={other} />
    case 'occasions':
      return (
        <>
          {occasions.length > 0 && <OccasionDays notes={occasions} />}
          {year.length > 0 && (
            <div className="container home-year">
              <OwnYear months={year} />
            </div>
          )}
        </>
      )
    case 'finder':
      return fresh.length > 0 ? <FinderLinks finder={data.finder} /> : null
    case 'new':
      return fresh.length > 0 ? (
        <Titled id="home-new" title={t('home.new')} all={everything}>
          <ProductGrid products={fresh} kind="row" short />
        </Titled>
      ) : null
    case 'wrapping':
      return fresh.length > 0 ? <WrappedGifts /> : null
    case 'categories':
      return categories.length > 0 ? (
        <Titled id="home-categories" title={t('home.categories')}>
          <CategoryTiles categories={categories} />
        </Titled>
      ) : null
    case 'best':
      return best.length > 0 ? (
        <Titled id="home-best" title={t('home.best')} all={everything}>
          <ProductGrid products={best} kind="row" short />
        </Titled>
      ) : null
    case 'reviews':
      return reviews.length > 0 ? (
        <Titled id="home-reviews" title={t('reviews.latest')}>
          <LatestReviews reviews={reviews} />
        </Titled>
      ) : null
  }
}

type TitledProps = { id: string; title: string; all?: string; children: ReactNode }

/** `all`: text of a link to the list of all products. */
function Titled({ id, title, all, children }: TitledProps) {
  const { href } = useVisit()
  return (
    <section className="container" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {all && <a href={href('/search')}>{all}</a>}
      </header>
      {children}
    </section>
  )
}
