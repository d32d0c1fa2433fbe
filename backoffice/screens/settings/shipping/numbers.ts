// Numbers of the form. An empty field is sent as a number that the rules refuse, so that nothing becomes free.
const missing = -1

export function numberOf(value: number | null): number {
  return value ?? missing
}

export function shownNumber(value: number): number | null {
  return value === missing ? null : value
}
