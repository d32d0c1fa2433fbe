// Products of an optional section far down a page.
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { ProductCard } from '#domain/catalog/catalog.ts'

const distance = '600px'

type Section = { readonly section: RefObject<HTMLElement | null>; readonly products: readonly ProductCard[] }

/** Calls `load` once, when `section` comes near the viewport. No products before that, and none if it fails. */
export function useProductsWhenNear(load: () => Promise<readonly ProductCard[]>): Section {
  const section = useRef<HTMLElement>(null)
  const [products, setProducts] = useState<readonly ProductCard[]>([])
  const start = useEffectEvent(() => load())
  useEffect(() => {
    let current = true
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        start().then(
          (loaded) => current && setProducts(loaded),
          () => undefined,
        )
      },
      { rootMargin: distance },
    )
    if (section.current) observer.observe(section.current)
    return () => {
      current = false
      observer.disconnect()
    }
  }, [])
  return { section, products }
}
