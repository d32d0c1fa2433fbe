// The texts of the product in one language. Other languages than the home language show what they translate.
import { emptyTexts } from '#domain/catalog/product-record.ts'
import { missingTexts, textEntries, withText } from '#domain/catalog/product-texts.ts'
import { locales, localeTable, type Locale } from '#domain/markets/locale.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Field } from '#web/ui/Field.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { bindText } from '../../platform/bind.ts'
import { t } from '../../platform/language.ts'
import { TextPreview } from '../../shared/TextPreview.tsx'
import { option } from '../../ui/option.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { ProductEditor } from './product-editor.ts'

type TextsPanelProps = { editor: ProductEditor; locale: Locale; onLocale: (locale: Locale) => void }

export function TextsPanel({ editor, locale, onLocale }: TextsPanelProps) {
  const { record, home } = editor
  const nameOf = (each: Locale): string => {
    const count = each === home ? 0 : missingTexts(record, each, home).length
    const { name } = localeTable[each]
    return count === 0 ? name : `${name} – ${t('admin.product.missing', { count })}`
  }
  return (
    <Panel stack>
      <SelectField label={t('chooser.language')} {...bindText(locale, onLocale)}>
        {[home, ...locales.filter((each) => each !== home)].map((each) => option(each, nameOf(each)))}
      </SelectField>
      {locale === home ? <HomeTexts editor={editor} /> : <Translation editor={editor} locale={locale} />}
    </Panel>
  )
}

/** Marks of the description that look different in the shop. */
const formatting = /[*_#>`[]|^\s*(?:-|\d+\.)\s/m

function HomeTexts({ editor }: { editor: ProductEditor }) {
  const { record, home, error, changeTexts } = editor
  const { title, description } = record.texts[home] ?? emptyTexts
  return (
    <>
      <Field
        label={t('admin.product.title')}
        dir="auto"
        {...bindText(title, (title) => changeTexts({ title }))}
        error={error(`texts.${home}.title`)}
      />
      <Field
        multiline
        label={t('admin.product.description')}
        dir="auto"
        hint={t('admin.product.markdown')}
        {...bindText(description, (description) => changeTexts({ description }))}
        error={error(`texts.${home}.description`)}
      />
      {formatting.test(description) && <TextPreview text={description} />}
    </>
  )
}

function Translation({ editor, locale }: { editor: ProductEditor; locale: Locale }) {
  const { record, home, error, change } = editor
  // Any language may have an address of its own.
  const address = { path: 'slug', text: t('admin.product.slug') }
  const source = [...textEntries(record.texts[home]).filter(({ path }) => path !== 'slug'), address]
  const written = new Map(textEntries(record.texts[locale]).map(({ path, text }) => [path, text]))
  const fieldOf = ({ path, text }: (typeof source)[number]) => (
    <Field
      key={`${locale} ${path}`}
      multiline={path === 'description'}
      {...labelOf(path, text, localeTable[home].name)}
      lang={localeTable[locale].tag}
      dir="auto"
      value={written.get(path) ?? ''}
      error={error(`texts.${locale}.${path}`)}
      onChange={({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        change((before) => withText(before, locale, path, value))
      }
    />
  )
  return (
    <div className="translation stack">
      {source.filter(({ path }) => mainTexts.has(path)).map(fieldOf)}
      <Disclosure summary={t('admin.product.furtherTexts')}>
        <div className="stack">{source.filter(({ path }) => !mainTexts.has(path)).map(fieldOf)}</div>
      </Disclosure>
    </div>
  )
}

const mainTexts: ReadonlySet<string> = new Set(['title', 'description'])

/** Title and description have their names, with the translated text below. Other texts are their own labels. */
function labelOf(path: string, text: string, language: string): { label: string; hint?: string } {
  if (path === 'title') return { label: t('admin.product.title'), hint: `${language}: ${text}` }
  if (path === 'description') return { label: t('admin.product.description'), hint: `${language}: ${text}` }
  return { label: text }
}
