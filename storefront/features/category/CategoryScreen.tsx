// The page of a category: header and product list.
import { CategoryHead } from './CategoryHead.tsx'
import { ListView } from '../../shared/product-list/ListView.tsx'
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import type { CategoryData } from './load-category.ts'

export default function CategoryScreen({
  data: { category, hasScene, day, story, list, filters },
}: {
  data: CategoryData
}) {
  const t = useTranslate()
  const href = useHref()
  return (
    <div className="container">
      <CategoryHead category={category} hasScene={hasScene} day={day} />
      <ListView
        list={list}
        filters={filters}
        address={{ path: `/classify/${category.address}` }}
        categories={category.children}
        story={story}
        empty={
          <EmptyState title={t('list.empty')} text={t('list.emptyText')}>
            <Button href={href('/')}>{t('error.home')}</Button>
          </EmptyState>
        }
      />
    </div>
  )
}
