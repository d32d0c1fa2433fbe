// How many: fewer, a number to type, more.
import { useId, useRef, useState } from 'react'
import { usePrehydrationValue } from '../platform/hydration/use-prehydration-value.ts'
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
  /** Too small a number leaves the value as it is, for a caller that asks what is meant. */
  keepsBelow?: boolean | undefined
  /** A number outside the bounds was typed. Left out, it is brought within them in silence. */
  onOutside?: ((bound: 'min' | 'max') => void) | undefined
}

export function Quantity(props: QuantityProps) {
  const { value, onChange, min = 1, max = 99, label, fewerLabel, moreLabel, name, disabled } = props
  const { onOutside, keepsBelow = false } = props
  const id = useId()
  // What is being typed, which may be nothing for a moment; the value follows when it is a number in bounds.
  const [typed, setTyped] = useState<string | null>(null)
  const settle = (wanted: number) => {
    setTyped(null)
    const settled = Math.min(max, Math.max(min, Math.round(wanted)))
    if (settled !== value) onChange(settled)
  }
  /** Nothing typed means no change. True where the number can be had. */
  const settleTyped = (text: string): boolean => {
    const wanted = text.trim() === '' ? value : Number(text)
    if (wanted < min) onOutside?.('min')
    if (wanted > max) onOutside?.('max')
    settle(Number.isNaN(wanted) || (keepsBelow && wanted < min) ? value : wanted)
    return wanted >= min && wanted <= max
  }
  const place = useRef<HTMLDivElement>(null)
  usePrehydrationValue(
    place,
    'input',
    (before) => before.value !== String(value) && settleTyped(before.value),
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
        onBlur={() => typed !== null && settleTyped(typed)}
        onKeyDown={(event) => {
          // What was corrected is looked at first, and not bought by the same press.
          if (event.key === 'Enter' && typed !== null && !settleTyped(typed)) event.preventDefault()
        }}
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
