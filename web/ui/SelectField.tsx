// Native select with label, hint and error.
import { useId } from 'react'
import { FieldFrame, controlProps } from './FieldFrame.tsx'
import type { FieldTexts } from './FieldFrame.tsx'
import { Icon } from './Icon.tsx'
import type { NativeProps } from './native-props.ts'

export type SelectFieldProps = FieldTexts & Omit<NativeProps<'select'>, 'id'>

/** The children are `<option>`s. */
export function SelectField({
  label,
  mark,
  hint,
  error,
  labelHidden,
  children,
  ...select
}: SelectFieldProps) {
  const id = useId()
  const texts = { label, mark, hint, error, labelHidden }
  return (
    <FieldFrame id={id} texts={texts}>
      <div className="select" data-invalid={error ? true : undefined}>
        <select className="input" {...select} {...controlProps(id, texts)}>
          {children}
        </select>
        <Icon name="chevron-down" />
      </div>
    </FieldFrame>
  )
}
