// One of a few, each as a card that can say more than a word: variants, ways of sending, ways of paying.
import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { usePrehydrationValue } from '../platform/hydration/use-prehydration-value.ts'
import './RadioCards.css'

export type RadioCard = {
  value: string
  label: string
  /** A line under the label. */
  detail?: ReactNode
  /** At the end of the line, e.g. a price. */
  end?: ReactNode
  disabled?: boolean | undefined
}

type RadioCardsProps = {
  legend: string
  legendHidden?: boolean | undefined
  options: readonly RadioCard[]
  /** `chips` are small and stand side by side. */
  look?: 'cards' | 'chips' | undefined
  /** The name in a form; its own where it is left out. */
  name?: string | undefined
  error?: string | undefined
} & (
  | { value: string | null; onChange: (value: string) => void; defaultValue?: never }
  | { defaultValue?: string | undefined; value?: never; onChange?: never }
)

export function RadioCards(props: RadioCardsProps) {
  const { legend, legendHidden, options, look = 'cards', name, error, value, onChange, defaultValue } = props
  const id = useId()
  const place = useRef<HTMLFieldSetElement>(null)
  usePrehydrationValue(place, ':checked', (chosen) => chosen.value !== value && onChange?.(chosen.value))
  return (
    <fieldset
      ref={place}
      className="radio-cards"
      data-look={look}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={legendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            disabled={option.disabled}
            {...(onChange
              ? { checked: option.value === value, onChange: () => onChange(option.value) }
              : { defaultChecked: option.value === defaultValue })}
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
