// Specimens of radio cards and swatches.
import { useState } from 'react'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Swatches } from '#web/ui/Swatches.tsx'
import { Specimens } from './Specimens.tsx'

const methods = [
  { value: 'standard', label: 'Standard', detail: 'Thu 7 – Fri 8 May', end: '€4.90' },
  { value: 'express', label: 'Express', detail: 'Tomorrow, before noon', end: '€12.90' },
  {
    value: 'pickup',
    label: 'Abholung in der Filiale',
    detail: 'Not in your country',
    end: 'Free',
    disabled: true,
  },
]
const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large', disabled: true },
]
const colours = [
  { value: 'oat', label: 'Oat', colour: 'oklch(0.93 0.02 80)' },
  { value: 'sage', label: 'Sage', colour: 'oklch(0.8 0.06 135)' },
  { value: 'rose', label: 'Rose', colour: 'oklch(0.77 0.08 32)' },
  { value: 'night', label: 'Night', colour: 'oklch(0.35 0.04 260)', disabled: true },
]

export function ChoiceSpecimens() {
  const [method, setMethod] = useState('standard')
  const [size, setSize] = useState<string | null>('m')
  const [colour, setColour] = useState('sage')
  return (
    <Specimens title="Choices">
      <div data-part="grid">
        <RadioCards legend="Shipping method" options={methods} value={method} onChange={setMethod} />
        <div>
          <RadioCards legend="Size" look="chips" options={sizes} value={size} onChange={setSize} />
          <RadioCards
            legend="Ribbon"
            look="chips"
            options={sizes}
            value={size}
            onChange={setSize}
            error="Choose a ribbon"
          />
        </div>
        <Swatches legend="Colour" options={colours} value={colour} onChange={setColour} />
      </div>
    </Specimens>
  )
}
