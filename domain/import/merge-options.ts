// Assigns codes to the options and values of a file: those of the shop's product where the names agree.
import { keyFrom, freeKey } from '../catalog/product-key.ts'
import type { OptionRecord, OptionTexts, ProductRecord } from '../catalog/product-record.ts'
import { locales, type Locale } from '../markets/locale.ts'
import { shortHash } from './file-index.ts'
import type { ImportedOption, ImportedProduct, ImportedVariant, Translated } from './imported-product.ts'

export type MergedOptions = {
  readonly records: readonly OptionRecord[]
  /** Code of the value by code of the option. */
  chosenBy(variant: ImportedVariant): Readonly<Record<string, string>>
  textsOf(
    locale: Locale,
    before: Readonly<Record<string, OptionTexts>>,
  ): Readonly<Record<string, OptionTexts>>
}

type Coded = { readonly option: ImportedOption; readonly code: string; readonly values: readonly string[] }

export function mergeOptions(
  imported: ImportedProduct,
  existing: ProductRecord | undefined,
  language: Locale,
): MergedOptions {
  const records: { code: string; values: { code: string; swatch: string | null }[] }[] = (
    existing?.options ?? []
  ).map(({ code, values }) => ({ code, values: [...values] }))
  const names = existing?.texts[language]?.options ?? {}
  const coded = (imported.options ?? []).map((option, index): Coded => {
    const own = imported.optionCodes?.[index]
    const code =
      own?.code ??
      codeOf(
        option.names,
        language,
        records.map((each) => [each.code, names[each.code]?.name]),
        index,
      )
    const record = records.find((each) => each.code === code) ?? { code, values: [] }
    if (!records.includes(record)) records.push(record)
    for (const { code: value, swatch } of own?.values ?? [])
      if (!record.values.some((each) => each.code === value)) record.values.push({ code: value, swatch })
    const valueNames = {
      ...names[code]?.values,
      ...Object.fromEntries(own?.values.map((each) => [each.code, each.name]) ?? []),
    }
    const values = option.values.map((value, at) => {
      const known = record.values.map((each) => [each.code, valueNames[each.code]] as const)
      const found = codeOf(value, language, known, at)
      if (!record.values.some((each) => each.code === found))
        record.values.push({ code: found, swatch: null })
      return found
    })
    return { option, code, values }
  })
  return {
    records,
    chosenBy: ({ values }) =>
      Object.fromEntries(coded.map(({ code, values: codes }, index) => [code, codes[values[index]!]!])),
    textsOf(locale, before) {
      const texts: Record<string, OptionTexts> = { ...before }
      for (const { option, code, values } of coded) {
        const named = option.values.flatMap((value, at) =>
          value[locale] ? [[values[at]!, value[locale]] as const] : [],
        )
        const name = option.names[locale]
        if (name === undefined && named.length === 0) continue
        const earlier = texts[code]
        texts[code] = {
          name: name ?? earlier?.name ?? '',
          values: { ...earlier?.values, ...Object.fromEntries(named) },
        }
      }
      return texts
    },
  }
}

/** The code of the same name, else one made of the name that is still free. */
function codeOf(
  text: Translated,
  language: Locale,
  known: readonly (readonly [code: string, name: string | undefined])[],
  index: number,
): string {
  const name = text[language] ?? locales.map((locale) => text[locale]).find(Boolean) ?? String(index + 1)
  const same = known.find(([, each]) => each?.toLowerCase() === name.toLowerCase())
  const made = keyFrom(name) || `x${shortHash(name)}`
  // A code without a name, as in a product without texts in this language.
  const unnamed = known.find(([code, each]) => each === undefined && code === made)
  return same?.[0] ?? unnamed?.[0] ?? freeKey(made, (code) => known.some(([each]) => each === code))
}

/** Variants of the shop that the file does not name stay. They need a value of every option, and of no other. */
export function optionsFit(base: ProductRecord, imported: ImportedProduct, options: MergedOptions): boolean {
  if (!imported.options || base.variants.length === 0) return true
  return options.records.length === base.options.length && imported.options.length === base.options.length
}
