// Requests suggestions when typing pauses. Aborts a request whose text has changed.
import type { Output } from '#api/call.ts'
import { call } from '#web/platform/api/call.ts'
import { inBackground, useLoaded } from '#web/platform/api/use-loaded.ts'

type Suggestions = Output<'catalog.suggest'>

const pauseMs = 150
const none: Suggestions = { products: [], completions: [] }

export function useSuggestions(input: string | null): Suggestions {
  const text = input?.trim() ?? ''
  const suggestions = useLoaded(
    text || null,
    (signal) => call('catalog.suggest', { text }, { ...inBackground, signal }),
    pauseMs,
  )
  return (text && suggestions?.data) || none
}
