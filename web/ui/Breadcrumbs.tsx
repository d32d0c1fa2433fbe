// Breadcrumbs: links to the parent pages, then the current page.
import { Icon } from './Icon.tsx'
import './Breadcrumbs.css'

export type Crumb = { label: string; href?: string | undefined }

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
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
