// Non-modal question at the bottom of the viewport, with answers.
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import './QuestionBar.css'

type QuestionBarProps = {
  /** Only one question is visible at a time. */
  name: 'consent' | 'market'
  /** Label for screen readers, or the id of the labelling element. */
  label?: string
  labelledBy?: string
  answers: ReactNode
  /** Opened by the shopper: it stays beside other bars. */
  opened?: boolean
  children: ReactNode
  ref?: RefObject<HTMLElement | null>
}

/** Height in CSS pixels, used by QuestionBar.css. */
const heightProperty = '--question-height'

/** Publishes the height of the bar, so that the page can reserve space and nothing stays covered. */
function useReservedSpace(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      // A hidden bar has height 0.
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

export function QuestionBar({ name, label, labelledBy, answers, opened, children, ref }: QuestionBarProps) {
  const own = useRef<HTMLElement>(null)
  const bar = ref ?? own
  useReservedSpace(bar)
  return (
    <section
      ref={bar}
      className="question-bar"
      data-name={name}
      data-opened={opened || undefined}
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={-1}
    >
      {children}
      <div data-part="answers">{answers}</div>
    </section>
  )
}
