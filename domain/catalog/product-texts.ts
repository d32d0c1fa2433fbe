// The single texts of a product, for translation side by side.
import type { Locale } from '../markets/locale.ts'
import { emptyTexts, type ProductRecord, type ProductTexts } from './product-record.ts'

/** `path`: 'title', 'details.0.value', 'options.colour.values.oat', 'alts.mug-1'. */
export type TextEntry = { readonly path: string; readonly text: string }

/** The texts of a language that are not empty. */
export function textEntries(texts: ProductTexts | undefined): TextEntry[] {
  if (!texts) return []
  const { title, description, seoTitle, seoDescription, personalisationLabel, slug } = texts
  return [
    { path: 'title', text: title },
    { path: 'description', text: description },
    { path: 'seoTitle', text: seoTitle },
    { path: 'seoDescription', text: seoDescription },
    { path: 'personalisationLabel', text: personalisationLabel ?? '' },
    ...Object.entries(texts.options).flatMap(([code, { name, values }]) => [
      { path: `options.${code}.name`, text: name },
      ...Object.entries(values).map(([value, text]) => ({ path: `options.${code}.values.${value}`, text })),
    ]),
    ...texts.details.flatMap(({ label, value }, at) => [
      { path: `details.${at}.label`, text: label },
      { path: `details.${at}.value`, text: value },
    ]),
    ...Object.entries(texts.alts).map(([picture, text]) => ({ path: `alts.${picture}`, text })),
    { path: 'slug', text: slug },
  ].filter(({ text }) => text !== '')
}

/** Texts of the home language that the language does not have. No language needs an address of its own. */
export function missingTexts(
  { texts }: Pick<ProductRecord, 'texts'>,
  locale: Locale,
  home: Locale,
): string[] {
  const written = new Set(textEntries(texts[locale]).map(({ path }) => path))
  return textEntries(texts[home])
    .map(({ path }) => path)
    .filter((path) => path !== 'slug' && !written.has(path))
}

/** The product with one text of a language changed; a language without any text is left out. */
export function withText(record: ProductRecord, locale: Locale, path: string, text: string): ProductRecord {
  const changed = changeText(record.texts[locale] ?? emptyTexts, path, text)
  const { [locale]: _locale, ...others } = record.texts
  const texts = textEntries(changed).length === 0 ? others : { ...others, [locale]: changed }
  return { ...record, texts }
}

function changeText(texts: ProductTexts, path: string, text: string): ProductTexts {
  const [field = '', second = '', third = '', fourth = ''] = path.split('.')
  if (field === 'options') {
    const option = texts.options[second] ?? { name: '', values: {} }
    const changed =
      third === 'name'
        ? { ...option, name: text }
        : { ...option, values: { ...option.values, [fourth]: text } }
    return { ...texts, options: { ...texts.options, [second]: changed } }
  }
  if (field === 'details') {
    const details = [...texts.details]
    while (details.length <= Number(second)) details.push({ label: '', value: '' })
    details[Number(second)] = { ...details[Number(second)]!, [third]: text }
    return { ...texts, details }
  }
  if (field === 'alts') return { ...texts, alts: { ...texts.alts, [path.slice('alts.'.length)]: text } }
  return { ...texts, [field]: text }
}

/** The product without one detail, in all languages: a translation has the place of its text. */
export function withoutDetail(record: ProductRecord, at: number): ProductRecord {
  const texts = Object.entries(record.texts).map(([locale, each]) => [
    locale,
    { ...each, details: each.details.filter((_, place) => place !== at) },
  ])
  return { ...record, texts: Object.fromEntries(texts) as ProductRecord['texts'] }
}

/** The addresses that languages have of their own. */
export function slugsOf({ texts }: Pick<ProductRecord, 'texts'>): string[] {
  return [...new Set(Object.values(texts).flatMap(({ slug }) => slug || []))]
}
