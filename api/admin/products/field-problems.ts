// Problems of single fields as refusals with a text for the staff.
import type { Refusal } from '#domain/refusal.ts'

/** Reasons of the texts `refusal.<reason>`. */
const reasons: Readonly<Record<string, string>> = {
  required: 'field-required',
  format: 'field-format',
  reserved: 'field-reserved',
  'too-long': 'field-too-long',
  'too-many': 'field-too-many',
  repeated: 'field-repeated',
  unknown: 'field-unknown',
  'out-of-range': 'field-out-of-range',
  taken: 'field-taken',
  unproven: 'field-unproven',
  'below-zero': 'field-below-zero',
  changed: 'field-changed',
  cycle: 'field-cycle',
}

export function withFieldTexts<Code extends string>(refusal: Refusal<Code>): Refusal<Code> {
  const { fields } = refusal
  if (!fields) return refusal
  const named = Object.entries(fields).map(([field, problem]) => [field, reasons[problem] ?? problem])
  return { ...refusal, fields: Object.fromEntries(named) }
}
