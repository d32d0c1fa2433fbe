// Breadcrumbs: links to the parent pages, then the current page.
import { useTranslate } from '../platform/pages/visit.ts'
import { Icon } from './Icon.tsx'
import './Breadcrumbs.css'

export type Crumb = { label: string; href?: string | undefined }

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslate()
  return (
    <nav className="breadcrumbs" aria-label={t('shell.breadcrumbs')}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href ?? crumb.label}>
            {index > 0 && <Icon name="chevron-end" />}
            {crumb.href ? (
              <a href={crumb.href}>{crumb.label}</a>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
