// On a slow connection a form is on the screen, and being filled in, before its code is there.
import { useLayoutEffect, type RefObject } from 'react'

/**
 * Calls `take` once, when the browser takes over the form: with what stands in its fields already, by name.
 * Fields left empty are not named.
 */
export function usePrehydrationInput(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: Readonly<Record<string, string>>) => void,
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
    // Only what was there at first: from then on the form itself knows.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
