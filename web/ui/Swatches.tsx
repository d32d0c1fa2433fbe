// Radio buttons for colours, each with its colour and name.
import { useId, useRef } from 'react'
import { usePrehydrationValue } from '../platform/hydration/use-prehydration-value.ts'
import './Swatches.css'

/** `colour`: any CSS colour. Applied as an SVG attribute, because the page forbids inline styles. */
export type Swatch = { value: string; label: string; colour: string; disabled?: boolean | undefined }

type SwatchesProps = {
  legend: string
  options: readonly Swatch[]
  value: string | null
  onChange: (value: string) => void
}

export function Swatches({ legend, options, value, onChange }: SwatchesProps) {
  const id = useId()
  const container = useRef<HTMLFieldSetElement>(null)
  usePrehydrationValue(container, ':checked', (input) => input.value !== value && onChange(input.value))
  const selected = options.find((option) => option.value === value)
  return (
    <fieldset className="swatches" ref={container}>
      <legend>
        {legend}
        {selected && <span>{selected.label}</span>}
      </legend>
      {options.map((option) => (
        <label key={option.value} title={option.label}>
          <input
            type="radio"
            name={id}
            value={option.value}
            aria-label={option.label}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="16" cy="16" r="15.5" fill={option.colour} />
            {option.disabled && <path d="M5 27 27 5" />}
          </svg>
        </label>
      ))}
    </fieldset>
  )
}
