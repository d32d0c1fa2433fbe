// A message on a card: the field is the card, in its handwriting. Handwriting and suggestions load when it comes near.
import { useState } from 'react'
import { deferredComponent } from '#web/platform/hydration/deferred-component.tsx'
import { Field } from '#web/ui/Field.tsx'
import './MessageField.css'

const MessageIdeas = deferredComponent(() => import('./MessageIdeas.tsx'), { when: 'near', missing: null })

type MessageFieldProps = {
  /** One line until the shopper writes in it. */
  folded?: boolean
  name?: string
  label: string
  mark?: string | undefined
  hint: string
  error: string | undefined
  maxLength?: number | undefined
  placeholder?: string
  value: string
  onChange: (text: string) => void
}

export function MessageField({ folded = false, onChange, ...field }: MessageFieldProps) {
  const [isFolded, setFolded] = useState(folded)
  return (
    <div
      className="field-card"
      data-folded={(isFolded && !field.value) || undefined}
      onFocus={() => setFolded(false)}
    >
      {/* An empty field with dir="auto" is left-to-right: its placeholder needs the page's direction. */}
      <Field
        multiline
        {...field}
        dir={field.value && 'auto'}
        rows={3}
        onChange={(event) => onChange(event.target.value)}
      />
      <div data-part="ideas">
        <MessageIdeas text={field.value} onChange={onChange} />
      </div>
    </div>
  )
}
