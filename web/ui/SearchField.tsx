// Search form that works without scripts. Children are the suggestions below it.
import { useId, type ReactNode, type SubmitEventHandler } from 'react'
import { IconButton } from './IconButton.tsx'
import type { NativeProps } from './native-props.ts'
import './PillField.css'
import './SearchField.css'

type SearchFieldProps = Omit<NativeProps<'input'>, 'id' | 'type' | 'children' | 'onSubmit'> & {
  label: string
  submitLabel: string
  /** Target address of the form (GET). */
  action: string
  onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined
  children?: ReactNode
}

export function SearchField({
  label,
  submitLabel,
  action,
  onSubmit,
  children,
  name = 'q',
  ...input
}: SearchFieldProps) {
  const id = useId()
  return (
    <search className="search-field">
      <form className="pill-field" action={action} method="get" onSubmit={onSubmit}>
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        <input
          id={id}
          name={name}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={label}
          {...input}
        />
        <IconButton icon="search" label={submitLabel} type="submit" />
      </form>
      {children}
    </search>
  )
}
