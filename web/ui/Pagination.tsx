// Page links of a list; they work without scripts and as bookmarks.
import { useTranslate } from '../platform/pages/visit.ts'
import { Icon } from './Icon.tsx'
import { pagesToShow } from './pagination.ts'
import './Pagination.css'

type PaginationProps = {
  current: number
  last: number
  href: (page: number) => string
}

export function Pagination({ current, last, href }: PaginationProps) {
  const t = useTranslate()
  if (last <= 1) return null
  return (
    <nav className="pagination" aria-label={t('list.pages')}>
      {current > 1 && (
        <a href={href(current - 1)} rel="prev" aria-label={t('list.previous')}>
          <Icon name="chevron-start" />
        </a>
      )}
      <ol>
        {pagesToShow(current, last).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span>…</span>
            ) : (
              <a
                href={href(page)}
                aria-label={t('list.page', { page })}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </a>
            )}
          </li>
        ))}
      </ol>
      {current < last && (
        <a href={href(current + 1)} rel="next" aria-label={t('list.next')}>
          <Icon name="chevron-end" />
        </a>
      )}
    </nav>
  )
}
