// The texts of one other language beside those of the home language, with the number of missing texts.
import { useState } from 'react'
import { missingTexts, textEntries, withText } from '#domain/catalog/product-texts.ts'
import { locales, localeTable, type Locale } from '#domain/markets/locale.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { bindText } from '../../platform/bind.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { ProductEditor } from './product-editor.ts'

export function TranslationPanel({ editor }: { editor: ProductEditor }) {
  const t = useTranslate()
  const { record, home, error, change } = editor
  const [locale, setLocale] = useState<Locale | ''>('')
  // Any language may have an address of its own.
  const address = { path: 'slug', text: t('admin.product.slug') }
  const source = [...textEntries(record.texts[home]).filter(({ path }) => path !== 'slug'), address]
  const written = new Map(
    locale ? textEntries(record.texts[locale]).map(({ path, text }) => [path, text]) : [],
  )
  return (
    <Panel title={t('admin.product.translations')}>
      <div className="stack">
        <SelectField label={t('chooser.language')} {...bindText(locale, setLocale)}>
          <option value="">–</option>
          {locales
            .filter((each) => each !== home)
            .map((each) => (
              <option key={each} value={each}>
                {localeTable[each].name} –{' '}
                {t('admin.product.missing', { count: missingTexts(record, each, home).length })}
              </option>
            ))}
        </SelectField>
        {locale &&
          source.map(({ path, text }) => (
            <Field
              key={`${locale} ${path}`}
              multiline={path === 'description'}
              label={text.length > maxLabel ? `${text.slice(0, maxLabel)}…` : text}
              lang={localeTable[locale].tag}
              dir="auto"
              value={written.get(path) ?? ''}
              error={error(`texts.${locale}.${path}`)}
              onChange={({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
                change((before) => withText(before, locale, path, value))
              }
            />
          ))}
      </div>
    </Panel>
  )
}

const maxLabel = 300
