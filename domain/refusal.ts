// A refusal is a return value: the shop declines a request with a reason, and nothing changes. Faults are thrown.

/** `refused` is the reason's code and message key; `facts` are the parameters of the message. */
export type Refusal<Code extends string = string> = {
  readonly refused: Code
  readonly facts?: Readonly<Record<string, string | number>>
  /** Problem codes by input field. */
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
