// Products of an optional section far down a page.
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { useLoaded } from '#web/platform/api/use-loaded.ts'

const distance = '600px'

type Section = {
  readonly section: RefObject<HTMLElement | null>
  readonly products: readonly ProductCard[] | null
}

/** Calls `load` once, when `section` comes near the viewport. `products` is null before, and empty if it fails. */
export function useProductsWhenNear(load: () => Promise<readonly ProductCard[]>): Section {
  const section = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  const loaded = useLoaded(isNear ? '' : null, () => load().catch(() => []))
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: distance },
    )
    if (section.current) observer.observe(section.current)
    return () => observer.disconnect()
  }, [])
  return { section, products: loaded?.data ?? null }
}
