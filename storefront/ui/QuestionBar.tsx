// A question at the foot of the window that may wait: the shop goes on behind it. Its words, and two answers.
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import './QuestionBar.css'

type QuestionBarProps = {
  /** Which question it is: one stands there at a time. */
  name: 'consent' | 'market'
  /** Its name for screen readers, or the element that has it. */
  label?: string
  labelledBy?: string
  answers: ReactNode
  children: ReactNode
  ref?: RefObject<HTMLElement | null>
}

/** Read by QuestionBar.css; in CSS pixels. */
const heightProperty = '--question-height'

/** Everything on the page can be scrolled out from under the question: it tells the page its height. */
function useFreePlace(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      // One of two questions is hidden behind the other, and has no height.
      const bars = [...document.querySelectorAll<HTMLElement>('.question-bar')]
      style.setProperty(heightProperty, `${Math.max(...bars.map(({ offsetHeight }) => offsetHeight))}px`)
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty(heightProperty)
    }
  }, [bar])
}

export function QuestionBar({ name, label, labelledBy, answers, children, ref }: QuestionBarProps) {
  const own = useRef<HTMLElement>(null)
  const bar = ref ?? own
  useFreePlace(bar)
  return (
    <section
      ref={bar}
      className="question-bar"
      data-name={name}
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={-1}
    >
      {children}
      <div data-part="answers">{answers}</div>
    </section>
  )
}
