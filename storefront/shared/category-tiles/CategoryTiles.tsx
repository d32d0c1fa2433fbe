// Links to the main categories, each with a picture.
import { useVisit } from '#web/platform/pages/visit.ts'
import { Picture } from '#web/ui/Picture.tsx'
import type { CategoryTile } from './choose-tiles.ts'
import './CategoryTiles.css'

export function CategoryTiles({ categories }: { categories: readonly CategoryTile[] }) {
  const { href } = useVisit()
  return (
    <ul className="category-tiles">
      {categories.map(({ key, name, address, picture }) => (
        <li key={key}>
          <a href={href(`/classify/${address}`)}>
            <Picture picture={picture} ratio="square" sizes="(min-width: 64rem) 14rem, 30vw" alt="" />
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
