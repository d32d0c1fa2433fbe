// Which recipient of several has an open form. The others are summaries.
import { useEffect, useRef, useState } from 'react'
import { markAll } from '#web/platform/forms/field-errors.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { draftErrors, pathOf } from '../../shared/addresses/draft-errors.ts'
import type { SeveralRecipientsProps } from './recipients-props.ts'
import { hasErrorsOf, unfinishedRecipients } from './unfinished-recipients.ts'

const none = -1

export const headingOf = (at: number): string => `recipient-${at}`

export function useOpenRecipient({ state, form, quote, attempt }: SeveralRecipientsProps) {
  const { draft } = state
  const { deliveries } = draft
  const problems = draftErrors(draft, useTranslate())
  const unfinished = unfinishedRecipients(draft, problems, quote)
  const refused = deliveries.flatMap((_, at) => (hasErrorsOf(form.errors, at) ? [at] : []))
  const [open, setOpen] = useState(unfinished[0] ?? none)
  const [seen, setSeen] = useState({ attempt, refused })
  const focus = useFocusOnHeading()

  if (attempt !== seen.attempt || String(refused) !== String(seen.refused)) {
    setSeen({ attempt, refused })
    // In the same commit as the errors: the form then focuses the first field.
    const first = attempt === seen.attempt ? refused.find((at) => !seen.refused.includes(at)) : unfinished[0]
    if (first !== undefined && (attempt !== seen.attempt || !refused.includes(open))) setOpen(first)
  }

  /** The incomplete recipient whose form opens after this one. */
  function nextOf(at: number): number | undefined {
    return unfinished.find((other) => other > at) ?? unfinished.find((other) => other !== at)
  }

  function show(at: number): void {
    setOpen(at)
    focus(at)
  }

  /** Closes a complete form and opens the next incomplete one. */
  function finish(at: number): void {
    if (unfinished.includes(at)) {
      const own = Object.keys(problems).filter((name) => name.startsWith(pathOf(at, '')))
      return form.reject(markAll(Object.fromEntries(own.map((name) => [name, '']))))
    }
    const next = nextOf(at)
    setOpen(next ?? none)
    focus(next ?? at)
  }

  /** After the recipient at this index was removed. */
  function close(at: number): void {
    const remaining = unfinished.filter((other) => other !== at)
    const next = open === at ? (remaining[0] ?? none) : open
    setOpen(next > at ? next - 1 : next)
  }

  return { open, unfinished, nextOf, show, finish, close }
}

/** Focuses a recipient's heading after the commit that opens the form. */
function useFocusOnHeading(): (at: number) => void {
  const wanted = useRef(none)
  useEffect(() => {
    if (wanted.current === none) return
    const heading = document.getElementById(headingOf(wanted.current))
    wanted.current = none
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView()
  })
  return (at) => void (wanted.current = at)
}
