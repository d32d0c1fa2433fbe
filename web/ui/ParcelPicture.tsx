// The wrapped gift of the home page, smaller. Decoration: without connection it leaves no hole.
import parcel from './parcel.avif'

export function ParcelPicture() {
  return (
    <img
      className="parcel-picture"
      src={parcel}
      alt=""
      width={480}
      height={442}
      decoding="async"
      onError={({ currentTarget }) => void (currentTarget.hidden = true)}
    />
  )
}
