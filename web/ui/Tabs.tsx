// Tabs as links; each tab has its own address.
import { useEffect, useRef } from 'react'
import './Tabs.css'

export type Tab = { label: string; href: string; count?: number | undefined }

export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const selected = list.current?.querySelector('[aria-current]')
    if (!list.current || !selected) return
    // Scrolls only the row, and only far enough to show the current tab in front of the fade at the end.
    const [tab, row] = [selected.getBoundingClientRect(), list.current.getBoundingClientRect()]
    const { paddingLeft, paddingRight } = getComputedStyle(list.current)
    const [before, after] = [tab.left - row.left - parseFloat(paddingLeft), tab.right - row.right]
    list.current.scrollBy({ left: Math.min(0, before) + Math.max(0, after + parseFloat(paddingRight)) })
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
