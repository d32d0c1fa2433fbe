// Chooses the categories of a row of pictures.
import type { Category } from '#domain/catalog/catalog.ts'
import type { OccasionCalendar } from '#domain/calendar/occasion.ts'

export type CategoryTile = Pick<Category, 'key' | 'name' | 'address' | 'picture'>

const maxTiles = 6

/** The first categories with a picture. Of those of occasions only `leading`, before the others. */
export function chooseTiles(
  categories: readonly Category[],
  calendar: Pick<OccasionCalendar, 'categories'>,
  leading?: string,
): CategoryTile[] {
  const isLeading = ({ key }: Category) => key === leading
  const everyday = categories.filter(({ key }) => key !== leading && !calendar.categories.has(key))
  return [...categories.filter(isLeading), ...everyday]
    .filter(({ picture }) => picture)
    .slice(0, maxTiles)
    .map(({ key, name, address, picture }) => ({
      key,
      name,
      address,
      // Far below the first view the colour of the ground is enough until the photograph loads.
      picture: picture && { ...picture, placeholder: '' },
    }))
}
