// A refusal is a value: the shop says no, says why, and nothing has changed. Faults are thrown instead.

/** `code` names the reason for machines and for the message catalogue; `facts` fill the message's blanks. */
export type Refusal<Code extends string = string> = {
  readonly refused: Code
  readonly facts?: Readonly<Record<string, string | number>>
  /** Problem per field of the input, where one form field is to blame. */
  readonly fields?: Readonly<Record<string, string>>
}

export function refuse<Code extends string>(
  refused: Code,
  more: Omit<Refusal, 'refused'> = {},
): Refusal<Code> {
  return { refused, ...more }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}
