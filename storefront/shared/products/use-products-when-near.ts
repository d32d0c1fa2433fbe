// Products of an optional section far down a page.
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { useLoaded } from '#web/platform/api/use-loaded.ts'

const distance = '600px'

type Section = {
  readonly section: RefObject<HTMLElement | null>
  /** null before they have loaded. */
  readonly products: readonly ProductCard[] | null
  readonly isLoading: boolean
}

/** Calls `load` once, when `section` comes near the viewport. `products` is empty if it fails. */
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
  const products = loaded?.data ?? null
  return { section, products, isLoading: isNear && !products }
}
