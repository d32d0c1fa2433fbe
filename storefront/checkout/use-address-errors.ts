// Which problems of the address are shown: those of fields that were left, and after the first try all of them.
// What the shop itself objected to stays until that field is changed.
import { useState } from 'react'
import { addressRules } from '#domain/address-data.ts'
import { checkAddress, type AddressField, type AddressProblem } from '#domain/address.ts'
import type { Translate } from '#messages/translator.ts'
import { useTranslate } from '../pages/visit.ts'
import type { DraftAddress } from './draft.ts'

export type AddressErrors = Readonly<Partial<Record<AddressField, string>>>

export function useAddressErrors(address: DraftAddress) {
  const t = useTranslate()
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set())
  const [tried, setTried] = useState(false)
  const [objections, setObjections] = useState<AddressErrors>({})
  const problems = checkAddress(address)
  const own = Object.entries(problems) as [AddressField, AddressProblem][]
  const shown = own.filter(([field]) => tried || left.has(field))
  const texts = shown.map(([field, problem]) => [field, problemText(t, problem, field, address)] as const)
  const errors: AddressErrors = { ...objections, ...Object.fromEntries(texts) }
  return {
    errors,
    isFaulty: own.length > 0,
    showAll: () => setTried(true),
    object: (fields: Readonly<Record<string, string>>) => setObjections(fields),
    leave: (field: AddressField) => {
      // A field that was only passed through is not blamed for being empty.
      if (address[field] !== '') setLeft((before) => new Set(before).add(field))
    },
    change: (field: AddressField) =>
      setObjections((before) => {
        const { [field]: _, ...others } = before
        return others
      }),
  }
}

function problemText(
  t: Translate,
  problem: AddressProblem,
  field: AddressField,
  { country }: DraftAddress,
): string {
  if (problem === 'zip-format')
    return t('address.problem.zip-format', { example: addressRules[country].postalCode?.example ?? '' })
  if (problem === 'required' && (field === 'state' || field === 'country'))
    return t('address.problem.state-unknown')
  return t(`address.problem.${problem}`)
}
