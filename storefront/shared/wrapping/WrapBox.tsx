// The wrapped gift as a box that turns. Paper and ribbon come from an element around it (Wrapping.css).
import { useTranslate } from '#web/platform/pages/visit.ts'
import './BoxPictures.css'
import './WrapBox.css'

/** Degrees of one press of an arrow key. */
const step = 8
const start = -32

export function WrapBox() {
  const t = useTranslate()
  return (
    <div className="wrap-box">
      <div>
        <i />
        <i />
        <i />
        <i />
        <i />
        <span data-part="bow" />
      </div>
      <input
        type="range"
        aria-label={t('wrap.picture')}
        min={start - 180}
        max={start + 180}
        step={step}
        defaultValue={start}
        onInput={({ currentTarget: { parentElement, value } }) =>
          parentElement?.style.setProperty('--turn', `${value}deg`)
        }
      />
    </div>
  )
}
