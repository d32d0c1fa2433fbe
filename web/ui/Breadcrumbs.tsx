// Breadcrumbs: links to the home page and the parent page, then the current page.
import { useVisit } from '../platform/pages/visit.ts'
import { Icon } from './Icon.tsx'
import './Breadcrumbs.css'

type BreadcrumbsProps = {
  parent?: { readonly name: string; readonly path: string } | null | undefined
  title: string
}

export function Breadcrumbs({ parent, title }: BreadcrumbsProps) {
  const { t, href } = useVisit()
  return (
    <nav className="breadcrumbs" aria-label={t('shell.breadcrumbs')}>
      <ol>
        <li>
          <a href={href('/')}>{t('shop.home')}</a>
        </li>
        {parent && (
          <li>
            <Icon name="chevron-end" />
            <a href={href(parent.path)}>{parent.name}</a>
          </li>
        )}
        <li>
          <Icon name="chevron-end" />
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  )
}
