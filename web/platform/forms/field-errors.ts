// The visible errors of a form. A marked field shows its error. A mark is the text of a refusal, or null for the error
// that the form's own check finds. A marked field without an error shows none.

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>

export type Marks = Readonly<Record<string, string | null>>

/** In the order of `found`, which is the order of the form; refusals follow. */
export function visibleErrors(marks: Marks, found: FieldErrors): FieldErrors {
  const own = Object.entries(found).filter(([name]) => marks[name] === null)
  const refused = Object.entries(marks).filter((mark): mark is [string, string] => mark[1] !== null)
  return Object.fromEntries([...own, ...refused])
}

/** Marks every field in which the check found an error. */
export function markAll(found: FieldErrors): Marks {
  return Object.fromEntries(Object.keys(found).map((name) => [name, null]))
}

export function withoutMarks(marks: Marks, names: readonly string[]): Marks {
  return Object.fromEntries(Object.entries(marks).filter(([name]) => !names.includes(name)))
}
