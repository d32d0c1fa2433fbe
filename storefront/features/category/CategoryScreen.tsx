// The page of a category: header and product list, and other categories after few products.
import { CategoryHead } from './CategoryHead.tsx'
import { CategoryTiles } from '../../shared/category-tiles/CategoryTiles.tsx'
import { FinderTile } from '../../shared/product-list/FinderTile.tsx'
import { completeRow, ListView } from '../../shared/product-list/ListView.tsx'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { CategoryData } from './load-category.ts'
import './CategoryScreen.css'

export default function CategoryScreen({
  data: { category, hasScene, days, story, finder, others, list, filters },
}: {
  data: CategoryData
}) {
  const { t, href } = useVisit()
  return (
    <div className="container">
      <CategoryHead category={category} hasScene={hasScene} days={days} />
      <ListView
        list={list}
        filters={filters}
        address={{ path: `/classify/${category.address}` }}
        categories={category.children}
        story={story}
        filler={finder && list.total !== completeRow ? <FinderTile finder={finder} /> : null}
        empty={
          <EmptyState title={t('list.empty')} text={t('list.emptyText')}>
            <Button href={href('/')}>{t('error.home')}</Button>
          </EmptyState>
        }
      />
      {others.length > 0 && (
        <section className="other-categories" aria-labelledby="other-categories">
          <h2 id="other-categories">{t('menu.more')}</h2>
          <CategoryTiles categories={others} />
        </section>
      )}
    </div>
  )
}
