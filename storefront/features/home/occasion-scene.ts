// An occasion as a section of the home page.
import type { Season } from '#domain/calendar/occasions.ts'
import type { Hero } from '../../shared/scenes/hero-pictures.ts'

export type OccasionScene = {
  readonly name: string
  /** When it is; null: everybody knows that. */
  readonly day: string | null
  /** The last day to order, or the day of arrival if it is too late. null: nothing is shipped there. */
  readonly orderBy: string | null
  /** Of its category's page: /classify/{address}. */
  readonly address: string
  /** Colours of the page, computed again because the section is light on a dark page. */
  readonly season: Season | 'everyday'
  readonly title: string
  readonly text: string
  readonly hero: Hero | null
}
