// Progress through steps and the events between them. The current step is marked.
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import './Steps.css'

export type Step = {
  label: ReactNode
  detail?: string | undefined
  /** The current step is reached: nothing of it is left to do. */
  isReached?: boolean | undefined
  /** Mark of something else that happened: it has no number. */
  icon?: IconName | undefined
  /** It is still to come. */
  isAhead?: boolean | undefined
}

type StepsProps = {
  label: string
  steps: readonly Step[]
  /** Index of the current step; the number of steps when all are done. */
  current: number
  /** Text of the check icon of a completed step, e.g. 'done'. */
  doneLabel: string
  /** Below each other. */
  isList?: boolean
  /** Number of first steps that are hidden. */
  folded?: number
}

export function Steps({ label, steps, current, doneLabel, isList = false, folded = 0 }: StepsProps) {
  return (
    <ol className={isList ? 'step-list' : 'steps'} aria-label={label}>
      {steps.map((step, index) => {
        const done = step.icon ? step.icon === 'check' : index < current || step.isReached
        const number = steps.slice(0, index + 1).filter(({ icon }) => !icon).length
        return (
          <li
            key={index}
            data-done={done || undefined}
            data-event={step.isAhead ? undefined : step.icon}
            hidden={index < folded}
            aria-current={index === current ? 'step' : undefined}
          >
            <span data-part="mark">
              {step.icon ? (
                <Icon name={step.icon} />
              ) : done ? (
                <Icon name="check" label={doneLabel} />
              ) : (
                number
              )}
            </span>
            <span>{step.label}</span>
            {step.detail && <small>{step.detail}</small>}
          </li>
        )
      })}
    </ol>
  )
}
