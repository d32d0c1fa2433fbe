// Takes over what the shopper typed into a form before hydration, as happens on a slow connection.
import { useLayoutEffect, type RefObject } from 'react'

/** Calls `take` once, at hydration, with the values by field name. Empty fields are left out. */
export function usePrehydrationInput(
  form: RefObject<HTMLFormElement | null>,
  take: (values: Readonly<Record<string, string>>) => void,
): void {
  useLayoutEffect(() => {
    const entries = form.current ? [...new FormData(form.current)] : []
    take(
      Object.fromEntries(
        entries.flatMap(([name, value]) =>
          typeof value === 'string' && value !== '' ? [[name, value]] : [],
        ),
      ),
    )
    // Only at hydration; later input reaches the form's own state.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
