// Shareable registries: gifts that somebody wishes for on an occasion. Givers order them without seeing the address.
import type { PlainDate } from '../calendar/calendar.ts'
import type { Address } from '../delivery/address.ts'
import { cleanLine } from '../import/cells.ts'
import { normaliseGiftText } from '../orders/gift.ts'
import { refuse, type Refusal } from '../refusal.ts'

export const registryKinds = ['wedding', 'birth', 'birthday', 'home', 'other'] as const
export type RegistryKind = (typeof registryKinds)[number]

export const maxRegistries = 10
export const maxRegistryItems = 100
/** Largest quantity of one item. */
export const maxWanted = 99
export const maxRegistryTitle = 60
export const maxRegistryMessage = 500

export type RegistryDraft = {
  readonly kind: RegistryKind
  /** For whom: 'Ida & Max'. */
  readonly title: string
  readonly message: string
  readonly happensOn: PlainDate
  /** The owner does not see what was given before the day. */
  readonly hidesGiven: boolean
}

/** The draft as it is stored, or a refusal that names each wrong field. `today` is the shop's. */
export function checkRegistry(
  draft: RegistryDraft,
  today: PlainDate,
): RegistryDraft | Refusal<'registry-invalid'> {
  const title = cleanLine(draft.title)
  const message = normaliseGiftText(draft.message)
  const fields = {
    ...(title === '' && { title: 'field-required' }),
    ...(title.length > maxRegistryTitle && { title: 'field-too-long' }),
    ...(message.length > maxRegistryMessage && { message: 'gift-message-too-long' }),
    ...(draft.happensOn < today && { happensOn: 'registry-day-over' }),
  }
  if (Object.keys(fields).length === 0) return { ...draft, title, message }
  return refuse('registry-invalid', { fields, facts: { max: maxRegistryMessage } })
}

/** Whether the owner sees what was given, and by whom. */
export function showsGiven(
  { hidesGiven, happensOn }: Pick<RegistryDraft, 'hidesGiven' | 'happensOn'>,
  today: PlainDate,
): boolean {
  return !hidesGiven || today >= happensOn
}

/** What givers read instead of the address. */
export function publicAddress({ country, email }: Address, title: string): Address {
  const empty = { firstName: '', street: '', apartment: '', zip: '', city: '', state: '', phone: '' }
  return { ...empty, lastName: title, country, email }
}
