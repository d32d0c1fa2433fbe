// Several lists of one kind, each with its own address.
import './Tabs.css'

export type Tab = { label: string; href: string; count?: number | undefined }

export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a href={tab.href} aria-current={tab.href === current ? 'page' : undefined}>
              {tab.label}
              {tab.count !== undefined && <small>{tab.count}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
