// Checkboxes of a list, and what is wrong with a group of fields.
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { bindChecked } from '../platform/bind.ts'

type CheckboxesProps<Key extends string> = {
  all: readonly Key[]
  nameOf: (key: Key) => string
  /** After the name. */
  endOf?: (key: Key) => string
  chosen: readonly string[]
  /** A key that is chosen now comes last. */
  onChange: (chosen: Key[]) => void
}

export function Checkboxes<Key extends string>(props: CheckboxesProps<Key>) {
  const { all, nameOf, endOf, chosen, onChange } = props
  const others = (key: Key) => (chosen as readonly Key[]).filter((each) => each !== key)
  return all.map((key) => (
    <Checkbox
      key={key}
      label={nameOf(key)}
      end={endOf?.(key)}
      {...bindChecked(chosen.includes(key), (isOn) => onChange(isOn ? [...others(key), key] : others(key)))}
    />
  ))
}

export function GroupProblem({ text }: { text: string | undefined }) {
  return text ? (
    <p data-part="error" role="alert">
      {text}
    </p>
  ) : null
}
