// Text field for a number. What is typed stays as it is; what it means is passed on.
import { useState } from 'react'
import { decimalText, money, type Currency } from '#domain/pricing/money.ts'
import { decimalPoint } from '#messages/decimal-point.ts'
import { Field } from '#web/ui/Field.tsx'
import { pageLocale } from '../platform/language.ts'
import { typedNumber, unreadable } from './typed-number.ts'

type NumberFieldProps = {
  label: string
  labelHidden?: boolean
  hint?: string | undefined
  error?: string | undefined
  disabled?: boolean
  value: number | null
  /** null: the field is empty. A text that is no number is `unreadable`. */
  onValue: (value: number | null) => void
  /** An amount of money; otherwise a whole number. */
  currency?: Currency
}

export function NumberField({ value, onValue, currency, ...texts }: NumberFieldProps) {
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null)
  const written = (number: number) =>
    currency ? decimalText(money(number, currency)).replace('.', decimalPoint(pageLocale)) : String(number)
  const shown = value === null || value === unreadable ? '' : written(value)
  // A value from elsewhere replaces what was typed. An emptied field waits for its next digit.
  const text = typed && (typed.value === value || typed.text === '') ? typed.text : shown
  return (
    <Field
      {...texts}
      value={text}
      inputMode={currency ? 'decimal' : 'numeric'}
      autoComplete="off"
      onBlur={() => typed?.text === '' && setTyped(null)}
      onChange={({ currentTarget }) => {
        const next = { text: currentTarget.value, value: typedNumber(currentTarget.value, currency) }
        setTyped(next)
        onValue(next.value)
      }}
    />
  )
}
