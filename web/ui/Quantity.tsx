// Quantity field with minus and plus buttons.
import { useId, useRef, useState } from 'react'
import { usePrehydrationValue } from '../platform/hydration/use-prehydration-value.ts'
import { IconButton } from './IconButton.tsx'
import './Quantity.css'

type QuantityProps = {
  value: number
  onChange: (value: number) => void
  min?: number | undefined
  max: number
  label: string
  fewerLabel: string
  moreLabel: string
  name?: string | undefined
  /** A number below `min` does not change the value, for callers that ask the shopper first. */
  keepsBelow?: boolean | undefined
  /** Called when a typed number is out of bounds. It is clamped in any case, except with `keepsBelow`. */
  onOutside?: ((bound: 'min' | 'max') => void) | undefined
}

export function Quantity(props: QuantityProps) {
  const { value, onChange, min = 1, max, label, fewerLabel, moreLabel, name } = props
  const { onOutside, keepsBelow = false } = props
  const id = useId()
  // Text being typed, possibly empty; null when the field shows `value`.
  const [typed, setTyped] = useState<string | null>(null)
  const commit = (requested: number) => {
    setTyped(null)
    const clamped = Math.min(max, Math.max(min, Math.round(requested)))
    if (clamped !== value) onChange(clamped)
  }
  /** Empty text means no change. True if the number is within the bounds. */
  const commitTyped = (text: string): boolean => {
    const requested = text.trim() === '' ? value : Number(text)
    if (requested < min) onOutside?.('min')
    if (requested > max) onOutside?.('max')
    commit(Number.isNaN(requested) || (keepsBelow && requested < min) ? value : requested)
    return requested >= min && requested <= max
  }
  const container = useRef<HTMLDivElement>(null)
  usePrehydrationValue(
    container,
    'input',
    (before) => before.value !== String(value) && commitTyped(before.value),
  )
  return (
    <div className="quantity" ref={container}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <IconButton icon="minus" label={fewerLabel} disabled={value <= min} onClick={() => commit(value - 1)} />
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== null && !commitTyped(typed) && cancelSubmitOfPress()}
        onKeyDown={(event) => {
          // Enter does not submit a corrected number: the shopper sees it first.
          if (event.key === 'Enter' && typed !== null && !commitTyped(typed)) event.preventDefault()
        }}
      />
      <IconButton icon="plus" label={moreLabel} disabled={value >= max} onClick={() => commit(value + 1)} />
    </div>
  )
}

/** The press that took the focus does not submit a corrected number: the shopper sees it first. */
function cancelSubmitOfPress(): void {
  const end = new AbortController()
  const options = { capture: true, signal: end.signal }
  const cancel = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('submit', cancel, options)
  for (const next of ['pointerdown', 'keydown']) addEventListener(next, () => end.abort(), options)
}
