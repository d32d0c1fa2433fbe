// Requests suggestions when typing pauses. Aborts a request whose text has changed.
import { useEffect, useState } from 'react'
import type { Output } from '#api/call.ts'
import { call } from '#web/platform/api/call.ts'

type Suggestions = Output<'catalog.suggest'>

const pauseMs = 150
const none: Suggestions = { products: [], completions: [] }

export function useSuggestions(input: string | null): Suggestions {
  const text = input?.trim() ?? ''
  const [suggestions, setSuggestions] = useState(none)
  useEffect(() => {
    if (text === '') return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      call('catalog.suggest', { text }, { background: true, handlesRefusals: true, signal }).then(
        setSuggestions,
        () => undefined,
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])
  return text === '' ? none : suggestions
}
