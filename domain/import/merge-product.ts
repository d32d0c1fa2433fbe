// Applies what a file states to the shop's product: the record to save, and what differs.
import { checkProduct } from '../catalog/check-product.ts'
import {
  emptyProduct,
  emptyTexts,
  emptyVariant,
  type ProductRecord,
  type ProductTexts,
  type VariantRecord,
} from '../catalog/product-record.ts'
import { slugsOf } from '../catalog/product-texts.ts'
import { locales, type Locale } from '../markets/locale.ts'
import { currencies } from '../pricing/money.ts'
import {
  importedFacts,
  type ImportedProduct,
  type ImportedVariant,
  type Translated,
} from './imported-product.ts'
import { mergeOptions, optionsFit, type MergedOptions } from './merge-options.ts'
import type { Problem, ProblemCode } from './problem.ts'

/** Categories, tags, pictures and SKUs of the shop that an import refers to. */
export type ImportTargets = {
  readonly language: Locale
  /** The shop's language. */
  readonly home: Locale
  /** Key of the category with this path of names; of a new one, the key that it gets. */
  categoryKey(path: readonly string[]): string
  tagKey(name: string): string
  /** Name of the stored picture with this address. */
  pictureName(address: string): string | undefined
  /** Whether two descriptions look the same on a page. */
  looksEqual(markdown: string, other: string): boolean
  /** Whether it is the key or slug of another product. */
  isAddressTaken(address: string): boolean
  /** Whether a variant of another product has this SKU. */
  isSkuTaken(sku: string): boolean
}

export type Merged = {
  readonly record: ProductRecord
  readonly problems: readonly Problem[]
  /** Addresses of pictures that the shop does not have. */
  readonly missingPictures: readonly string[]
}

export function mergeProduct(
  imported: ImportedProduct,
  existing: ProductRecord | undefined,
  targets: ImportTargets,
): Merged {
  const problems: Problem[] = []
  const line = imported.lines[0] ?? 1
  const report = (code: ProblemCode, about = '', at = line): void =>
    void problems.push({ line: at, code, about })
  const base: ProductRecord = existing ?? {
    ...emptyProduct,
    key: imported.key,
    status: 'active',
    variants: [],
  }
  const { pictures, missingPictures } = mergePictures(imported, base, targets)
  const options = mergeOptions(imported, existing, targets.language)
  if (!optionsFit(base, imported, options)) report('options-differ')
  const variants = mergeVariants(imported, base, options, pictures, targets, report)
  const isPriced = variants.every(({ prices }) => Object.keys(prices).length > 0)
  const wanted = imported.status ?? base.status
  if (wanted === 'active' && !isPriced) report('price-missing')
  const record: ProductRecord = {
    ...base,
    ...factsOf(imported),
    status: wanted === 'active' && !isPriced ? 'draft' : wanted,
    texts: mergeTexts(imported, base, options, pictures, targets),
    options: options.records,
    variants,
    pictures,
    ...(imported.categories && {
      categories: sameSet(
        imported.categories.map((path) => targets.categoryKey(path)),
        base.categories,
      ),
    }),
    ...(imported.tags && {
      tags: sameSet(
        imported.tags.map((name) => targets.tagKey(name)),
        base.tags,
      ),
    }),
  }
  if (!record.texts[targets.language]?.title) report('title-missing')
  else {
    // It is shown in the language of the file until somebody translates it.
    if (!record.texts[targets.home]?.title) report('home-title-missing', `Title:${targets.home}`)
    const faults = checkProduct(record, targets.language) ?? {}
    for (const [field, problem] of Object.entries(faults)) report('invalid', `${field}: ${problem}`)
  }
  for (const address of addressesOf(record))
    if (targets.isAddressTaken(address)) report('invalid', `${address}: taken`)
  return { record, problems, missingPictures }
}

/** Its key and the slugs of its languages. */
export function addressesOf(record: Pick<ProductRecord, 'key' | 'texts'>): string[] {
  return [...new Set([record.key, ...slugsOf(record)])]
}

/** The existing order where nothing else differs. */
function sameSet(keys: readonly string[], existing: readonly string[]): readonly string[] {
  const unique = [...new Set(keys)]
  const isSame = unique.length === existing.length && unique.every((key) => existing.includes(key))
  return isSame ? existing : unique
}

function factsOf(imported: ImportedProduct): Partial<ProductRecord> {
  return Object.fromEntries(
    importedFacts.flatMap((name) => (imported[name] === undefined ? [] : [[name, imported[name]] as const])),
  )
}

function mergePictures(
  { pictures }: ImportedProduct,
  base: ProductRecord,
  targets: ImportTargets,
): { pictures: readonly string[]; missingPictures: readonly string[] } {
  if (!pictures) return { pictures: base.pictures, missingPictures: [] }
  const named = pictures.map(({ address }) => ({ address, name: targets.pictureName(address) }))
  return {
    pictures: [...new Set(named.flatMap(({ name }) => name ?? []))],
    missingPictures: named.flatMap(({ address, name }) => (name === undefined ? [address] : [])),
  }
}

function mergeTexts(
  imported: ImportedProduct,
  base: ProductRecord,
  options: MergedOptions,
  pictures: readonly string[],
  targets: ImportTargets,
): ProductRecord['texts'] {
  const alts = new Map(
    imported.pictures?.map(({ address, alts: own }) => [targets.pictureName(address), own] as const),
  )
  const texts: { [L in Locale]?: ProductTexts } = {}
  for (const locale of locales) {
    const before = base.texts[locale]
    const own = imported.texts[locale]
    const isKept =
      before && own?.description !== undefined && targets.looksEqual(before.description, own.description)
    const merged: ProductTexts = {
      ...emptyTexts,
      ...before,
      ...own,
      ...(isKept && { description: before.description }),
      options: options.textsOf(locale, before?.options ?? {}),
      alts: Object.fromEntries(
        pictures.flatMap((name) => {
          const alt = alts.get(name)?.[locale] ?? before?.alts[name]
          return alt ? [[name, alt] as const] : []
        }),
      ),
    }
    const isEmpty = !before && JSON.stringify(merged) === JSON.stringify(emptyTexts)
    if (!isEmpty) texts[locale] = merged
  }
  return texts
}

function mergeVariants(
  imported: ImportedProduct,
  base: ProductRecord,
  options: MergedOptions,
  pictures: readonly string[],
  targets: ImportTargets,
  report: (code: ProblemCode, about: string, line: number) => void,
): readonly VariantRecord[] {
  const variants = base.variants.map((variant) => ({
    ...variant,
    picture: variant.picture !== null && pictures.includes(variant.picture) ? variant.picture : null,
  }))
  if (!imported.variants) return variants.length > 0 ? variants : [emptyVariant]
  for (const from of imported.variants) {
    const chosen = options.chosenBy(from)
    const isChosen = (variant: VariantRecord): boolean =>
      Object.entries(chosen).every(([code, value]) => variant.options[code] === value)
    const byOptions = variants.findIndex(isChosen)
    const at = byOptions === -1 && from.sku ? variants.findIndex(({ sku }) => sku === from.sku) : byOptions
    const isTaken = Boolean(from.sku) && targets.isSkuTaken(from.sku!)
    if (isTaken) report('sku-taken', from.sku!, from.line)
    const merged = {
      ...mergeVariant(from, variants[at] ?? emptyVariant, pictures, targets),
      ...(variants[at] && numbersWithZeros(from, variants[at], report)),
      options: chosen,
      ...(isTaken && { sku: null }),
    }
    if (at === -1) variants.push(merged)
    else variants[at] = merged
  }
  return variants
}

/** A spreadsheet writes 007 as 7: the shop keeps its number. */
function numbersWithZeros(
  from: ImportedVariant,
  to: VariantRecord,
  report: (code: ProblemCode, about: string, line: number) => void,
): Pick<Partial<VariantRecord>, 'sku' | 'barcode'> {
  const kept = (['sku', 'barcode'] as const).filter((name) => {
    const [own, read] = [to[name] ?? '', from[name] ?? '']
    return own !== read && /^[1-9]\d*$/.test(read) && own.replace(/^0+/, '') === read
  })
  for (const name of kept) report('zeros-missing', `${from[name]} → ${to[name]}`, from.line)
  return Object.fromEntries(kept.map((name) => [name, to[name]]))
}

function mergeVariant(
  from: ImportedVariant,
  to: VariantRecord,
  pictures: readonly string[],
  targets: ImportTargets,
): VariantRecord {
  const { line: _, values: __, prices, picture, ...rest } = from
  const merged: Partial<Record<string, VariantRecord['prices'][keyof VariantRecord['prices']]>> = {
    ...to.prices,
  }
  for (const currency of currencies) {
    const minor = prices[currency]
    if (minor === null) delete merged[currency]
    // The same price keeps its announced reduction.
    else if (minor !== undefined && merged[currency]?.minor !== minor)
      merged[currency] = { minor, reduced: false }
  }
  const name = picture ? targets.pictureName(picture) : undefined
  return {
    ...to,
    ...rest,
    prices: merged as VariantRecord['prices'],
    ...(picture === null && { picture: null }),
    ...(name !== undefined && pictures.includes(name) && { picture: name }),
  }
}

type FetchedPicture = {
  readonly name: string
  /** Names of the file's pictures in their order, as far as the shop has them. */
  readonly order: readonly string[]
  readonly alts: Translated
  /** Ids of variants that show it. */
  readonly variants: readonly string[]
}

/** Adds a fetched picture. Pictures that the file does not name stay behind those of the file. */
export function addPicture(
  product: ProductRecord,
  { name, order, alts, variants }: FetchedPicture,
): ProductRecord {
  const positionOf = (picture: string): number =>
    order.includes(picture) ? order.indexOf(picture) : order.length
  const pictures = [...new Set([...product.pictures, name])].toSorted((a, b) => positionOf(a) - positionOf(b))
  const texts = Object.fromEntries(
    locales.flatMap((locale) => {
      const own = product.texts[locale]
      if (!own) return []
      const alt = alts[locale]
      return [[locale, alt ? { ...own, alts: { ...own.alts, [name]: alt } } : own] as const]
    }),
  )
  return {
    ...product,
    texts,
    pictures,
    variants: product.variants.map((variant) =>
      variants.includes(variant.id ?? '') ? { ...variant, picture: name } : variant,
    ),
  }
}
