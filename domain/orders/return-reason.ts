// Reasons of a return, and which of them are the shop's fault.
export const returnReasons = [
  'changed-mind',
  'damaged',
  'not-as-described',
  'wrong-item',
  'too-late',
  'other',
] as const
export type ReturnReason = (typeof returnReasons)[number]

const faults: readonly ReturnReason[] = ['damaged', 'not-as-described', 'wrong-item']

/** Personalised gifts can be returned only for a fault: consumer rights directive, article 16 c. */
export function isFault(reason: ReturnReason): boolean {
  return faults.includes(reason)
}

/** The shop always pays for its own faults. */
export function shopPaysPostage(
  freeReturns: boolean,
  lines: readonly { readonly reason?: ReturnReason | null }[],
): boolean {
  return freeReturns || (lines.length > 0 && lines.every(({ reason }) => reason && isFault(reason)))
}
