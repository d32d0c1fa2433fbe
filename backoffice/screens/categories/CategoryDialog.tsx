// Creates or changes a category: place in the tree, and its texts in one language at a time.
import { useState } from 'react'
import type { CategoryRecord, CategoryTexts } from '#domain/catalog/category-record.ts'
import { keyFrom } from '#domain/catalog/product-key.ts'
import { inLanguage, type Locale } from '#domain/markets/locale.ts'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { pageLocale, t } from '../../platform/language.ts'
import { bindText } from '../../platform/bind.ts'
import { option } from '../../ui/option.tsx'
import { adminCall } from '../../platform/admin-call.ts'
import { OnePictureField } from '../../shared/pictures/OnePictureField.tsx'
import type { Taxonomy } from '../products/taxonomy.ts'
import { TextsDialog } from './TextsDialog.tsx'

type CategoryDialogProps = {
  /** null: a new category. */
  record: CategoryRecord | null
  taxonomy: Taxonomy
  onSaved: (taxonomy: Taxonomy) => void
  onClose: () => void
}

const empty: CategoryRecord = { key: '', parent: null, picture: null, texts: {} }

export function CategoryDialog({ record, taxonomy, onSaved, onClose }: CategoryDialogProps) {
  const [draft, setDraft] = useState(record ?? empty)
  const textIn = (locale: Locale): CategoryTexts => draft.texts[locale] ?? { name: '', description: '' }
  const change = (locale: Locale, changes: Partial<CategoryTexts>) => {
    const texts = { ...draft.texts, [locale]: { ...textIn(locale), ...changes } }
    // The key of a new category follows its name until somebody types one.
    const follows =
      record === null &&
      changes.name !== undefined &&
      locale === taxonomy.home &&
      draft.key === keyFrom(textIn(locale).name)
    setDraft({ ...draft, texts, ...(follows && { key: keyFrom(changes.name!) }) })
  }

  async function save(): Promise<void> {
    const written = Object.entries(draft.texts).filter(([, each]) => Object.values(each).some(Boolean))
    const { key, parent, picture } = draft
    const category = { key, parent, picture, texts: Object.fromEntries(written) }
    const base = record && {
      key: record.key,
      parent: record.parent,
      picture: record.picture,
      texts: record.texts,
    }
    onSaved(await adminCall('admin.saveCategory', { category, isNew: record === null, base }))
  }

  return (
    <TextsDialog
      title={
        record
          ? (inLanguage(record.texts, pageLocale, taxonomy.home)?.name ?? record.key)
          : t('admin.categories.new')
      }
      home={taxonomy.home}
      save={save}
      onClose={onClose}
    >
      {(locale, errors) => (
        <>
          <Field
            label={t('admin.categories.name')}
            {...bindText(textIn(locale).name, (name) => change(locale, { name }))}
            error={errors[`texts.${locale}.name`]}
          />
          <Field
            label={t('admin.product.description')}
            {...bindText(textIn(locale).description, (description) => change(locale, { description }))}
            error={errors[`texts.${locale}.description`]}
          />
          <Field
            label={t('admin.content.slug')}
            {...bindText(textIn(locale).slug ?? '', (slug) => change(locale, { slug }))}
            error={errors[`texts.${locale}.slug`]}
          />
          <Field
            label={t('admin.product.key')}
            {...bindText(draft.key, (key) => setDraft({ ...draft, key }))}
            error={errors['key']}
            readOnly={record !== null}
          />
          <OnePictureField
            label={t('admin.settings.picture')}
            picture={draft.picture}
            error={errors['picture']}
            onChange={(picture) => setDraft((before) => ({ ...before, picture: picture?.name ?? null }))}
          />
          <ParentField draft={draft} taxonomy={taxonomy} error={errors['parent']} onChange={setDraft} />
        </>
      )}
    </TextsDialog>
  )
}

type ParentFieldProps = {
  draft: CategoryRecord
  taxonomy: Taxonomy
  error: string | undefined
  onChange: (draft: CategoryRecord) => void
}

function ParentField({ draft, taxonomy, error, onChange }: ParentFieldProps) {
  return (
    <SelectField
      label={t('admin.categories.parent')}
      {...bindText(draft.parent ?? '', (parent) => onChange({ ...draft, parent: parent || null }))}
      error={error}
    >
      <option value="">{t('admin.categories.top')}</option>
      {taxonomy.categories
        .filter(({ key }) => key !== draft.key)
        .map(({ key, texts }) => option(key, inLanguage(texts, pageLocale, taxonomy.home)?.name ?? key))}
    </SelectField>
  )
}
