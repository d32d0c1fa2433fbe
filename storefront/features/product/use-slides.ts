// Pictures side by side in a strip that snaps: which one is in sight, and the way to another.
import { useEffect, useRef, useState, type RefObject } from 'react'

export type Slides = {
  readonly strip: RefObject<HTMLUListElement | null>
  readonly current: number
  /** Beyond either end it begins again at the other. */
  readonly show: (at: number, behavior?: ScrollBehavior) => void
}

export function useSlides(count: number): Slides {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const element = strip.current
    if (!element || count < 2) return
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent([...element.children].indexOf(seen.target))
      },
      { root: element, threshold: 0.6 },
    )
    for (const slide of element.children) watch.observe(slide)
    return () => watch.disconnect()
  }, [count])

  return {
    strip,
    current,
    show(at, behavior = 'auto') {
      const slide = strip.current?.children[(at + count) % count]
      slide?.scrollIntoView({ block: 'nearest', inline: 'start', behavior })
    },
  }
}
