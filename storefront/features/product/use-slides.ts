// A strip of pictures with scroll snapping: the index of the visible picture, and scrolling to another.
import { useEffect, useRef, useState, type RefObject } from 'react'

export type Slides = {
  readonly strip: RefObject<HTMLUListElement | null>
  readonly current: number
  /** Scrolls to a picture; wraps around at both ends. */
  readonly show: (at: number, behavior?: ScrollBehavior) => void
}

export function useSlides(count: number): Slides {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const element = strip.current
    if (!element || count < 2) return
    const observer = new IntersectionObserver(
      (entries) => {
        const visible = entries.find(({ isIntersecting }) => isIntersecting)
        if (visible) setCurrent([...element.children].indexOf(visible.target))
      },
      { root: element, threshold: 0.6 },
    )
    for (const slide of element.children) observer.observe(slide)
    return () => observer.disconnect()
  }, [count])

  return {
    strip,
    current,
    show(at, behavior = 'auto') {
      const element = strip.current
      const slide = element?.children[(at + count) % count]
      if (!slide) return
      // `scrollIntoView` would also scroll the page, which may be below the pictures after a reload.
      const distance = slide.getBoundingClientRect().left - element.getBoundingClientRect().left
      element.scrollTo({ left: element.scrollLeft + distance, behavior })
    },
  }
}
