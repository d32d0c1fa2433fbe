// Compact header of 56 pixels with home, search and cart. It appears on scrolling up, below the page's
// header.
import { useEffect, useRef, useState } from 'react'
import { useHref, useTranslate } from '../platform/pages/visit.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { CartLink } from './CartLink.tsx'
import { Wordmark } from '../shared/navigation/Wordmark.tsx'
import './ScrollBar.css'

/** Smallest scroll distance in CSS pixels that counts as a direction; smaller ones are jitter. */
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
