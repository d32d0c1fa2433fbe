// Header of a category page: breadcrumbs, name and description beside a photograph, and subcategories.
import { useHref, useTranslate } from '#web/platform/pages/visit.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import type { CategoryData } from './load-category.ts'
import './CategoryHead.css'

export function CategoryHead({ category, scene, day }: Pick<CategoryData, 'category' | 'scene' | 'day'>) {
  const t = useTranslate()
  const href = useHref()
  const { name, description, parent, children, picture } = category
  return (
    <header className="category-head" data-scene={scene && (scene.mirrored ? 'wide' : 'lettered')}>
      <Breadcrumbs
        parent={parent && { name: parent.name, path: `/classify/${parent.address}` }}
        title={name}
      />
      <h1>{name}</h1>
      {(day || description) && (
        <p>
          {day && <strong>{day}</strong>}
          {description}
        </p>
      )}
      {picture && (
        <Picture
          picture={picture}
          ratio="fill"
          // A scene is twice as wide as it is high, and its calm side is cut off.
          sizes={scene ? '(min-width: 40rem) 44rem, 14rem' : '(min-width: 40rem) 22rem, 7rem'}
          widest={1600}
          eager
          mirrored={scene?.mirrored}
          alt=""
        />
      )}
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
