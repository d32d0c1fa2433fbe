// How many: fewer, a number to type, more.
import { useId, useRef, useState } from 'react'
import { useValueBefore } from '../state/use-value-before.ts'
import { IconButton } from './IconButton.tsx'
import './Quantity.css'

type QuantityProps = {
  value: number
  onChange: (value: number) => void
  min?: number | undefined
  max?: number | undefined
  label: string
  fewerLabel: string
  moreLabel: string
  name?: string | undefined
  disabled?: boolean | undefined
}

export function Quantity(props: QuantityProps) {
  const { value, onChange, min = 1, max = 99, label, fewerLabel, moreLabel, name, disabled } = props
  const id = useId()
  // What is being typed, which may be nothing for a moment; the value follows when it is a number in bounds.
  const [typed, setTyped] = useState<string | null>(null)
  const settle = (wanted: number) => {
    setTyped(null)
    const settled = Math.min(max, Math.max(min, Math.round(wanted)))
    if (settled !== value) onChange(settled)
  }
  const place = useRef<HTMLDivElement>(null)
  useValueBefore(
    place,
    'input',
    (before) => before.value !== String(value) && settle(Number(before.value) || value),
  )
  return (
    <div className="quantity" ref={place}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <IconButton
        icon="minus"
        label={fewerLabel}
        disabled={disabled || value <= min}
        onClick={() => settle(value - 1)}
      />
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        disabled={disabled}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== null && settle(Number(typed) || value)}
        onKeyDown={(event) => event.key === 'Enter' && typed !== null && settle(Number(typed) || value)}
      />
      <IconButton
        icon="plus"
        label={moreLabel}
        disabled={disabled || value >= max}
        onClick={() => settle(value + 1)}
      />
    </div>
  )
}
