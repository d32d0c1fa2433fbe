// Creates a tag or changes its names.
import { useState } from 'react'
import type { TagRecord } from '#domain/catalog/category-record.ts'
import { keyFrom } from '#domain/catalog/product-key.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { CallRefused } from '#storefront/platform/api/call-refused.ts'
import { useTranslate } from '#storefront/platform/pages/visit.ts'
import { Button } from '#storefront/ui/Button.tsx'
import { Dialog } from '#storefront/ui/Dialog.tsx'
import { Field } from '#storefront/ui/Field.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { useAction } from '../../platform/use-action.ts'
import { LanguageField } from './LanguageField.tsx'
import { nameIn } from '../products/names.ts'
import type { Taxonomy } from '../products/taxonomy.ts'

type TagDialogProps = {
  /** null: a new tag. */
  record: TagRecord | null
  home: Locale
  onSaved: (taxonomy: Taxonomy) => void
  onClose: () => void
}

const maxKey = 60

export function TagDialog({ record, home, onSaved, onClose }: TagDialogProps) {
  const t = useTranslate()
  const { busy, run } = useAction()
  const [draft, setDraft] = useState<TagRecord>(record ?? { key: '', names: {} })
  const [locale, setLocale] = useState(home)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const rename = (name: string) => {
    const isNaming = record === null && locale === home
    setDraft({
      key: isNaming ? keyFrom(name).slice(0, maxKey) : draft.key,
      names: { ...draft.names, [locale]: name },
    })
  }

  async function save(): Promise<void> {
    const names = Object.fromEntries(Object.entries(draft.names).filter(([, name]) => name))
    const isSaved = await run(async () => {
      try {
        onSaved(await adminCall('admin.saveTag', { tag: { key: draft.key, names } }))
      } catch (error) {
        if (error instanceof CallRefused) setErrors(error.fields)
        throw error
      }
    }, t('admin.frame.saved'))
    if (isSaved) onClose()
  }

  return (
    <Dialog
      open
      title={record ? (nameIn(home, record.names) ?? record.key) : t('admin.categories.newTag')}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <LanguageField value={locale} onChange={setLocale} />
        <Field
          label={t('admin.categories.name')}
          value={draft.names[locale] ?? ''}
          error={errors[`names.${locale}`] ?? errors['key']}
          onChange={(event) => rename(event.currentTarget.value)}
        />
        <Button type="submit" loading={busy}>
          {t('admin.frame.save')}
        </Button>
      </form>
    </Dialog>
  )
}
