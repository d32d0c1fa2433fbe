// Problems of an address as refusal texts.

/** Problems that any field can have. */
const general: readonly string[] = ['required', 'too-long', 'bad-characters']

/** Reason of the refusal text. */
export function addressReason(problem: string): string {
  return `${general.includes(problem) ? 'field' : 'address'}-${problem}`
}

/** Address problems by field, as reasons of the refusal texts. `path` is the prefix of the field names. */
export function addressProblems(fields: Readonly<Record<string, string>>, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [path + field, addressReason(problem)]),
  )
}
