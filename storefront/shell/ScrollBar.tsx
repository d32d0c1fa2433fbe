// Compact header of 56 pixels with home, search and cart. It appears on scrolling up, below the page's
// header.
import { useEffect, useRef, useState } from 'react'
import { useVisit } from '#web/platform/pages/visit.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { CartLink } from './CartLink.tsx'
import { Wordmark } from '../shared/navigation/Wordmark.tsx'
import './ScrollBar.css'

/** Smallest scroll distance in CSS pixels that counts as a direction; smaller ones are jitter. */
const minScrollPx = 6

const pageHeader = () => document.querySelector<HTMLElement>('.header')

function focusSearch(): void {
  pageHeader()?.querySelector<HTMLInputElement>('input[type="search"]')?.focus()
}

export function ScrollBar() {
  const { t, href } = useVisit()
  const last = useRef(0)
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    last.current = scrollY
    const update = () => {
      const moved = scrollY - last.current
      const isPast = (pageHeader()?.getBoundingClientRect().bottom ?? 0) < 0
      if (!isPast) setVisible(false)
      else if (Math.abs(moved) >= minScrollPx) setVisible(moved < 0)
      else return
      last.current = scrollY
    }
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  return (
    <nav
      className="scroll-bar"
      data-shown={visible || undefined}
      inert={!visible}
      aria-label={t('search.label')}
    >
      <div className="container">
        <a href={href('/')}>
          <Wordmark />
        </a>
        <IconButton icon="search" label={t('search.label')} onClick={focusSearch} />
        <CartLink />
      </div>
    </nav>
  )
}
