// Frame of a screen with settings: loads them, and has the bar that saves.
import type { ReactNode } from 'react'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { FormProblem } from '#web/ui/FormProblem.tsx'
import { useLoad } from '../../platform/use-load.ts'
import { LoadProblem } from '../../ui/LoadProblem.tsx'
import { SaveBar } from '../../ui/SaveBar.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import type { SettingsForm, View } from './use-settings.ts'

type SettingsPageProps = {
  title: string
  children: (view: View, setView: (view: View) => void) => ReactNode
}

export function SettingsPage({ title, children }: SettingsPageProps) {
  const t = useTranslate()
  const { data, problem, reload, setData } = useLoad('admin.viewSettings', {})
  if (!data) return problem ? <LoadProblem problem={problem} onRetry={reload} /> : null
  return (
    <>
      <ScreenHead title={title} back={{ path: '/settings', label: t('admin.settings.title') }} />
      {children(data, setData)}
    </>
  )
}

/** The form of a screen and its bar. */
export function SettingsFields<Draft>({
  parts: { form, changed, discard },
  children,
}: {
  parts: SettingsForm<Draft>
  children: ReactNode
}) {
  return (
    <>
      <form {...form.props} className="stack">
        {children}
        <FormProblem text={form.problem} />
      </form>
      <SaveBar changed={changed} busy={form.busy} form={form.props.id} onDiscard={discard} />
    </>
  )
}
