// The home page: the next occasion, new products, categories, occasions with their order-by days, best sellers, another
// occasion and reviews. Sections without content are omitted.
import { ProductGrid } from '../../shared/products/ProductGrid.tsx'
import { CategoryTiles } from './CategoryTiles.tsx'
import { EverydayHero } from './EverydayHero.tsx'
import { LatestReviews } from './LatestReviews.tsx'
import { OccasionDays } from './OccasionDays.tsx'
import { OccasionHero } from './OccasionHero.tsx'
import { useTranslate } from '../../platform/pages/visit.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { HomeData } from './load-home.ts'
import './HomeScreen.css'

export default function HomeScreen({
  data: { occasions, lead, other, pictures, fresh, best, categories, reviews },
}: {
  data: HomeData
}) {
  const t = useTranslate()
  const near = occasions.find(({ occasion }) => occasion === lead)
  const next = occasions.find(({ occasion }) => occasion === other)
  return (
    <div className="home-screen">
      {near ? (
        <OccasionHero note={near} picture={pictures[0]} first />
      ) : (
        <EverydayHero picture={pictures[0]} />
      )}
      {best.length === 0 && (
        <div className="container">
          <EmptyState icon="gift" title={t('home.emptyTitle')} text={t('home.emptyText')} />
        </div>
      )}
      {fresh.length > 0 && (
        <section className="container" aria-labelledby="home-new">
          <h2 id="home-new">{t('home.new')}</h2>
          <ProductGrid products={fresh} kind="row" short />
        </section>
      )}
      {categories.length > 0 && (
        <section className="container" aria-labelledby="home-categories">
          <h2 id="home-categories">{t('home.categories')}</h2>
          <CategoryTiles categories={categories} />
        </section>
      )}
      {occasions.length > 0 && <OccasionDays notes={occasions} />}
      {best.length > 0 && (
        <section className="container" aria-labelledby="home-best">
          <h2 id="home-best">{t('home.best')}</h2>
          <ProductGrid products={best} kind="row" short />
        </section>
      )}
      {next && pictures[1] && <OccasionHero note={next} picture={pictures[1]} />}
      {reviews.length > 0 && (
        <section className="container" aria-labelledby="home-reviews">
          <h2 id="home-reviews">{t('reviews.latest')}</h2>
          <LatestReviews reviews={reviews} />
        </section>
      )}
    </div>
  )
}
