// The shop's logo: rounded letters with a flower in the o. Outlines based on Fraunces (SIL OFL).
import outlines from './wordmark.svg'
import './Wordmark.css'

/** `label`: the text for screen readers. */
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
