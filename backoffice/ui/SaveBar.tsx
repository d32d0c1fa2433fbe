// Bar below a form with unsaved changes: save or discard. Asks before another screen replaces the form.
import { useLayoutEffect } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { t } from '../platform/language.ts'
import { useLeaveQuestion } from '../platform/router.ts'
import './SaveBar.css'

type SaveBarProps = {
  /** Whether the form differs from what is stored. */
  changed: boolean
  busy: boolean
  /** Id of the form that the button submits. */
  form: string
  onDiscard: () => void
}

export function SaveBar({ changed, busy, form, onDiscard }: SaveBarProps) {
  useLeaveQuestion(changed)
  // Ctrl+S saves from the moment that the bar shows.
  useLayoutEffect(() => {
    if (!changed) return
    const save = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return
      event.preventDefault()
      const submit = document.getElementById(form)
      if (submit instanceof HTMLFormElement && !document.querySelector('dialog[open]')) submit.requestSubmit()
    }
    addEventListener('keydown', save)
    return () => removeEventListener('keydown', save)
  }, [changed, form])
  if (!changed) return null
  return (
    <div className="save-bar">
      <span>
        {t('admin.frame.unsaved')} <kbd>Ctrl</kbd> <kbd>S</kbd>
      </span>
      <Button variant="tertiary" size="s" onClick={onDiscard}>
        {t('admin.frame.discard')}
      </Button>
      <Button type="submit" size="s" form={form} loading={busy}>
        {t('account.save')}
      </Button>
    </div>
  )
}
