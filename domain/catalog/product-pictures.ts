// Changes of a product's pictures: order, alt texts and the variants that show them.
import type { Locale } from '../markets/locale.ts'
import type { ProductRecord } from './product-record.ts'

export type ProductPictures = Pick<ProductRecord, 'pictures' | 'texts' | 'variants'>

/** At the end; a picture that the product has already stays where it is. */
export function addPicture<P extends ProductPictures>(product: P, name: string): P {
  return product.pictures.includes(name) ? product : { ...product, pictures: [...product.pictures, name] }
}

/** Positions count from 0; a position beyond the ends is the nearest end. */
export function movePicture<P extends ProductPictures>(product: P, name: string, position: number): P {
  if (!product.pictures.includes(name)) return product
  const pictures = product.pictures.filter((each) => each !== name)
  pictures.splice(Math.max(0, position), 0, name)
  return { ...product, pictures }
}

/** With its alt texts; variants that showed it show the product's first picture. */
export function removePicture<P extends ProductPictures>(product: P, name: string): P {
  const locales = Object.keys(product.texts) as Locale[]
  return {
    ...locales.reduce((changed, locale) => describePicture(changed, name, locale, ''), product),
    pictures: product.pictures.filter((each) => each !== name),
    variants: product.variants.map((variant) =>
      variant.picture === name ? { ...variant, picture: null } : variant,
    ),
  }
}

/** An empty alt text removes the entry: the product's title then describes the picture. */
export function describePicture<P extends ProductPictures>(
  product: P,
  name: string,
  locale: Locale,
  alt: string,
): P {
  const texts = product.texts[locale]
  if (!texts) return product
  const { [name]: _, ...others } = texts.alts
  const alts = alt === '' ? others : { ...others, [name]: alt }
  return { ...product, texts: { ...product.texts, [locale]: { ...texts, alts } } }
}

/** `at` is the variant's place in the record. Null: the product's first picture. */
export function assignPicture<P extends ProductPictures>(product: P, at: number, picture: string | null): P {
  return {
    ...product,
    variants: product.variants.map((variant, index) => (index === at ? { ...variant, picture } : variant)),
  }
}
