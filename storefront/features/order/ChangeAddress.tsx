// The form for the address of one delivery; its country stays.
import { useState } from 'react'
import { normaliseAddress } from '#domain/delivery/address.ts'
import { call } from '#web/platform/api/call.ts'
import { formCall, useForm } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { AddressFields } from '../../shared/addresses/AddressFields.tsx'
import { addressFieldProps } from '../../shared/addresses/address-field-props.ts'
import { addressErrors } from '../../shared/addresses/draft-errors.ts'
import type { ChangePartProps } from './use-changes.ts'

const path = 'address.'

export function ChangeAddress({ delivery, handle, save }: ChangePartProps) {
  const t = useTranslate()
  const before = delivery.address!
  const [draft, setDraft] = useState({ address: { ...before, email: '' } })
  const form = useForm({
    draft,
    setDraft,
    check: ({ address }) => {
      const { email: _, ...errors } = addressErrors(address, t)
      return Object.fromEntries(Object.entries(errors).map(([field, text]) => [path + field, text]))
    },
    submit: async (typed) => {
      const { email: _, isDefault: __, ...address } = normaliseAddress(typed.address)
      const isChanged = Object.entries(before).some(
        ([field, text]) => address[field as keyof typeof before] !== text,
      )
      await save(isChanged, () => call('order.changeAddress', { ...handle, before, address }, formCall))
    },
  })
  const fields = addressFieldProps(form, draft.address, (address) => form.change({ address }), path)
  return (
    <form {...form.props} className="change-form">
      <small>{t('checkout.required')}</small>
      <AddressFields part="place" {...fields} without="country" />
      <small>{t('order.sameCountry')}</small>
      <FormProblem text={form.problem} />
      <Button type="submit" loading={form.busy}>
        {t('account.save')}
      </Button>
    </form>
  )
}
