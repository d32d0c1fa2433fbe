// The shop's name as it is drawn: soft letters, and a flower in the o. Outlines after Fraunces (SIL OFL).
import outlines from './wordmark.svg'
import './Wordmark.css'

/** `label` is what it says. */
export function Wordmark({ label }: { label: string }) {
  return (
    <>
      <svg className="wordmark" viewBox="0 10 388 194" aria-hidden="true">
        <use href={`${outlines}#letters`} />
        <use href={`${outlines}#eye`} data-part="eye" />
      </svg>
      <span className="visually-hidden">{label}</span>
    </>
  )
}
