// The wrapped gift as a box that turns. Paper and ribbon come from an element around it (Wrapping.css).
import { useTranslate } from '../../platform/pages/visit.ts'
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
        <i />
        <svg viewBox="0 0 80 40" aria-hidden="true">
          <path d="M38 36 22 40l4-7 12-3zM42 36l16 4-4-7-12-3z" />
          <path d="M40 32C26 34 6 28 8 14 9 4 24 4 31 14c5 7 8 13 9 18zM40 32c14 2 34-4 32-18C71 4 56 4 49 14c-5 7-8 13-9 18z" />
          <path d="M40 32C32 27 22 23 17 15M40 32c8-5 18-9 23-17" fill="none" />
          <rect x="35" y="26" width="10" height="10" rx="3.5" />
        </svg>
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
