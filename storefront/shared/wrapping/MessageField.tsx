// A message on a card: the field is the card, in its handwriting. Handwriting and suggestions load when it comes near.
import { Suspense, useRef, useState } from 'react'
import { deferredComponent } from '../../platform/hydration/deferred-component.tsx'
import { useNear } from '../../platform/use-near.ts'
import { Field } from '../../ui/Field.tsx'
import './MessageField.css'

const MessageIdeas = deferredComponent(
  () => import('./MessageIdeas.tsx').then((file) => ({ default: file.MessageIdeas })),
  { when: 'use', missing: null },
)

type MessageFieldProps = {
  /** One line until the shopper writes in it. */
  folded?: boolean
  name?: string
  label: string
  mark?: string | undefined
  hint: string
  error: string | undefined
  maxLength?: number | undefined
  value: string
  onChange: (text: string) => void
}

export function MessageField({ folded = false, onChange, ...field }: MessageFieldProps) {
  const [isFolded, setFolded] = useState(folded)
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  return (
    <div
      ref={place}
      className="field-card"
      data-folded={(isFolded && !field.value) || undefined}
      onFocus={() => setFolded(false)}
    >
      <Field multiline {...field} dir="auto" rows={3} onChange={(event) => onChange(event.target.value)} />
      <div data-part="ideas">
        <Suspense fallback={null}>
          {isNear && <MessageIdeas text={field.value} onChange={onChange} />}
        </Suspense>
      </div>
    </div>
  )
}
