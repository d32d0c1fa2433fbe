// Dialog of a record whose texts are written in one language at a time. It closes when the record is saved.
import { useState, type ReactNode } from 'react'
import type { Locale } from '#domain/markets/locale.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { t } from '../../platform/language.ts'
import { bindSubmit } from '../../platform/bind.ts'
import { useAction } from '../../platform/use-action.ts'
import { LocaleField } from '../../ui/LocaleField.tsx'

type TextsDialogProps = {
  title: string
  home: Locale
  save: () => Promise<void>
  onClose: () => void
  children: (locale: Locale, errors: Readonly<Record<string, string>>) => ReactNode
}

export function TextsDialog({ title, home, save, onClose, children }: TextsDialogProps) {
  const { busy, errors, run } = useAction()
  const [locale, setLocale] = useState(home)
  async function submit(): Promise<void> {
    if (await run(save, t('account.saved'))) onClose()
  }
  return (
    <Dialog open title={title} onClose={onClose}>
      <form className="stack" {...bindSubmit(() => void submit())}>
        <LocaleField label={t('chooser.language')} value={locale} onChange={setLocale} />
        {children(locale, errors)}
        <Button type="submit" loading={busy}>
          {t('account.save')}
        </Button>
      </form>
    </Dialog>
  )
}
