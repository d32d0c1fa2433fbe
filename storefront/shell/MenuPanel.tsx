// Panel below a category with subcategories in the wide menu: links to them and to its first gifts. It follows pointer and focus; Escape closes it.
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Output } from '#api/call.ts'
import { call } from '#web/platform/api/call.ts'
import { inBackground, useLoaded } from '#web/platform/api/use-loaded.ts'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import './MenuPanel.css'

/** Milliseconds that the pointer must rest on a category, or may be outside of the menu. */
const openAfterMs = 120
const closeAfterMs = 200

/** Subcategories, and gifts in the places that they leave free. */
const tiles = 5

export default function MenuPanel() {
  const mark = useRef<HTMLSpanElement>(null)
  const categories = useLoaded('', (signal) =>
    call('catalog.categories', { levels: 'all' }, { ...inBackground, signal }),
  )
  const item = useItemInUse(mark)
  const path = item?.querySelector('a')?.pathname ?? ''
  const category =
    item &&
    categories?.data.find(
      ({ address, children }) => children.length > 0 && path.endsWith(`/classify/${address}`),
    )
  return (
    <>
      <span ref={mark} hidden />
      {/* Inside its item: the next stop of the Tab key after the link. */}
      {categories && category && createPortal(<Panel category={category} all={categories.data} />, item)}
    </>
  )
}

type Listed = Output<'catalog.categories'>[number]

function Panel({ category, all }: { category: Listed; all: readonly Listed[] }) {
  const { t, href, money } = useVisit()
  const { key, name, address, children } = category
  const places = tiles - children.length
  const gifts = useLoaded(places > 0 ? key : null, (signal) =>
    call('catalog.list', { category: key }, { ...inBackground, signal }),
  )
  const pictures = children.map((child) => all.find((other) => other.key === child.key)?.picture ?? null)
  const others = gifts?.data.products.filter(
    ({ picture }) => !pictures.some((shown) => shown?.name === picture?.name),
  )
  return (
    <section aria-label={name} className="menu-panel">
      <div>
        <p>{name}</p>
        <a href={href(`/classify/${address}`)}>
          {t('recent.all')}
          <Icon name="chevron-end" />
        </a>
      </div>
      <ul>
        {children.map((child, at) => (
          <li key={child.key}>
            <a href={href(`/classify/${child.address}`)}>
              <Picture picture={pictures[at] ?? null} ratio="square" sizes="12rem" eager alt="" />
              {child.name}
            </a>
          </li>
        ))}
        {others?.slice(0, places).map((gift) => (
          <li key={gift.id}>
            <a href={href(`/${gift.address}`)}>
              <Picture picture={gift.picture} ratio="square" sizes="12rem" eager alt="" />
              {gift.title}
              <small>{gift.from ? t('price.from', { price: money(gift.price) }) : money(gift.price)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The menu item under the pointer or with the focus. null after Escape, after a choice, and outside of the menu. */
function useItemInUse(mark: { readonly current: HTMLElement | null }): HTMLElement | null {
  const [item, setItem] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const menu = mark.current?.closest('nav')
    if (!menu) return
    const leaving = new AbortController()
    const { signal } = leaving
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (next: HTMLElement | null, delayMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => setItem(next), delayMs)
    }
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
    ) => menu.addEventListener(name, handle, { signal })
    on('pointerover', (event) => {
      if (event.pointerType === 'mouse') show(itemOf(event.target), openAfterMs)
    })
    on('pointerleave', () => show(null, closeAfterMs))
    on('focusin', ({ target }) => show(itemOf(target), 0))
    on('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && menu.contains(relatedTarget))) show(null, 0)
    })
    on('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) show(null, 0)
    })
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      const focused = document.activeElement?.closest('.menu-panel')
      focused?.parentElement?.querySelector('a')?.focus()
      // After the focus, which would open it again.
      show(null, 0)
    }
    document.addEventListener('keydown', close, { signal })
    // The item whose pointer or focus loaded this code.
    const first = menu.querySelector<HTMLElement>(':scope > ul > li:is(:hover, :focus-within)')
    if (first) show(first, 0)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [mark])
  return item
}

/** Only items in the line: those in the small menu have no room for a panel. */
function itemOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.main-menu > ul > li') : null
}
