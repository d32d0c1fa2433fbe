// Creates a tag or changes its names.
import { useState } from 'react'
import type { TagRecord } from '#domain/catalog/category-record.ts'
import { keyFrom } from '#domain/catalog/product-key.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Field } from '#web/ui/Field.tsx'
import { bindText } from '../../platform/bind.ts'
import { adminCall } from '../../platform/admin-call.ts'
import { nameIn } from '../products/names.ts'
import type { Taxonomy } from '../products/taxonomy.ts'
import { TextsDialog } from './TextsDialog.tsx'

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
  const [draft, setDraft] = useState<TagRecord>(record ?? { key: '', names: {} })
  const rename = (locale: Locale, name: string) => {
    const isNaming = record === null && locale === home
    setDraft({
      key: isNaming ? keyFrom(name).slice(0, maxKey) : draft.key,
      names: { ...draft.names, [locale]: name },
    })
  }

  async function save(): Promise<void> {
    const names = Object.fromEntries(Object.entries(draft.names).filter(([, name]) => name))
    const base = record && { key: record.key, names: record.names }
    onSaved(
      await adminCall('admin.saveTag', { tag: { key: draft.key, names }, isNew: record === null, base }),
    )
  }

  return (
    <TextsDialog
      title={record ? (nameIn(home, record.names) ?? record.key) : t('admin.categories.newTag')}
      home={home}
      save={save}
      onClose={onClose}
    >
      {(locale, errors) => (
        <Field
          label={t('admin.categories.name')}
          {...bindText(draft.names[locale] ?? '', (next) => rename(locale, next))}
          error={errors[`names.${locale}`] ?? errors['key']}
        />
      )}
    </TextsDialog>
  )
}
