// Which pictures show a variant, and the part of an address that names a variant.
import { optionsText, type Picture, type Product, type Variant } from './catalog.ts'

type Shown = Pick<Product, 'pictures' | 'variants'>

/** A picture and its close-ups, whose names begin with its name, show the same variant. */
const shows = (variant: Pick<Variant, 'picture'>, name: string): boolean =>
  variant.picture !== null && (name === variant.picture || name.startsWith(`${variant.picture}-`))

/** The variant's own picture first; without the pictures of other variants. Without an own picture: all pictures. */
export function picturesOf({ pictures, variants }: Shown, variant: Variant | undefined): readonly Picture[] {
  const own = pictures.find(({ name }) => name === variant?.picture)
  if (!own) return pictures
  const isShared = (name: string) => shows(variant!, name) || !variants.some((each) => shows(each, name))
  return [own, ...pictures.filter((each) => each !== own && isShared(each.name))]
}

/** A picture of the shop's wrapping, for all products. */
export const isWrapped = (name: string): boolean => name.startsWith('gift-wrapped-')

/**
 * Names the option values that a picture shows if they differ from the chosen ones. '' if they do not differ, or if no
 * variant has a picture. A picture that belongs to no variant shows the same one as the first that does.
 */
export function otherOptionsShown(
  { pictures, variants }: Shown,
  variant: Variant | undefined,
  { name }: Picture,
): string {
  if (!variant || isWrapped(name) || pictures.some((each) => each.name === variant.picture)) return ''
  const ownersOf = (picture: string) => variants.filter((each) => each.picture === picture)
  const owners = [name, ...pictures.map((each) => each.name)].map(ownersOf).find(({ length }) => length > 0)
  const differences = (owners ?? []).map(({ options }) =>
    Object.entries(options).flatMap(([option, value]) => (variant.options[option] === value ? [] : [value])),
  )
  return optionsText(differences.toSorted((a, b) => a.length - b.length)[0] ?? [])
}

/** Address of the page that shows this variant; of the product if it has no options. */
export function variantAddress(
  address: string,
  { options, ...variant }: Pick<Variant, 'sku' | 'id' | 'options'>,
): string {
  return Object.keys(options).length > 0 ? chosenAddress(address, variant) : address
}

/** Address of a product with options: 'name-mug?variant=MUG-SKY'. */
export function chosenAddress(address: string, { sku, id }: Pick<Variant, 'sku' | 'id'>): string {
  return `${address}?variant=${encodeURIComponent(sku || id)}`
}
