// Moves the focus into a field that appears in the place of the pressed button.

/** As the `ref` of the element around the field. */
export function focusText(around: HTMLElement | null): void {
  around?.querySelector('textarea')?.focus()
}
