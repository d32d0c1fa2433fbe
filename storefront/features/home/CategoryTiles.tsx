// Links to the main categories, each with a picture.
import type { HomeData } from './load-home.ts'
import { useHref } from '#web/platform/pages/visit.ts'
import { Picture } from '#web/ui/Picture.tsx'
import './CategoryTiles.css'

export function CategoryTiles({ categories }: Pick<HomeData, 'categories'>) {
  const href = useHref()
  return (
    <ul className="category-tiles">
      {categories.map(({ key, name, address, picture }) => (
        <li key={key}>
          <a href={href(`/classify/${address}`)}>
            {picture && (
              <Picture picture={picture} ratio="square" sizes="(min-width: 64rem) 14rem, 30vw" alt="" />
            )}
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
