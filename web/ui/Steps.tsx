// Progress through steps. Completed steps can be links, the current one is marked.
import { Icon } from './Icon.tsx'
import './Steps.css'

export type Step = { label: string; href?: string | undefined; detail?: string | undefined }

type StepsProps = {
  label: string
  steps: readonly Step[]
  /** Index of the current step; the number of steps when all are done. */
  current: number
  /** Text of the check icon of a completed step, e.g. 'done'. */
  doneLabel: string
}

export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => {
        const done = index < current
        return (
          <li
            key={step.label}
            data-done={done || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span data-part="mark">{done ? <Icon name="check" label={doneLabel} /> : index + 1}</span>
            {done && step.href ? <a href={step.href}>{step.label}</a> : <span>{step.label}</span>}
            {step.detail && <small>{step.detail}</small>}
          </li>
        )
      })}
    </ol>
  )
}
