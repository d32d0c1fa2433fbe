// Label, hint and error of a form field, linked to the control for screen readers.
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './FieldFrame.css'

export type FieldTexts = {
  label: string
  /** Shown beside the label, e.g. 'Required' or 'Optional'. */
  mark?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  /** Hides the label visually; screen readers still read it. */
  labelHidden?: boolean | undefined
}

/** Attributes that link a control to its label, hint and error. `id` is the control's. */
export function controlProps(id: string, { hint, error }: FieldTexts) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }
}

export function FieldFrame({ id, texts, children }: { id: string; texts: FieldTexts; children: ReactNode }) {
  const { label, mark, hint, error, labelHidden } = texts
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : undefined}>
        {label}
        {mark && <small>{mark}</small>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} data-part="error">
          <Icon name="error" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} data-part="hint">
          {hint}
        </p>
      )}
    </div>
  )
}
