// The closed parcel: a press unties the ribbon, lifts the lid, and the gifts rise. Without motion it opens at once.
import { useState } from 'react'
import { useTranslate } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { LazyDrawnText } from '../../shared/products/LazyDrawnText.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { GiftView } from './GiftForm.tsx'
import './GiftBox.css'

type Phase = 'closed' | 'opening' | 'open'

/** Pictures that fit side by side into the box. */
const shownGifts = 3

export function GiftBox({ lines, onOpened }: { lines: GiftView['lines']; onOpened: () => void }) {
  const t = useTranslate()
  const [phase, setPhase] = useState<Phase>('closed')

  function finish(): void {
    setPhase('open')
    onOpened()
  }

  function open(): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) finish()
    else setPhase('opening')
  }

  return (
    <div className="gift-box" data-phase={phase}>
      <div data-part="stage" aria-hidden="true" onClick={phase === 'closed' ? open : undefined}>
        <span data-part="tissue" />
        <span data-part="gifts" onAnimationEnd={({ animationName }) => animationName === 'rise' && finish()}>
          {lines.slice(0, shownGifts).map(({ id, picture, personalisation }) => (
            <Picture key={id} picture={picture} ratio="square" sizes="8rem" widest={480} alt="">
              {picture && <LazyDrawnText picture={picture} text={personalisation} />}
            </Picture>
          ))}
        </span>
        <span data-part="base" />
        <span data-part="lid" />
        <svg data-part="bow" viewBox="0 0 120 60">
          <path
            pathLength="1"
            d="M60 40C40 4 6 2 10 24s36 18 50 16c14 2 46 6 50-16S80 4 60 40ZM58 40 38 60M62 40l20 20"
          />
        </svg>
      </div>
      {phase !== 'open' && (
        <div data-part="steps">
          <Button icon="gift" disabled={phase === 'opening'} onClick={open}>
            {t('present.unwrap')}
          </Button>
          <Button variant="link" onClick={finish}>
            {t('present.skip')}
          </Button>
        </div>
      )}
    </div>
  )
}
