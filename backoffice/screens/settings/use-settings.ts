// The settings of the shop with one part of them as a form. Saving compares the version, so that nothing is lost.
import { useState } from 'react'
import type { AdminInput, AdminOutput } from '#api/call.ts'
import { useForm, type Form } from '#web/platform/forms/use-form.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { toast } from '#web/platform/toasts.ts'
import { adminCall } from '../../platform/admin-call.ts'

export type View = AdminOutput<'admin.viewSettings'>
export type Settings = View['settings']
export type Changes = AdminInput<'admin.changeSettings'>['changes']

export type SettingsForm<Draft> = {
  readonly draft: Draft
  readonly form: Form<Draft>
  readonly changed: boolean
  readonly discard: () => void
}

/** `draftOf` and `changesOf` convert between the settings and the fields of the screen. */
export function useSettingsForm<Draft extends object>(
  view: View,
  setView: (view: View) => void,
  draftOf: (settings: Settings) => Draft,
  changesOf: (draft: Draft) => Changes,
): SettingsForm<Draft> {
  const t = useTranslate()
  const stored = draftOf(view.settings)
  const [draft, setDraft] = useState(stored)
  const form = useForm({
    draft,
    setDraft,
    submit: async (sent) => {
      const next = await adminCall('admin.changeSettings', {
        version: view.version,
        changes: changesOf(sent),
      })
      setView(next)
      setDraft(draftOf(next.settings))
      toast({ type: 'success', text: t('admin.frame.saved') })
    },
  })
  return {
    draft,
    form,
    changed: JSON.stringify(draft) !== JSON.stringify(stored),
    discard: () => setDraft(stored),
  }
}
