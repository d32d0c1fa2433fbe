// Text field with one or several lines.
import { useId } from 'react'
import { FieldFrame, controlProps, type FieldTexts } from './FieldFrame.tsx'
import type { NativeProps } from './native-props.ts'

export type FieldProps = FieldTexts &
  (
    | (Omit<NativeProps<'input'>, 'id'> & { multiline?: false | undefined })
    | (Omit<NativeProps<'textarea'>, 'id'> & { multiline: true })
  )

export function Field({ label, mark, hint, error, labelHidden, ...rest }: FieldProps) {
  const id = useId()
  const texts = { label, mark, hint, error, labelHidden }
  if (rest.multiline) {
    const { multiline: _, ...area } = rest
    return (
      <FieldFrame id={id} texts={texts}>
        <textarea className="input" {...area} {...controlProps(id, texts)} />
      </FieldFrame>
    )
  }
  const { multiline: _, ...input } = rest
  return (
    <FieldFrame id={id} texts={texts}>
      <input className="input" {...input} {...controlProps(id, texts)} />
    </FieldFrame>
  )
}
