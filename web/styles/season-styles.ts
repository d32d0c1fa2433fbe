// Colours of the seasons for documents. A document contains those of its own season only.
import type { Season } from '#domain/calendar/occasions.ts'

const files = import.meta.glob<string>('./seasons/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

export function seasonStyles(season: Season | null): string {
  return season ? files[`./seasons/${season}.css`]! : ''
}
