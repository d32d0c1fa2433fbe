// Tabs as links; each tab has its own address.
import { useEffect, useRef } from 'react'
import './Tabs.css'

export type Tab = { label: string; href: string; count?: number | undefined }

export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const selected = list.current?.querySelector('[aria-current]')
    if (!list.current || !selected) return
    // Scrolls only the row, and only far enough to show the current tab.
    const [tab, row] = [selected.getBoundingClientRect(), list.current.getBoundingClientRect()]
    list.current.scrollBy({ left: Math.min(0, tab.left - row.left) + Math.max(0, tab.right - row.right) })
  }, [current])
  return (
    <nav className="tabs" aria-label={label}>
      <ul ref={list}>
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
