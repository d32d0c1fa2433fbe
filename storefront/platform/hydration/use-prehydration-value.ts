// What was typed or chosen in a field before its code was there.
import { useLayoutEffect, type RefObject } from 'react'

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Calls `take` once, as `place` wakes, with the first field in it that `selector` names. */
export function usePrehydrationValue(
  place: RefObject<HTMLElement | null>,
  selector: string,
  take: (field: FormField) => void,
): void {
  useLayoutEffect(() => {
    const field = place.current?.querySelector<FormField>(selector)
    if (field) take(field)
    // Only what was there at first: from then on the part itself knows.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
