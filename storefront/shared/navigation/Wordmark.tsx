// The shop's logo: its name, or the sample shop's wordmark. That has rounded letters with a flower in the o; its outlines
// are based on Fraunces (SIL OFL).
import { useShopVisit } from '../shop-visit.ts'
import { wordmarkViewBox } from './wordmark-view-box.ts'
import outlines from './wordmark.svg'
import './Wordmark.css'

export function Wordmark() {
  const { shopName, logo } = useShopVisit().site
  if (!logo) return <bdi className="wordmark">{shopName}</bdi>
  if (logo !== 'wordmark') return <img className="wordmark" {...logo} alt={shopName} />
  return (
    <>
      <svg className="wordmark" viewBox={wordmarkViewBox} aria-hidden="true">
        <use href={`${outlines}#letters`} />
        <use href={`${outlines}#eye`} data-part="eye" />
      </svg>
      <span className="visually-hidden">{shopName}</span>
    </>
  )
}
