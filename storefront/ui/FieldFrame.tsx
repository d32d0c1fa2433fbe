// What every field has around it: its label, a hint, and its error tied to it for screen readers.
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './FieldFrame.css'

export type FieldTexts = {
  label: string
  /** Shown beside the label, e.g. 'Required' or 'Optional'. */
  mark?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  /** The label is only for screen readers. */
  labelHidden?: boolean | undefined
}

/** The attributes that tie a control to its frame; `id` is the control's. */
export function framed(id: string, { hint, error }: FieldTexts) {
  const said = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': said || undefined, 'aria-invalid': error ? true : undefined }
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
      {hint && (
        <p id={`${id}-hint`} data-part="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} data-part="error">
          <Icon name="error" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
