// Header of the 'customer' layout: only the link home.
import { useHref, useTranslate } from '../platform/pages/visit.ts'
import { Wordmark } from '../shared/navigation/Wordmark.tsx'
import './Header.css'

export function PlainHeader() {
  const t = useTranslate()
  const href = useHref()
  return (
    <header className="header" data-kind="plain">
      <div data-part="top" className="container">
        <a data-part="home" href={href('/')}>
          <Wordmark label={t('shop.name')} />
        </a>
      </div>
    </header>
  )
}
