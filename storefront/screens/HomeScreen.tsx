// The home page: the occasion ahead, what is new, the rooms of the shop, the feasts with their last days to order,
// best sellers, the other occasion, and what customers say. What the shop has nothing of is left out.
import { ProductGrid } from '../catalog/ProductGrid.tsx'
import { CategoryTiles } from '../home/CategoryTiles.tsx'
import { LatestReviews } from '../home/LatestReviews.tsx'
import { leadingNote } from '../home/occasion-note.ts'
import { OccasionDays } from '../home/OccasionDays.tsx'
import { OccasionHero } from '../home/OccasionHero.tsx'
import { useTranslate } from '../pages/visit.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { HomeData } from './load-home.ts'
import './HomeScreen.css'

export default function HomeScreen({
  data: { occasions, fresh, best, categories, reviews },
}: {
  data: HomeData
}) {
  const t = useTranslate()
  const lead = leadingNote(occasions)
  return (
    <div className="home-screen">
      {lead ? <OccasionHero note={lead} first /> : <h1 className="container">{t('footer.about')}</h1>}
      {best.length === 0 && (
        <div className="container">
          <EmptyState icon="gift" title={t('home.emptyTitle')} text={t('home.emptyText')} />
        </div>
      )}
      {fresh.length > 0 && (
        <section className="container" aria-labelledby="home-new">
          <h2 id="home-new">{t('home.new')}</h2>
          <ProductGrid products={fresh} kind="row" />
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
          <ProductGrid products={best} kind="row" />
        </section>
      )}
      {occasions
        .filter((note) => note !== lead)
        .map((note) => (
          <OccasionHero key={note.occasion} note={note} />
        ))}
      {reviews.length > 0 && (
        <section className="container" aria-labelledby="home-reviews">
          <h2 id="home-reviews">{t('reviews.latest')}</h2>
          <LatestReviews reviews={reviews} />
        </section>
      )}
    </div>
  )
}
