// Which variant a choice of options names, and which choices are still to be had.
import type { Product, Variant } from '#domain/catalog/catalog.ts'

/** Value per option name. */
export type Choice = Readonly<Record<string, string>>

type Options = Pick<Product, 'options' | 'variants'>

/** The first variant that can be bought, else the first. */
export function firstChoice({ variants }: Options): Choice {
  return (variants.find(({ stock }) => stock > 0) ?? variants[0])?.options ?? {}
}

export function variantOf({ options, variants }: Options, choice: Choice): Variant | undefined {
  return variants.find((variant) => options.every(({ name }) => variant.options[name] === choice[name]))
}

/** What is chosen after a press on one value: the other options stay where such a variant exists, else they give way. */
export function choose(product: Options, choice: Choice, name: string, value: string): Choice {
  const wanted = { ...choice, [name]: value }
  if (variantOf(product, wanted)) return wanted
  const fitting = product.variants.filter(({ options }) => options[name] === value)
  return (fitting.find(({ stock }) => stock > 0) ?? fitting[0])?.options ?? choice
}

/** No variant with this value, and with what else is chosen, can be bought. */
export function isSoldOut(product: Options, choice: Choice, name: string, value: string): boolean {
  const variant = variantOf(product, { ...choice, [name]: value })
  if (variant) return variant.stock <= 0
  return product.variants.every(({ options, stock }) => options[name] !== value || stock <= 0)
}
