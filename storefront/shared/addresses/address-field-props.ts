// Props of `AddressFields` in a form.
import type { AddressField } from '#domain/delivery/address.ts'
import type { FormErrors } from '#web/platform/forms/use-form.ts'
import { errorsBelow } from './draft-errors.ts'
import { withField, type DraftAddress } from './draft.ts'

/** `path`: prefix of the field names if a form has several addresses: 'deliveries.1.'. */
export function addressFieldProps(
  form: FormErrors,
  address: DraftAddress,
  onAddress: (address: DraftAddress) => void,
  path = '',
) {
  return {
    address,
    path,
    errors: errorsBelow(form.errors, path),
    onChange: (field: AddressField, value: string) => {
      form.hideErrors(path + field)
      onAddress(withField(address, field, value))
    },
    onLeave: (field: AddressField) => form.leave(path + field, address[field]),
  }
}
