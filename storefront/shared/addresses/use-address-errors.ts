// Problems of one address while it is edited.
import type { AddressField } from '#domain/delivery/address.ts'
import { useTranslate } from '../../platform/pages/visit.ts'
import { addressProblems } from './draft-problems.ts'
import type { DraftAddress } from './draft.ts'
import { useProblems } from './use-problems.ts'

export type AddressErrors = Readonly<Partial<Record<AddressField, string>>>

export function useAddressErrors(address: DraftAddress) {
  const check = useProblems(addressProblems(address, useTranslate()))
  return {
    ...check,
    errors: check.shown as AddressErrors,
    leave: (field: AddressField) => check.leave(field, address[field]),
  }
}
