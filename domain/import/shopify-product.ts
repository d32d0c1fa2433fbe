// Reads one product of a Shopify file from its rows. Texts and facts are in the first row; each further row is a
// variant, a picture or both.
import { defined } from '../defined.ts'
import { locales, type Locale } from '../markets/locale.ts'
import { taxClasses, type ProductStatus, type TaxClass } from '../catalog/product-record.ts'
import { maxName } from '../catalog/category-record.ts'
import { productLimits } from '../catalog/check-product.ts'
import { cutText } from '../text.ts'
import { cleanLine, cleanText, isDoubleEncoded } from './cells.ts'
import { readCustomPersonalisation, readMarkets, readOptionCodes, readSizeChart } from './structured-cells.ts'
import type { ColumnId, Header, localisedTexts } from './columns.ts'
import {
  pictureAddress,
  type FileFacts,
  type ImportedPicture,
  type ImportedProduct,
  type ImportedTexts,
  type ImportSettings,
  type Row,
  type ToMarkdown,
} from './imported-product.ts'
import { rowReader, splitCell, type RowReader } from './row-reader.ts'
import { readVariants } from './shopify-variants.ts'

export type ProductRows = { readonly key: string; readonly handle: string; readonly rows: readonly Row[] }

export function readShopifyProduct({ key, handle, rows }: ProductRows, facts: FileFacts): ImportedProduct {
  const { header, settings } = facts
  const reader = rowReader(header.columns, facts.columnNames)
  // The row with the title describes the product, wherever it stands.
  const first = rows.find((row) => reader.raw(row, 'title')?.trim()) ?? rows[0]!
  if (key !== handle) reader.report(first, 'handle-changed', `${shortened(handle)} → ${key}`)
  if (reader.flag(first, 'giftCard')) reader.report(first, 'gift-card')
  const variants = readVariants(rows, reader, facts)
  const isFree = variants.variants?.some(({ prices }) => prices[settings.currency] === 0) ?? false
  if (isFree) reader.report(first, 'price-zero')
  return {
    key,
    handle,
    lines: [...new Set(rows.map(({ line }) => line))],
    problems: reader.problems,
    ...statusOf(first, reader, isFree),
    texts: readTexts(first, reader, facts),
    ...variants,
    ...readPictures(rows, reader, settings.language),
    ...readCategories(first, reader, settings),
    ...readFacts(first, reader),
  }
}

/** So that the sentence has room for the key. */
function shortened(handle: string): string {
  return handle.length <= 70 ? handle : `${cutText(handle, 70)}…`
}

/** A product without a price is not published: it would be given away. */
function statusOf(row: Row, reader: RowReader, isFree: boolean): { status?: ProductStatus } {
  const status = reader.text(row, 'status')?.toLowerCase()
  const published = reader.flag(row, 'published')
  if (isFree) return { status: 'draft' }
  if (status === 'archived' || status === 'draft') return { status }
  if (status && status !== 'active' && status !== 'unlisted')
    reader.reportCell(row, 'value-unknown', 'status', status)
  if (published === false || status === 'unlisted') return { status: 'draft' }
  return status === 'active' || published ? { status: 'active' } : {}
}

function readTexts(row: Row, reader: RowReader, facts: FileFacts): ImportedProduct['texts'] {
  const { language } = facts.settings
  const texts: { [L in Locale]?: ImportedTexts } = {}
  for (const locale of locales) {
    const column = (field: (typeof localisedTexts)[number]): ColumnId =>
      locale === language ? field : `${field}:${locale}`
    const custom = locale === language ? facts.header.details : []
    const read: ImportedTexts = defined({
      title: reader.text(row, column('title')) || undefined,
      description: readDescription(row, column('body'), reader, facts.toMarkdown),
      seoTitle: reader.text(row, column('seoTitle')),
      seoDescription: reader.text(row, column('seoDescription'), 500),
      details: readDetails(row, column('details'), reader, custom),
      personalisationLabel: orNull(reader.text(row, column('personalisationLabel'))),
      slug: reader.text(row, column('slug')),
    })
    if (Object.keys(read).length > 0) texts[locale] = read
  }
  return texts
}

function readDescription(
  row: Row,
  column: ColumnId,
  reader: RowReader,
  toMarkdown: ToMarkdown,
): string | undefined {
  const html = reader.raw(row, column)
  if (html === undefined) return undefined
  if (isDoubleEncoded(html)) reader.reportOnce(row, 'text-garbled', column)
  const { text, dropped } = toMarkdown(html)
  if (dropped > 0) reader.report(row, 'description-reduced', String(dropped))
  const clean = cleanText(text)
  if (clean.length > productLimits.description) reader.report(row, 'too-long', column)
  return cutText(clean, productLimits.description)
}

/** Lines `label: value` of the shop's own column, or one detail per column of custom data. */
function readDetails(
  row: Row,
  column: ColumnId,
  reader: RowReader,
  custom: Header['details'],
): ImportedTexts['details'] {
  const cell = reader.raw(row, column)
  if (cell !== undefined)
    return splitCell(cell, '\n').flatMap((line) => {
      const [, label = '', value = ''] = /^(.*?[^\\]):(?: (.*))?$/s.exec(line) ?? []
      return label === '' ? [] : [{ label: label.replaceAll('\\:', ':'), value }]
    })
  if (custom.length === 0) return undefined
  return custom.flatMap(({ label, at }) => {
    const value = cleanText(row.cells[at] ?? '').replaceAll('\n', ' ')
    // Lists, references and measurements are code, not text.
    const isText = value !== '' && !/^[[{]|^gid:/.test(value)
    return isText ? [{ label: cutText(label, 200), value: cutText(value, 2_000) }] : []
  })
}

/** Pictures in the order of their positions. The same address counts once. */
function readPictures(
  rows: readonly Row[],
  reader: RowReader,
  language: Locale,
): { pictures?: readonly ImportedPicture[] } {
  if (!reader.has('imageSrc')) return {}
  const found = new Map<string, { position: number; alts: Record<string, string> }>()
  for (const row of rows) {
    const cell = reader.raw(row, 'imageSrc')?.trim() ?? ''
    if (cell === '') continue
    const address = pictureAddress(cell)
    if (address === undefined) reader.reportCell(row, 'picture-address', 'imageSrc', cell)
    if (address === undefined || found.has(address)) continue
    const position = Number(reader.raw(row, 'imagePosition'))
    const alts: Record<string, string> = {}
    for (const locale of locales) {
      const alt = reader.text(row, locale === language ? 'imageAlt' : `imageAlt:${locale}`, 1_000)
      if (alt !== undefined) alts[locale] = alt
    }
    found.set(address, { position: position > 0 ? position : Infinity, alts })
  }
  const order = (a: { position: number }, b: { position: number }): number =>
    a.position === b.position ? 0 : a.position - b.position
  return {
    pictures: [...found]
      .map(([address, { position, alts }]) => ({ address, position, alts }))
      .sort(order)
      .map(({ address, alts }) => ({ address, alts })),
  }
}

/** Categories and tags. */
function readCategories(
  row: Row,
  reader: RowReader,
  { categories, tagPrefix }: ImportSettings,
): Pick<ImportedProduct, 'categories' | 'tags' | 'productType'> {
  const type = reader.text(row, 'type')
  const nameFrom = (cell: string): string => {
    const name = cleanLine(cell)
    if (name.length > maxName) reader.report(row, 'too-long', name)
    return cutText(name, maxName).trim()
  }
  const tags = uniqueNames(
    reader.has('tags') ? splitCell(reader.raw(row, 'tags') ?? '', ',').map(nameFrom) : [],
  )
  const isCategoryTag = (tag: string): boolean =>
    categories === 'tag' && tag.toLowerCase().startsWith(tagPrefix.toLowerCase())
  const path = (text: string): string[] => splitCell(text, '>')
  const pathsFrom = {
    none: () => undefined,
    collection: () => reader.raw(row, 'collection')?.split('\n').map(path),
    type: () => (type === undefined ? undefined : [[type]]),
    category: () =>
      reader.has('category') ? [path(reader.raw(row, 'category') ?? '').slice(-1)] : undefined,
    tag: () =>
      reader.has('tags')
        ? tags.filter(isCategoryTag).map((tag) => [tag.slice(tagPrefix.length).trim()])
        : undefined,
  }
  const paths = pathsFrom[categories]()
  const isNamed = (names: readonly string[]): boolean =>
    names.length > 0 && names.every((name) => name !== '' && name !== 'Uncategorized')
  return {
    ...(type !== undefined && { productType: type || null }),
    ...(reader.has('tags') && { tags: tags.filter((tag) => !isCategoryTag(tag)) }),
    ...(paths && { categories: paths.map((names) => names.map(nameFrom)).filter(isNamed) }),
  }
}

/** 'Blue' and 'blue' are one tag. */
function uniqueNames(names: readonly string[]): string[] {
  const byName = new Map<string, string>()
  for (const name of names) if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), name)
  return [...byName.values()]
}

function readFacts(row: Row, reader: RowReader): Partial<ImportedProduct> {
  const publishAt = reader.text(row, 'publishAt')
  return defined({
    brand: orNull(reader.text(row, 'brand')),
    taxClass: readTaxClass(row, reader),
    originCountry: codeOf(reader.text(row, 'origin')?.toUpperCase(), /^[A-Z]{2}$/),
    hsCode: codeOf(reader.text(row, 'hsCode')?.replaceAll(/[.\s]/g, ''), /^\d{4,12}$/),
    requiresShipping: reader.flag(row, 'requiresShipping'),
    giftWrap: reader.flag(row, 'giftWrap'),
    handlingDays: reader.number(row, 'handlingDays') ?? undefined,
    markets: readMarkets(row, reader),
    freshDays: reader.number(row, 'freshDays'),
    publishAt: publishAt === undefined ? undefined : Date.parse(publishAt) || null,
    sizeChart: readSizeChart(row, reader),
    personalisation: readCustomPersonalisation(row, reader),
    optionCodes: readOptionCodes(row, reader),
  })
}

function readTaxClass(row: Row, reader: RowReader): TaxClass | undefined {
  const typed = reader.text(row, 'taxClass')?.toLowerCase()
  const known = taxClasses.find((each) => each === (typed || 'standard'))
  if (typed !== undefined && !known) reader.reportCell(row, 'value-unknown', 'taxClass', typed)
  return typed === undefined ? undefined : known
}

/** null clears a code that is none. */
function codeOf(text: string | undefined, pattern: RegExp): string | null | undefined {
  return text === undefined || pattern.test(text) ? text : null
}

/** An empty cell clears the fact. */
function orNull(text: string | undefined): string | null | undefined {
  return text === '' ? null : text
}
