// The matrix of options and variants: a change of the options keeps the variants that still exist.
import type { Locale } from '../markets/locale.ts'
import { freeKey, keyFrom } from './product-key.ts'
import {
  combinationOf,
  emptyTexts,
  emptyVariant,
  type OptionRecord,
  type OptionTexts,
  type ProductRecord,
  type VariantRecord,
} from './product-record.ts'

/** An option as it is typed: a known option has its code; values are names in the home language. */
export type TypedOption = {
  readonly code: string | null
  readonly name: string
  readonly values: readonly string[]
}

/** Number of variants that the options ask for. */
export function combinationCount(options: readonly TypedOption[]): number {
  return options.reduce((count, { values }) => count * Math.max(1, values.length), 1)
}

export function typedOptions(record: ProductRecord, home: Locale): TypedOption[] {
  return record.options.map(({ code, values }) => {
    const texts = record.texts[home]?.options[code]
    return {
      code,
      name: texts?.name ?? code,
      values: values.map((value) => texts?.values[value.code] ?? value.code),
    }
  })
}

/**
 * The product with these options. A value keeps its code by its name. If the number of values is the same, it keeps its
 * code by its position: then it is renamed. New variants have the prices of the first one.
 */
export function withOptions(
  record: ProductRecord,
  typed: readonly TypedOption[],
  home: Locale,
): ProductRecord {
  const before = typedOptions(record, home)
  const options: OptionRecord[] = []
  const texts: Record<string, OptionTexts> = {}
  for (const { code, name, values } of typed) {
    const at = before.findIndex((option) => option.code === code)
    const known = at < 0 ? undefined : record.options[at]
    const names = [...new Set(values.map((value) => value.trim()).filter(Boolean))]
    const isTaken = (each: string): boolean => options.some((option) => option.code === each)
    const optionCode = known?.code ?? freeKey(keyFrom(name) || 'option', isTaken)
    const codes = codesOf(names, known, before[at]?.values ?? [])
    options.push({
      code: optionCode,
      values: codes.map(
        (each) => known?.values.find((value) => value.code === each) ?? { code: each, swatch: null },
      ),
    })
    texts[optionCode] = {
      name: name.trim(),
      values: Object.fromEntries(codes.map((each, place) => [each, names[place]!])),
    }
  }
  const homeTexts = { ...(record.texts[home] ?? emptyTexts), options: texts }
  return {
    ...record,
    options,
    texts: { ...record.texts, [home]: homeTexts },
    variants: variantsFor(options, record.variants),
  }
}

function codesOf(
  names: readonly string[],
  known: OptionRecord | undefined,
  knownNames: readonly string[],
): string[] {
  const isRenaming = known !== undefined && names.length === knownNames.length
  const kept = names.map((name, at) => {
    const same = knownNames.indexOf(name)
    if (same >= 0) return known?.values[same]?.code
    return isRenaming && !names.includes(knownNames[at]!) ? known.values[at]?.code : undefined
  })
  const codes: string[] = []
  for (const [at, name] of names.entries())
    codes.push(
      kept[at] ?? freeKey(keyFrom(name) || 'value', (each) => codes.includes(each) || kept.includes(each)),
    )
  return codes
}

function variantsFor(options: readonly OptionRecord[], before: readonly VariantRecord[]): VariantRecord[] {
  const known = new Map(before.map((variant) => [combinationOf(variant), variant]))
  const [first = emptyVariant] = before
  const { stockMode, weightGrams } = first
  // Without reductions: a new variant has no earlier price.
  const prices = Object.fromEntries(
    Object.entries(first.prices).map(([currency, { minor }]) => [currency, { minor, reduced: false }]),
  )
  let combinations: Record<string, string>[] = [{}]
  for (const { code, values } of options)
    if (values.length > 0)
      combinations = combinations.flatMap((each) => values.map((value) => ({ ...each, [code]: value.code })))
  return combinations.map(
    (chosen) =>
      known.get(combinationOf({ options: chosen })) ?? {
        ...emptyVariant,
        stockMode,
        weightGrams,
        prices,
        options: chosen,
      },
  )
}
