// The gift in one of the shop's papers, as decoration: each empty list has another one.
import type { Wrapping } from '#domain/orders/wrapping.ts'
import './BoxPictures.css'
import './WrappedParcel.css'

export function WrappedParcel({ paper, ribbon }: Wrapping) {
  return <span className="wrapped-parcel" data-paper={paper} data-ribbon={ribbon} />
}
