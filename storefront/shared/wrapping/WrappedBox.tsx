// The gift in the chosen paper and ribbon. The picture below has the text.
import type { Wrapping } from '#domain/orders/wrapping.ts'
import './BoxPictures.css'
import './WrappedBox.css'

export type WrappedBoxProps = { wrapping: Wrapping }

export default function WrappedBox({ wrapping: { paper, ribbon } }: WrappedBoxProps) {
  return <span className="wrapped-box" data-paper={paper} data-ribbon={ribbon} aria-hidden="true" />
}
