// Problems of an address as refusal texts.

/** Address problems by field, as reasons of the refusal texts. `path` is the prefix of the field names. */
export function addressProblems(fields: Readonly<Record<string, string>>, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [path + field, `address-${problem}`]),
  )
}
