// Requests suggestions when typing pauses. Aborts a request whose text has changed.
import { useEffect, useState } from 'react'
import type { Output } from '#api/call.ts'
import { call } from '../platform/api/call.ts'

type Suggested = Output<'catalog.suggest'>

const pauseMs = 150
const nothing: Suggested = { products: [], completions: [] }

export function useSuggestions(typed: string | null): Suggested {
  const text = typed?.trim() ?? ''
  const [suggested, setSuggested] = useState(nothing)
  useEffect(() => {
    if (text === '') return
    const leaving = new AbortController()
    const { signal } = leaving
    const timer = setTimeout(() => {
      call('catalog.suggest', { text }, { background: true, quiet: true, signal }).then(
        setSuggested,
        () => undefined,
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text])
  return text === '' ? nothing : suggested
}
