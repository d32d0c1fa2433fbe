// Why a gift comes back. A fault of ours counts even where a change of mind does not.
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

/** What was made with a personal text comes back only for these: consumer rights directive, article 16 c. */
export function isFault(reason: ReturnReason): boolean {
  return faults.includes(reason)
}
