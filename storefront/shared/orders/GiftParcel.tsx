// A photographed parcel in layers: closed, opening, open, or packed with a tag. Decoration: adjacent text has the same
// content.
import type { ReactNode } from 'react'
import type { Picture as PictureFile } from '#domain/catalog/catalog.ts'
import type { Wrapping } from '#domain/orders/wrapping.ts'
import { LazyDrawnText } from '../products/LazyDrawnText.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import '../wrapping/BoxPictures.css'
import './GiftParcel.css'
import './GiftParcelPhases.css'

export type GiftParcelProps = {
  gifts: readonly { picture: PictureFile | null; personalisation: string }[]
  /** null: the colours of the shop. */
  wrapping: Wrapping | null
  /** A carton without ribbon: the gifts are not wrapped. */
  plain?: boolean
  /** `packing` lasts two and a half seconds and ends as `packed`. */
  phase: 'closed' | 'opening' | 'open' | 'packing' | 'packed'
  onPress?: (() => void) | undefined
  /** Called when the gifts have risen. */
  onOpened?: () => void
  /** On the ribbon. */
  tag?: ReactNode
}

/** Pictures that fit side by side into the box. */
const shownGifts = 4

export function GiftParcel({ gifts, wrapping, plain, phase, onPress, onOpened, tag }: GiftParcelProps) {
  return (
    <div
      className="gift-parcel"
      data-phase={phase}
      data-plain={plain || undefined}
      data-paper={wrapping?.paper}
      data-ribbon={wrapping?.ribbon}
      aria-hidden="true"
      onClick={onPress}
    >
      <span data-part="tissue" />
      <span
        data-part="gifts"
        onAnimationEnd={({ animationName }) => animationName === 'rise' && onOpened?.()}
      >
        {differing(gifts).map(({ picture, personalisation }, at) => (
          <Picture key={at} picture={picture} ratio="square" sizes="15rem" widest={480} alt="">
            {picture && <LazyDrawnText picture={picture} text={personalisation} />}
          </Picture>
        ))}
      </span>
      <span data-part="base" />
      <span data-part="lid" />
      <span data-part="bow" />
      {tag && <span data-part="tag">{tag}</span>}
    </div>
  )
}

/** Gifts that look the same have one card. */
function differing(gifts: GiftParcelProps['gifts']): GiftParcelProps['gifts'] {
  const looks = gifts.map(({ picture, personalisation }) => `${picture?.name} ${personalisation}`)
  return gifts.filter((_, at) => looks.indexOf(looks[at]!) === at).slice(0, shownGifts)
}
