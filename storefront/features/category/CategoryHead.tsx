// Header of a category page: breadcrumbs, a banner with name, description and photograph, and subcategories.
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import type { CategoryData } from './load-category.ts'
import './CategoryHead.css'

export function CategoryHead({ category, paper }: Pick<CategoryData, 'category' | 'paper'>) {
  const t = useTranslate()
  const href = useHref()
  const { name, description, parent, children, picture } = category
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
      <div data-part="banner" data-paper={paper ?? undefined}>
        {picture && (
          <Picture picture={picture} ratio="fill" sizes="(min-width: 40rem) 25rem, 50vw" eager alt="" />
        )}
        <div>
          <h1>{name}</h1>
          {description && <p>{description}</p>}
        </div>
      </div>
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
