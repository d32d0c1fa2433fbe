// Header of a category page: breadcrumbs, name, description and subcategories.
import type { Category } from '#domain/catalog/catalog.ts'
import { useHref, useTranslate } from '../../platform/pages/visit.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import './CategoryHead.css'

export function CategoryHead({ category }: { category: Category }) {
  const t = useTranslate()
  const href = useHref()
  const { name, description, parent, children } = category
  return (
    <header className="category-head">
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={[
          { label: t('shop.home'), href: href('/') },
          ...(parent ? [{ label: parent.name, href: href(`/classify/${parent.address}`) }] : []),
          { label: name },
        ]}
      />
      <h1>{name}</h1>
      {description && <p>{description}</p>}
      {children.length > 0 && (
        <ul aria-label={t('list.parts', { category: name })}>
          {children.map((child) => (
            <li key={child.key}>
              <a href={href(`/classify/${child.address}`)}>{child.name}</a>
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}
