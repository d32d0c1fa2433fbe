// Form for a new or existing person with gift dates and address.
import { useRef, useState } from 'react'
import { normaliseAddress, type AddressField } from '#domain/delivery/address.ts'
import { maxDates, personLengths } from '#domain/customers/person.ts'
import { call, CallRefused } from '../../platform/api/call.ts'
import { AddressFields } from '../../shared/addresses/AddressFields.tsx'
import { addressProblems, type Problems } from '../../shared/addresses/draft-problems.ts'
import { emptyAddress, withField } from '../../shared/addresses/draft.ts'
import { useProblems } from '../../shared/addresses/use-problems.ts'
import { useTranslate, useVisit } from '../../platform/pages/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { toast } from '../../platform/toasts.ts'
import { DateFields, draftOf, inputOf, type DateDraft } from './DateFields.tsx'
import type { PeopleData, Person } from './People.tsx'
import { useSessionEnd } from '../../shared/sign-in/use-account-data.ts'

type PersonDialogProps = {
  /** null for a new person. */
  person: Person | null
  /** Initial name of a new person. */
  suggestedName: string
  onClose: () => void
  onSaved: (data: PeopleData) => void
}

const newDate: DateDraft = { kind: 'birthday', month: '', day: '', year: '', remind: true }

export function PersonDialog({ person, suggestedName, onClose, onSaved }: PersonDialogProps) {
  const t = useTranslate()
  const { country: visitCountry, frame } = useVisit()
  const form = useRef<HTMLFormElement>(null)
  const [words, setWords] = useState({
    name: person?.name ?? suggestedName.slice(0, personLengths.name),
    relation: person?.relation ?? '',
    notes: person?.notes ?? '',
  })
  const [country, setCountry] = useState(person?.country ?? visitCountry)
  const [withAddress, setWithAddress] = useState(Boolean(person?.address))
  const [address, setAddress] = useState(person?.address ?? emptyAddress(country))
  const [dates, setDates] = useState<readonly DateDraft[]>(person ? person.dates.map(draftOf) : [newDate])
  const [busy, setBusy] = useState(false)
  const check = useProblems(problems())
  const hasEnded = useSessionEnd()

  function problems(): Problems {
    const required = t('address.problem.required')
    const missing = dates.flatMap((date, at) => (inputOf(date) ? [] : [[`dates.${at}`, required]]))
    return {
      ...(words.name.trim() === '' && { name: required }),
      ...(Object.fromEntries(missing) as Problems),
      ...(withAddress && addressProblems(address, t)),
    }
  }

  function word(field: keyof typeof words) {
    return {
      name: field,
      value: words[field],
      maxLength: personLengths[field],
      error: check.shown[field],
      onBlur: () => check.leave(field, words[field]),
      onChange: (event: { target: { value: string } }) => {
        check.change(field)
        setWords({ ...words, [field]: event.target.value })
      },
    }
  }

  function focusFirstError(): void {
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  async function save(): Promise<void> {
    if (busy) return
    check.showAll()
    if (check.isFaulty) return focusFirstError()
    setBusy(true)
    const input = {
      ...words,
      country,
      address: withAddress ? normaliseAddress(address) : null,
      dates: dates.map(inputOf).filter((date) => date !== null),
    }
    try {
      const data = person
        ? await call('person.change', { id: person.id, person: input })
        : await call('person.add', { person: input })
      toast({ type: 'success', text: t('account.saved') })
      onSaved(data)
    } catch (error) {
      setBusy(false)
      if (hasEnded(error) || !(error instanceof CallRefused)) return
      check.object(error.fields)
      focusFirstError()
    }
  }

  const inAddress = {
    address,
    errors: check.shown,
    onLeave: (field: AddressField) => check.leave(field, address[field]),
    onChange: (field: AddressField, value: string) => {
      check.change(field)
      setAddress(withField(address, field, value))
    },
  }
  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={t(person ? 'people.edit' : 'people.add')}
      closeLabel={t('shell.close')}
    >
      <form
        ref={form}
        className="person-dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Field
          {...word('name')}
          label={t('people.name')}
          mark={t('form.required')}
          autoComplete="off"
          required
        />
        <Field
          {...word('relation')}
          label={t('people.relation')}
          mark={t('form.optional')}
          hint={t('people.relationHint')}
          autoComplete="off"
        />
        <fieldset>
          <legend>{t('people.dates')}</legend>
          {dates.map((date, at) => (
            <DateFields
              key={date.id ?? at}
              date={date}
              error={check.shown[`dates.${at}`]}
              onChange={(changed) => {
                check.change(`dates.${at}`)
                setDates(dates.with(at, changed))
              }}
              onRemove={() => {
                check.forget()
                setDates(dates.toSpliced(at, 1))
              }}
            />
          ))}
          {dates.length < maxDates && (
            <Button variant="secondary" size="s" icon="plus" onClick={() => setDates([...dates, newDate])}>
              {t('people.addDate')}
            </Button>
          )}
        </fieldset>
        <Field {...word('notes')} multiline rows={3} label={t('people.notes')} mark={t('form.optional')} />
        {!withAddress && (
          <SelectField
            label={t('people.country')}
            value={country}
            onChange={(event) => setCountry(event.target.value as typeof country)}
          >
            {frame.countries.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
        )}
        <Checkbox
          label={t('people.withAddress')}
          checked={withAddress}
          onChange={(event) => {
            setWithAddress(event.target.checked)
            if (address.street === '') setAddress({ ...address, country })
          }}
        />
        {withAddress && (
          <>
            <AddressFields part="place" {...inAddress} />
            <AddressFields part="contact" {...inAddress} />
          </>
        )}
        <Button type="submit" wide loading={busy}>
          {t('account.save')}
        </Button>
      </form>
    </Dialog>
  )
}
