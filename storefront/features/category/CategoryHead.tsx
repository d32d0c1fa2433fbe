// Header of a category page: breadcrumbs, name, description and subcategories, on the calm side of a wide photograph or
// beside a square one.
import { useVisit } from '#web/platform/pages/visit.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { useSceneGrain } from '../../shared/scenes/use-scene-grain.ts'
import type { CategoryData } from './load-category.ts'
import '#web/ui/Chips.css'
import './CategoryHead.css'

export function CategoryHead({
  category,
  hasScene,
  days,
}: Pick<CategoryData, 'category' | 'hasScene' | 'days'>) {
  const { t, href } = useVisit()
  const { name, description, parent, children, picture } = category
  useSceneGrain(hasScene)
  return (
    <header className="category-head" data-scene={hasScene || undefined}>
      <Breadcrumbs
        parent={parent && { name: parent.name, path: `/classify/${parent.address}` }}
        title={name}
      />
      <h1>{name}</h1>
      {description && <p>{description}</p>}
      {days.length > 0 && (
        <p data-part="days">
          {days.map(({ icon, text }) => (
            <strong key={icon} data-part={icon}>
              <Icon name={icon} />
              <span>{text}</span>
            </strong>
          ))}
        </p>
      )}
      {picture && (
        <Picture
          picture={picture}
          ratio="fill"
          // A scene is twice as wide as it is high.
          sizes={hasScene ? '(min-width: 40rem) 36rem, 92vw' : '(min-width: 40rem) 15rem, 7rem'}
          widest={1200}
          eager
          mirrored={hasScene}
          alt=""
        />
      )}
      {children.length > 0 && (
        <ul className="chips" aria-label={t('list.parts', { category: name })}>
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
