// Title, summary and text in the home language, beside its preview or another language.
import { useState } from 'react'
import { contentLimits, type ContentRecord, type ContentTexts } from '#domain/content/content-record.ts'
import { locales, localeTable, type Locale } from '#domain/markets/locale.ts'
import type { FieldErrors } from '#web/platform/forms/field-errors.ts'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { t } from '../../platform/language.ts'
import { bindText } from '../../platform/bind.ts'
import { option } from '../../ui/option.tsx'
import { TextPreview } from '../../shared/TextPreview.tsx'
import { Panel } from '../../ui/Panel.tsx'

type ContentTextPanelProps = {
  draft: ContentRecord
  home: Locale
  errors: FieldErrors
  onChange: (locale: Locale, changes: Partial<ContentTexts>) => void
}

export function ContentTextPanel({ draft, home, errors, onChange }: ContentTextPanelProps) {
  const [other, setOther] = useState<Locale | ''>('')
  const bodyOf = (locale: Locale): string => draft.texts[locale]?.body ?? ''
  const column = (locale: Locale) => (
    <TextFields
      key={locale}
      locale={locale}
      texts={draft.texts[locale]}
      errors={errors}
      onChange={(changes) => onChange(locale, changes)}
    />
  )
  return (
    <Panel
      title={localeTable[home].name}
      action={
        <SelectField label={t('admin.content.beside')} {...bindText(other, setOther)}>
          <option value="">{t('admin.content.preview')}</option>
          {locales
            .filter((each) => each !== home)
            .map((each) =>
              option(
                each,
                draft.texts[each]?.title
                  ? localeTable[each].name
                  : `${localeTable[each].name} – ${t('admin.content.untranslated')}`,
              ),
            )}
        </SelectField>
      }
    >
      <div className="content-columns">
        {column(home)}
        {other ? column(other) : <TextPreview text={bodyOf(home)} />}
        {other && <TextPreview text={bodyOf(home)} />}
        {other && <TextPreview text={bodyOf(other)} />}
      </div>
    </Panel>
  )
}

type TextFieldsProps = {
  locale: Locale
  texts: ContentTexts | undefined
  errors: FieldErrors
  onChange: (changes: Partial<ContentTexts>) => void
}

function TextFields({ locale, texts, errors, onChange }: TextFieldsProps) {
  const { tag } = localeTable[locale]
  const common = (field: keyof ContentTexts) => ({
    lang: tag,
    dir: 'auto' as const,
    value: texts?.[field] ?? '',
    maxLength: contentLimits[field],
    error: errors[`texts.${locale}.${field}`],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [field]: currentTarget.value }),
  })
  return (
    <fieldset className="stack">
      <legend className="visually-hidden">{localeTable[locale].name}</legend>
      <Field label={t('admin.product.title')} {...common('title')} />
      <Field multiline rows={2} label={t('admin.content.summary')} {...common('summary')} />
      <Field
        multiline
        rows={18}
        label={t('admin.content.body')}
        hint={t('admin.product.markdown')}
        {...common('body')}
      />
      <Field label={t('admin.content.slug')} {...common('slug')} />
    </fieldset>
  )
}
