// The home page: the occasion ahead, best sellers, the rooms of the shop, the occasion after it, what is looked at,
// and what customers say.
import { ProductGrid } from '../catalog/ProductGrid.tsx'
import { CategoryTiles } from '../home/CategoryTiles.tsx'
import { LatestReviews } from '../home/LatestReviews.tsx'
import { OccasionHero } from '../home/OccasionHero.tsx'
import { useTranslate } from '../pages/visit.ts'
import type { HomeData } from './load-home.ts'
import './HomeScreen.css'

export default function HomeScreen({
  data: { occasions, best, viewed, categories, reviews },
}: {
  data: HomeData
}) {
  const t = useTranslate()
  const [next, ...later] = occasions
  return (
    <div className="home-screen">
      {next && <OccasionHero note={next} first />}
      {best.length > 0 && (
        <section className="container" aria-labelledby="home-best">
          <h2 id="home-best">{t('home.best')}</h2>
          <ProductGrid products={best} kind="row" />
        </section>
      )}
      {categories.length > 0 && (
        <section className="container" aria-labelledby="home-categories">
          <h2 id="home-categories">{t('home.categories')}</h2>
          <CategoryTiles categories={categories} />
        </section>
      )}
      {later.map((note) => (
        <OccasionHero key={note.occasion} note={note} />
      ))}
      {viewed.length > 0 && (
        <section className="container" aria-labelledby="home-viewed">
          <h2 id="home-viewed">{t('home.viewed')}</h2>
          <ProductGrid products={viewed} kind="row" />
        </section>
      )}
      {reviews.length > 0 && (
        <section className="container" aria-labelledby="home-reviews">
          <h2 id="home-reviews">{t('reviews.latest')}</h2>
          <LatestReviews reviews={reviews} />
        </section>
      )}
    </div>
  )
}
