// Takes over what was typed or chosen in a field before hydration.
import { useLayoutEffect, type RefObject } from 'react'

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Calls `take` once, at hydration, with the first field in `container` that matches `selector`. */
export function usePrehydrationValue(
  container: RefObject<HTMLElement | null>,
  selector: string,
  take: (field: FormField) => void,
): void {
  useLayoutEffect(() => {
    const field = container.current?.querySelector<FormField>(selector)
    if (field) take(field)
    // Only at hydration; later input reaches the component's own state.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
