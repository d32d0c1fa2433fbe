// Radio buttons as cards or chips, for variants, shipping methods and payment methods.
import { useId, useRef, type ReactNode } from 'react'
import { usePrehydrationValue } from '../platform/hydration/use-prehydration-value.ts'
import './RadioCards.css'

export type RadioCard = {
  value: string
  label: string
  /** Line below the label. */
  detail?: ReactNode
  /** At the end of the line, e.g. a price. */
  end?: ReactNode
  disabled?: boolean | undefined
}

type RadioCardsProps = {
  legend: string
  legendHidden?: boolean | undefined
  options: readonly RadioCard[]
  /** `chips` are small and side by side. */
  look?: 'cards' | 'chips' | undefined
  error?: string | undefined
  value: string | null
  onChange: (value: string) => void
}

export function RadioCards(props: RadioCardsProps) {
  const { legend, legendHidden, options, look = 'cards', error, value, onChange } = props
  const id = useId()
  const container = useRef<HTMLFieldSetElement>(null)
  usePrehydrationValue(container, ':checked', (input) => input.value !== value && onChange(input.value))
  return (
    <fieldset
      ref={container}
      className="radio-cards"
      data-look={look}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={legendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            value={option.value}
            disabled={option.disabled}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.detail && <small>{option.detail}</small>}
          </span>
          {option.end && <span data-part="end">{option.end}</span>}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} data-part="error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
