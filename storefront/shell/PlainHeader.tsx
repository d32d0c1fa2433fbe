// Header of the 'customer' layout: only the link home.
import { useHref } from '#web/platform/pages/visit.ts'
import { Wordmark } from '../shared/navigation/Wordmark.tsx'
import './Header.css'

export function PlainHeader() {
  const href = useHref()
  return (
    <header className="header" data-kind="plain">
      <div data-part="top" className="container">
        <a data-part="home" href={href('/')}>
          <Wordmark />
        </a>
      </div>
    </header>
  )
}
