// Checkbox with label and error.
import { useId, type ReactNode } from 'react'
import type { NativeProps } from './native-props.ts'
import './Checkbox.css'

type CheckboxProps = Omit<NativeProps<'input'>, 'id' | 'type' | 'children'> & {
  label: ReactNode
  /** After the label, e.g. a price. */
  end?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, end, error, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className="checkbox">
      <label>
        <input
          type="checkbox"
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
        {end && <small>{end}</small>}
      </label>
      {error && (
        <p id={id} data-part="error">
          {error}
        </p>
      )}
    </div>
  )
}
