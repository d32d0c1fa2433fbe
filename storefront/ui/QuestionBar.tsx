// A question at the foot of the window that may wait: the shop goes on behind it. Its words, and two answers.
import type { ReactNode, Ref } from 'react'
import './QuestionBar.css'

type QuestionBarProps = {
  /** Which question it is: one stands there at a time. */
  name: 'consent' | 'market'
  /** Its name for screen readers, or the element that has it. */
  label?: string
  labelledBy?: string
  answers: ReactNode
  children: ReactNode
  ref?: Ref<HTMLElement>
}

export function QuestionBar({ name, label, labelledBy, answers, children, ref }: QuestionBarProps) {
  return (
    <section
      ref={ref}
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
