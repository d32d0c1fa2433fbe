// An occasion as a section of the home page.
import type { Season } from '#domain/calendar/occasions.ts'
import type { Hero } from '../../shared/scenes/hero-pictures.ts'
import type { DatedOccasion } from './dated-occasion.ts'

export type OccasionScene = {
  readonly note: DatedOccasion
  /** Colours of the page, computed again because the section is light on a dark page. */
  readonly season: Season | 'everyday'
  readonly title: string
  readonly text: string
  readonly hero: Hero | null
}
