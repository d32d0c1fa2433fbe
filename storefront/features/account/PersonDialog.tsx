// Form for a new or existing person with gift dates and address.
import { personLengths } from '#domain/customers/person.ts'
import { call } from '#web/platform/api/call.ts'
import { AddressFields } from '../../shared/addresses/AddressFields.tsx'
import { addressFieldProps } from '../../shared/addresses/address-field-props.ts'
import { formCall } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { CountryField } from '../../shared/addresses/CountryField.tsx'
import { toast } from '#web/platform/toasts.ts'
import { PersonDates } from './PersonDates.tsx'
import { personErrors, personInput, type PersonDraft } from './person-draft.ts'
import { useReportedDraft } from './use-reported-draft.ts'
import type { PeopleData, Person } from './account-data.ts'
import { useAccountForm } from '../../shared/sign-in/use-account-data.ts'

type PersonDialogProps = {
  /** null for a new person. */
  person: Person | null
  /** Initial values. */
  first: PersonDraft
  onType: (draft: PersonDraft) => void
  onClose: () => void
  onSaved: (data: PeopleData) => void
}

export function PersonDialog({ person, first, onType, onClose, onSaved }: PersonDialogProps) {
  const t = useTranslate()
  const [draft, setDraft] = useReportedDraft(first, onType)
  const { name, country, withAddress, address, dates } = draft
  const form = useAccountForm({
    draft,
    setDraft,
    check: (typed) => personErrors(typed, t),
    submit: async (typed) => {
      const input = personInput(typed)
      const data = person
        ? await call('person.change', { id: person.id, person: input }, formCall)
        : await call('person.add', { person: input }, formCall)
      toast({ type: 'success', text: t('account.saved') })
      onSaved(data)
    },
  })
  const text = (name: keyof typeof personLengths) => ({
    ...form.field(name),
    maxLength: personLengths[name],
  })
  const fields = addressFieldProps(form, address, (changed) => form.change({ address: changed }))
  return (
    <Dialog open kind="sheet" onClose={onClose} title={t(person ? 'people.edit' : 'people.add')}>
      <form {...form.props} className="person-dialog">
        <Field
          {...text('name')}
          label={t('people.name')}
          mark={t('form.required')}
          autoComplete="off"
          required
        />
        <Field
          {...text('relation')}
          label={t('people.relation')}
          mark={t('form.optional')}
          hint={t('people.relationHint')}
          autoComplete="off"
        />
        <PersonDates
          form={form}
          dates={dates}
          name={name}
          country={withAddress ? address.country : country}
        />
        <Field {...text('notes')} multiline rows={3} label={t('people.notes')} mark={t('form.optional')} />
        {!withAddress && (
          <CountryField
            label={t('people.country')}
            value={country}
            onChange={(chosen) => form.change({ country: chosen })}
          />
        )}
        <Checkbox
          label={t('people.withAddress')}
          checked={withAddress}
          onChange={(event) => {
            form.change({
              withAddress: event.target.checked,
              ...(address.street === '' && { address: { ...address, country } }),
            })
          }}
        />
        {withAddress && (
          <>
            <small>{t('checkout.required')}</small>
            <AddressFields part="place" {...fields} />
            <AddressFields part="contact" {...fields} />
          </>
        )}
        <FormProblem text={form.problem} />
        <Button type="submit" wide loading={form.busy}>
          {t('account.save')}
        </Button>
      </form>
    </Dialog>
  )
}
