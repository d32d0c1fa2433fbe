// The chosen entries of a long list as chips, and a search field that adds one.
import { useId, useState } from 'react'
import { Field } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { pageLocale, t } from '../platform/language.ts'
import './ChipsField.css'

type Entry = {
  readonly key: string
  readonly name: string
  /** The list that contains it. */
  readonly group?: string | undefined
}

type ChipsFieldProps = {
  /** Of the search field: 'Add category'. */
  label: string
  entries: readonly Entry[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

export function ChipsField({ label, entries, chosen, onChange }: ChipsFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const others = entries.filter(({ key }) => !chosen.includes(key))
  const lower = (text: string): string =>
    text.trim().toLocaleLowerCase(pageLocale === 'us' ? 'en' : pageLocale)
  const isTyped = ({ name }: Entry): boolean => lower(name) === lower(typed)
  function add(entry: Entry | undefined): void {
    setUnknown(!entry)
    if (!entry) return
    setTyped('')
    onChange([...chosen, entry.key])
  }
  return (
    <div className="chips-field">
      <ul>
        {chosen.map((key) => {
          const name = entries.find((entry) => entry.key === key)?.name ?? key
          return (
            <li key={key}>
              {name}
              <button
                type="button"
                aria-label={t('admin.catalog.removeEntry', { name })}
                onClick={({ currentTarget }) => {
                  currentTarget.closest('.chips-field')?.querySelector('input')?.focus()
                  onChange(chosen.filter((each) => each !== key))
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          )
        })}
      </ul>
      <Field
        label={label}
        list={id}
        autoComplete="off"
        value={typed}
        error={isUnknown ? t('refusal.field-unknown') : undefined}
        onChange={({ currentTarget, nativeEvent }) => {
          setUnknown(false)
          const { value } = currentTarget
          // A choice from the list is no typing: some browsers report no kind of input for it.
          const isChoice = !('inputType' in nativeEvent) || nativeEvent.inputType === 'insertReplacementText'
          const entry = isChoice ? others.find(({ name }) => name === value) : undefined
          if (entry) add(entry)
          else setTyped(value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed.trim() === '') return
          event.preventDefault()
          add(others.find(isTyped) ?? others.find(({ name }) => lower(name).includes(lower(typed))))
        }}
        onBlur={() => typed.trim() !== '' && add(others.find(isTyped))}
      />
      <datalist id={id}>
        {others.map(({ key, name, group }) => (
          <option key={key} value={name}>
            {group}
          </option>
        ))}
      </datalist>
    </div>
  )
}
