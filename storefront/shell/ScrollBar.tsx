// 56 pixels with the way home, the search and the cart, while the shopper scrolls up below the head of the page.
import { useEffect, useRef, useState } from 'react'
import { useHref, useTranslate } from '../platform/pages/visit.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { CartLink } from './CartLink.tsx'
import { Wordmark } from '../shared/navigation/Wordmark.tsx'
import './ScrollBar.css'

/** Of one movement, in CSS pixels: less is a trembling finger. */
const leastPixels = 6

const head = () => document.querySelector<HTMLElement>('.header')

function toSearch(): void {
  head()?.querySelector<HTMLInputElement>('input[type="search"]')?.focus()
}

export function ScrollBar() {
  const t = useTranslate()
  const href = useHref()
  const last = useRef(0)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    last.current = scrollY
    const look = () => {
      const moved = scrollY - last.current
      const isPast = (head()?.getBoundingClientRect().bottom ?? 0) < 0
      if (!isPast) setShown(false)
      else if (Math.abs(moved) >= leastPixels) setShown(moved < 0)
      else return
      last.current = scrollY
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return (
    <nav className="scroll-bar" data-shown={shown || undefined} inert={!shown} aria-label={t('search.label')}>
      <div className="container">
        <a href={href('/')}>
          <Wordmark label={t('shop.name')} />
        </a>
        <IconButton icon="search" label={t('search.label')} onClick={toSearch} />
        <CartLink />
      </div>
    </nav>
  )
}
