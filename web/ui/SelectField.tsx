// Native select with label, hint and error.
import { useId } from 'react'
import { FieldFrame, controlProps, type FieldTexts } from './FieldFrame.tsx'
import { Icon } from './Icon.tsx'
import type { NativeProps } from './native-props.ts'

/** The children are `<option>`s. */
export function SelectField({
  label,
  mark,
  hint,
  error,
  labelHidden,
  children,
  ...select
}: FieldTexts & Omit<NativeProps<'select'>, 'id'>) {
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
