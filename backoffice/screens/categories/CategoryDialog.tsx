// Creates or changes a category: place in the tree, and its texts in one language at a time.
import { useState } from 'react'
import type { CategoryRecord } from '#domain/catalog/category-record.ts'
import { keyFrom } from '#domain/catalog/product-key.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { CallRefused } from '#storefront/platform/api/call-refused.ts'
import { useTranslate } from '#storefront/platform/pages/visit.ts'
import { Button } from '#storefront/ui/Button.tsx'
import { Dialog } from '#storefront/ui/Dialog.tsx'
import { Field } from '#storefront/ui/Field.tsx'
import { SelectField } from '#storefront/ui/SelectField.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { useAction } from '../../platform/use-action.ts'
import { LanguageField } from './LanguageField.tsx'
import { nameIn } from '../products/names.ts'
import type { Taxonomy } from '../products/taxonomy.ts'

type CategoryDialogProps = {
  /** null: a new category. */
  record: CategoryRecord | null
  taxonomy: Taxonomy
  onSaved: (taxonomy: Taxonomy) => void
  onClose: () => void
}

const empty: CategoryRecord = { key: '', parent: null, picture: null, texts: {} }

export function CategoryDialog({ record, taxonomy, onSaved, onClose }: CategoryDialogProps) {
  const t = useTranslate()
  const { busy, run } = useAction()
  const [draft, setDraft] = useState(record ?? empty)
  const [locale, setLocale] = useState<Locale>(taxonomy.home)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const text = draft.texts[locale] ?? { name: '', description: '' }
  const change = (changes: Partial<typeof text>) => {
    const texts = { ...draft.texts, [locale]: { ...text, ...changes } }
    const isNaming = record === null && changes.name !== undefined && locale === taxonomy.home
    setDraft({ ...draft, texts, ...(isNaming && { key: keyFrom(changes.name!) }) })
  }

  async function save(): Promise<void> {
    const written = Object.entries(draft.texts).filter(([, each]) => each.name || each.description)
    const { key, parent, picture } = draft
    const category = { key, parent, picture, texts: Object.fromEntries(written) }
    const isSaved = await run(async () => {
      try {
        onSaved(await adminCall('admin.saveCategory', { category, isNew: record === null }))
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
      title={record ? (nameIn(taxonomy.home, record.texts)?.name ?? record.key) : t('admin.categories.new')}
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
          value={text.name}
          error={errors[`texts.${locale}.name`]}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Field
          label={t('admin.product.description')}
          value={text.description}
          error={errors[`texts.${locale}.description`]}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <Field
          label={t('admin.product.key')}
          value={draft.key}
          error={errors['key']}
          readOnly={record !== null}
          onChange={(event) => setDraft({ ...draft, key: event.currentTarget.value })}
        />
        <ParentField draft={draft} taxonomy={taxonomy} error={errors['parent']} onChange={setDraft} />
        <Button type="submit" loading={busy}>
          {t('admin.frame.save')}
        </Button>
      </form>
    </Dialog>
  )
}

type ParentFieldProps = {
  draft: CategoryRecord
  taxonomy: Taxonomy
  error: string | undefined
  onChange: (draft: CategoryRecord) => void
}

function ParentField({ draft, taxonomy, error, onChange }: ParentFieldProps) {
  const t = useTranslate()
  return (
    <SelectField
      label={t('admin.categories.parent')}
      value={draft.parent ?? ''}
      error={error}
      onChange={(event) => onChange({ ...draft, parent: event.currentTarget.value || null })}
    >
      <option value="">{t('admin.categories.top')}</option>
      {taxonomy.categories
        .filter(({ key }) => key !== draft.key)
        .map(({ key, texts }) => (
          <option key={key} value={key}>
            {nameIn(taxonomy.home, texts)?.name ?? key}
          </option>
        ))}
    </SelectField>
  )
}
