// Choice of paper and ribbon beside the wrapped gift. Radio buttons: the picture follows them without scripts too.
import { papers, ribbons, type Wrapping } from '#domain/orders/wrapping.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import './wrapping-styles.ts'
import './WrapChoice.css'
import './BoxPictures.css'
import './WrapBox.css'

export type WrapChoiceProps = {
  value: Wrapping
  onChange: (wrapping: Wrapping) => void
  /** Several choices on one page have different names. */
  prefix?: string
}

export default function WrapChoice({ value, onChange, prefix = '' }: WrapChoiceProps) {
  const t = useTranslate()
  const { paper, ribbon } = value
  return (
    <div className="wrap-choice">
      <WrapBox />
      <div>
        <Swatches
          legend={t('wrap.papers')}
          name={`${prefix}paper`}
          options={papers.map((each) => [each, t('wrap.paper', { paper: each })])}
          value={paper}
          onChange={(chosen) => onChange({ paper: chosen, ribbon })}
        />
        <Swatches
          legend={t('wrap.ribbons')}
          name={`${prefix}ribbon`}
          options={ribbons.map((each) => [each, t('wrap.ribbon', { ribbon: each })])}
          value={ribbon}
          onChange={(chosen) => onChange({ paper, ribbon: chosen })}
        />
      </div>
    </div>
  )
}

type SwatchesProps<Value> = {
  legend: string
  name: string
  options: readonly (readonly [Value, string])[]
  value: Value
  onChange: (value: Value) => void
}

function Swatches<Value extends string>({ legend, name, options, value, onChange }: SwatchesProps<Value>) {
  const kind = name.endsWith('paper') ? 'data-paper' : 'data-ribbon'
  return (
    <fieldset className="wrap-swatches">
      <legend>{legend}</legend>
      {options.map(([each, label]) => (
        <label key={each} title={label}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          <span data-part="picture" {...{ [kind]: each }} />
          <span data-part="name">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Degrees of one press of an arrow key. */
const step = 8
const start = -32

/** The wrapped gift as a box that turns. Paper and ribbon come from an element around it (Wrapping.css). */
function WrapBox() {
  const t = useTranslate()
  return (
    <div className="wrap-box">
      <div>
        <i />
        <i />
        <i />
        <i />
        <i />
        <span data-part="bow" />
      </div>
      <input
        type="range"
        aria-label={t('wrap.picture')}
        min={start - 180}
        max={start + 180}
        step={step}
        defaultValue={start}
        onInput={({ currentTarget: { parentElement, value } }) =>
          parentElement?.style.setProperty('--turn', `${value}deg`)
        }
      />
    </div>
  )
}
