// Page links of a list; they work without scripts and as bookmarks.
import { Icon } from './Icon.tsx'
import { pagesToShow } from './pagination.ts'
import './Pagination.css'

type PaginationProps = {
  label: string
  previousLabel: string
  nextLabel: string
  current: number
  last: number
  href: (page: number) => string
  /** Label of a page for screen readers, e.g. 'Page 3'. */
  pageLabel: (page: number) => string
}

export function Pagination({
  label,
  previousLabel,
  nextLabel,
  current,
  last,
  href,
  pageLabel,
}: PaginationProps) {
  if (last <= 1) return null
  return (
    <nav className="pagination" aria-label={label}>
      {current > 1 && (
        <a href={href(current - 1)} rel="prev" aria-label={previousLabel}>
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
                aria-label={pageLabel(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </a>
            )}
          </li>
        ))}
      </ol>
      {current < last && (
        <a href={href(current + 1)} rel="next" aria-label={nextLabel}>
          <Icon name="chevron-end" />
        </a>
      )}
    </nav>
  )
}
