// A screen with a part of the settings as a form. It loads them, shows the fields, and has the bar that saves. Saving
// compares the version, so that nothing is lost.
import type { ReactNode } from 'react'
import type { AdminInput, AdminOutput } from '#api/call.ts'
import type { Form } from '#web/platform/forms/use-form.ts'
import { toast } from '#web/platform/toasts.ts'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { t } from '../../platform/language.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { useDraftForm } from '../../platform/use-draft-form.ts'
import { useLoad } from '../../shared/use-load.tsx'
import { SaveBar } from '../../ui/SaveBar.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'

export type View = AdminOutput<'admin.viewSettings'>
export type Settings = View['settings']
export type Changes = AdminInput<'admin.changeSettings'>['changes']

/** Props of the fields of a screen. */
export type SettingsForm<Draft> = {
  readonly view: View
  readonly draft: Draft
  readonly form: Form<Draft>
}

/** The other settings of the screen keep their defaults. A node of the release before knows all that are sent. */
function changedOnly(before: Changes, after: Changes): Changes {
  const isChanged = (name: keyof Changes): boolean =>
    JSON.stringify(before[name]) !== JSON.stringify(after[name])
  return Object.fromEntries(Object.entries(after).filter(([name]) => isChanged(name as keyof Changes)))
}

/** `draftOf`: the fields of the screen for stored settings. `changesOf`: the settings that filled fields mean. */
export function settingsScreen<Draft extends object>(
  title: () => string,
  draftOf: (settings: Settings) => Draft,
  changesOf: (draft: Draft) => Changes,
  Fields: (form: SettingsForm<Draft>) => ReactNode,
) {
  return function SettingsScreen() {
    const { data, setData, notLoaded } = useLoad('admin.viewSettings', {})
    if (!data) return notLoaded
    return (
      <>
        <ScreenHead title={title()} back={{ path: '/settings', label: t('admin.settings.title') }} />
        <LoadedSettings view={data} onSaved={setData} />
      </>
    )
  }

  function LoadedSettings({ view, onSaved }: { view: View; onSaved: (view: View) => void }) {
    const stored = draftOf(view.settings)
    const form = useDraftForm(stored, {
      submit: async (sent) => {
        const changes = changedOnly(changesOf(stored), changesOf(sent))
        const next = await adminCall('admin.changeSettings', { version: view.version, changes })
        onSaved(next)
        form.setDraft(draftOf(next.settings))
        toast({ type: 'success', text: t('account.saved') })
      },
    })
    const { draft } = form
    const changed = JSON.stringify(draft) !== JSON.stringify(stored)
    return (
      <>
        <form {...form.props} className="stack">
          <Fields view={view} draft={draft} form={form} />
          <FormProblem text={form.problem} />
        </form>
        <SaveBar
          changed={changed}
          busy={form.busy}
          form={form.props.id}
          onDiscard={() => form.setDraft(stored)}
        />
      </>
    )
  }
}
