// In a form that the server writes: sent before its code is there, it is sent again as soon as the code is.
import { useEffect, useRef } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Its form has `method="dialog"`: the browser then stays on the page, and only notes for every field that the form was
 * sent, which `:user-valid` tells (so does Button.css). Nobody can reach this field otherwise.
 */
export function ReplaySubmit() {
  const mark = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  useEffect(() => {
    const form = mark.current?.form
    if (!form || !CSS.supports('selector(:user-valid)')) return
    // What was typed and chosen is taken up first.
    if (mark.current?.matches(':user-valid')) setTimeout(() => form.requestSubmit())
  }, [])
  return hydrated ? null : <input ref={mark} type="checkbox" hidden />
}
