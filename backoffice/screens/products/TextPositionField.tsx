// The place of the personal text on the first picture: dragged, moved by arrow keys, or typed as numbers.
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { PersonalisationRecord } from '#domain/catalog/product-record.ts'
import { Button } from '#web/ui/Button.tsx'
import { t } from '../../platform/language.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import './TextPositionField.css'

type Position = NonNullable<PersonalisationRecord['position']>

type TextPositionFieldProps = {
  /** File name. */
  picture: string
  text: string
  /** null: the usual position. */
  place: Position | null
  error: string | undefined
  onChange: (place: Position | null) => void
}

/** Percent of the picture: below the middle, where most products have room. */
const usualPosition: Position = { x: 50, y: 88 }
const steps: Readonly<Record<string, Position>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const inside = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)))

export function TextPositionField({ picture, text, place, error, onChange }: TextPositionFieldProps) {
  const hint = useId()
  const frame = useRef<HTMLDivElement>(null)
  const shown = place ?? usualPosition
  const moveTo = ({ x, y }: Position) => onChange({ x: inside(x), y: inside(y) })

  function drag(event: PointerEvent<HTMLButtonElement>): void {
    const box = frame.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    moveTo({
      x: ((event.clientX - box.left) / box.width) * 100,
      y: ((event.clientY - box.top) / box.height) * 100,
    })
  }

  function step(event: KeyboardEvent): void {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    moveTo({ x: shown.x + by.x, y: shown.y + by.y })
  }

  return (
    <fieldset className="text-position-field">
      <legend>{t('admin.product.textPlace')}</legend>
      <div data-part="frame" ref={frame}>
        <img src={`/media/${picture}-640.webp`} alt="" draggable={false} />
        <button
          type="button"
          ref={(label) => label?.style.setProperty('inset', place && `${place.y}% auto auto ${place.x}%`)}
          data-placed={place ? '' : undefined}
          aria-describedby={hint}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={step}
        >
          {text || 'Abc'}
        </button>
      </div>
      <div data-part="numbers">
        <p id={hint}>{t('admin.product.textPlaceHint')}</p>
        <NumberField
          label={t('admin.product.fromLeft')}
          value={shown.x}
          error={error}
          onValue={(x) => moveTo({ ...shown, x: x ?? 0 })}
        />
        <NumberField
          label={t('admin.product.fromTop')}
          value={shown.y}
          onValue={(y) => moveTo({ ...shown, y: y ?? 0 })}
        />
        {place && (
          <Button size="s" variant="tertiary" onClick={() => onChange(null)}>
            {t('admin.product.usualPlace')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
