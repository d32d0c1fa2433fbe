// Finds the variant for a choice of options, and the values that are sold out.
import type { Product, Variant } from '#domain/catalog/catalog.ts'

/** Value per option name. */
export type Choice = Readonly<Record<string, string>>

type Options = Pick<Product, 'options' | 'variants'>

/** The options of the variant that the address names, of the first one in stock, or of the first one. */
export function firstChoice({ variants }: Options, named: string | null): Choice {
  const first =
    variants.find(({ id }) => id === named) ?? variants.find(({ stock }) => stock > 0) ?? variants[0]
  return first?.options ?? {}
}

/** undefined if no variant has exactly these values. */
export function variantOf({ options, variants }: Options, choice: Choice): Variant | undefined {
  return variants.find((variant) => options.every(({ name }) => variant.options[name] === choice[name]))
}

/** Selects one value. The other options stay if such a variant exists; otherwise they change with it. */
export function choose(product: Options, choice: Choice, name: string, value: string): Choice {
  const next = { ...choice, [name]: value }
  if (variantOf(product, next)) return next
  const candidates = product.variants.filter(({ options }) => options[name] === value)
  return (candidates.find(({ stock }) => stock > 0) ?? candidates[0])?.options ?? choice
}

/** Checks the variant with this value and the other chosen ones; if none exists, all variants with this value. */
export function isSoldOut(product: Options, choice: Choice, name: string, value: string): boolean {
  const variant = variantOf(product, { ...choice, [name]: value })
  if (variant) return variant.stock <= 0
  return product.variants.every(({ options, stock }) => options[name] !== value || stock <= 0)
}
