// The drawn parcel with flowers. Decoration.
import parcel from './parcel.svg'

export function ParcelDrawing() {
  return (
    <svg className="parcel-drawing" viewBox="0 0 192 136" aria-hidden="true">
      <use href={`${parcel}#parcel`} />
    </svg>
  )
}
