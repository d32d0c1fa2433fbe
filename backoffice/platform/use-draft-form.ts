// A form that keeps its own draft.
import { useState } from 'react'
import { useForm, type Form, type FormOptions } from '#web/platform/forms/use-form.ts'

type Start<Draft> = Draft | (() => Draft)
export type DraftForm<Draft> = Form<Draft> & {
  readonly draft: Draft
  readonly setDraft: (draft: Draft) => void
}

export function useDraftForm<Draft extends object>(
  start: Start<Draft>,
  options: Omit<FormOptions<Draft>, 'draft' | 'setDraft'>,
): DraftForm<Draft> {
  const [draft, setDraft] = useState(start)
  return { ...useForm({ ...options, draft, setDraft }), draft, setDraft }
}
