// How far along: the steps behind are links back, the present one is named, the others wait.
import { Icon } from './Icon.tsx'
import './Steps.css'

export type Step = { label: string; href?: string | undefined; detail?: string | undefined }

type StepsProps = {
  label: string
  steps: readonly Step[]
  /** Index of the present step; as many as there are steps when all are done. */
  current: number
  /** Said after the label of a step that is done, e.g. 'done'. */
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
