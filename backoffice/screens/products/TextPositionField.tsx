// The place of the personal text on the first picture: dragged, moved by arrow keys, or typed as numbers.
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { PersonalisationRecord } from '#domain/catalog/product-record.ts'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { t } from '../../platform/language.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import './TextPositionField.css'

type Position = NonNullable<PersonalisationRecord['position']>

type TextPositionFieldProps = {
  /** File name. */
  picture: string
  /** Without a place of the merchant, the shop draws the text on the photograph. */
  isDrawn: boolean
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

export function TextPositionField({ picture, isDrawn, place, error, onChange }: TextPositionFieldProps) {
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

  const photograph = <img src={`/media/${picture}-640.webp`} alt="" draggable={false} />
  if (isDrawn && !place)
    return (
      <div className="text-position-field">
        <div data-part="frame">{photograph}</div>
        <div data-part="numbers">
          <p>{t('admin.product.drawn')}</p>
          <div>
            <Button size="s" variant="secondary" onClick={() => onChange(usualPosition)}>
              {t('admin.product.ownPlace')}
            </Button>
          </div>
        </div>
      </div>
    )
  return (
    <fieldset className="text-position-field">
      <legend>{t('admin.product.textPlace')}</legend>
      <div data-part="frame" ref={frame}>
        {photograph}
        <button
          type="button"
          ref={(label) => label?.style.setProperty('inset', place && `${place.y}% auto auto ${place.x}%`)}
          data-placed={place ? '' : undefined}
          aria-describedby={hint}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={step}
        >
          {t('admin.product.sampleName')}
        </button>
      </div>
      <div data-part="numbers">
        <p id={hint}>{t('admin.product.textPlaceHint')}</p>
        <Disclosure summary={t('admin.product.percent')} open={Boolean(error)}>
          <div className="stack">
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
          </div>
        </Disclosure>
        {place && (
          <Button size="s" variant="tertiary" onClick={() => onChange(null)}>
            {t('admin.product.usualPlace')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
