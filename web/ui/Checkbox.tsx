// Checkbox with label.
import type { ReactNode } from 'react'
import type { NativeProps } from './native-props.ts'
import './Checkbox.css'

type CheckboxProps = Omit<NativeProps<'input'>, 'id' | 'type' | 'children'> & {
  label: ReactNode
  /** After the label, e.g. a price. */
  end?: ReactNode
}

export function Checkbox({ label, end, ...input }: CheckboxProps) {
  return (
    <div className="checkbox">
      <label>
        <input type="checkbox" {...input} />
        <span>{label}</span>
        {end && <small>{end}</small>}
      </label>
    </div>
  )
}
