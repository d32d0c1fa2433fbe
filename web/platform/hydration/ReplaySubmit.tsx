// Replays the submission of a server-rendered form that was submitted before hydration.
import { useEffect, useRef } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** Forms whose React handler has received a submission. On `window`, this listener runs after React's. */
const handled = new WeakSet<EventTarget>()
if (typeof window !== 'undefined')
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (target && defaultPrevented) handled.add(target)
  })

/**
 * The form needs `method="dialog"`: submitting then does not navigate, but every field matches `:user-valid` afterwards.
 * The hidden checkbox detects this. Shoppers cannot reach it.
 * Render it before the button: Button.css uses the selector too.
 */
export function ReplaySubmit() {
  const probe = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  useEffect(() => {
    const form = probe.current?.form
    if (!form || !CSS.supports('selector(:user-valid)')) return
    if (!probe.current?.matches(':user-valid')) return
    // After a timeout: the form first takes over what was typed and chosen. A press between hydration and this effect
    // is already handled.
    setTimeout(() => handled.has(form) || form.requestSubmit())
  }, [])
  return hydrated ? null : <input ref={probe} type="checkbox" hidden />
}
