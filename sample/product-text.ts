// Texts of a product in one language, composed from product texts and shared texts.
import type { Locale } from '#domain/markets/locale.ts'
import type { Translate } from '#messages/translator.ts'
import { contactText, makers } from './makers.ts'
import type { SampleProduct } from './sample-product.ts'
import type { ProductKey } from './sample-products.ts'
import { swatches, type Colour } from './swatches.ts'
import type { OptionCode } from './texts/option-texts.ts'
import { detailCodes, type DetailCode, type SampleTexts } from './texts/sample-texts.ts'

type Option = {
  readonly code: OptionCode
  readonly values: readonly { readonly code: string; readonly swatch: string | null }[]
}

/** Options and their values in the order in which the variants first name them. */
export function optionsOf({ variants }: Pick<SampleProduct, 'variants'>): Option[] {
  const chosen = variants.flatMap(({ options = {} }) => Object.entries(options) as [OptionCode, string][])
  const codes = [...new Set(chosen.map(([code]) => code))]
  return codes.map((code) => {
    const values = [...new Set(chosen.filter(([of]) => of === code).map(([, value]) => value))]
    return {
      code,
      values: values.map((value) => ({
        code: value,
        swatch: code === 'colour' ? swatches[value as Colour] : null,
      })),
    }
  })
}

export function productText(
  {
    key,
    maker,
    pictures,
    variants,
  }: Pick<SampleProduct, 'maker' | 'pictures' | 'variants'> & { readonly key: ProductKey },
  texts: SampleTexts,
  locale: Locale,
  t: Translate,
  options: readonly Option[],
) {
  const { title, description, details, personalisation = null, alts } = texts.products[key]
  const makerFacts: { readonly name: string; readonly responsible?: string } = makers[maker]
  const facts: { readonly [Code in DetailCode]?: string | readonly string[] | undefined } = {
    ...details,
    maker: contactText(locale, makerFacts.name),
    responsible: makerFacts.responsible && contactText(locale, makerFacts.responsible),
  }
  return {
    title,
    description: description.join('\n\n'),
    details: detailCodes.flatMap((code) => {
      const fact = facts[code] ?? []
      return (typeof fact === 'string' ? [fact] : fact).map((value) => ({
        label: texts.details[code],
        value,
      }))
    }),
    options: Object.fromEntries(options.map((option) => [option.code, optionText(texts, option)])),
    personalisation_label: personalisation,
    // Pictures without an alternative text show wrapping or a colour, or are close-ups.
    alts: pictures.map((picture, at) => {
      const paper = /^gift-wrapped-(.+)/.exec(picture)?.[1]
      if (paper) {
        const ribbon = t('wrap.ribbon', { ribbon: 'raspberry' })
        return t('wrap.chosen', { style: t('wrap.style', { paper: t('wrap.paper', { paper }), ribbon }) })
      }
      const colour = variants.find((variant) => variant.picture === picture)?.options?.colour
      const other = colour
        ? `${title} (${texts.options.colour.values[colour]})`
        : texts.closeUp.replace('{title}', title)
      return alts[at] ?? other
    }),
  }
}

function optionText({ options }: SampleTexts, { code, values }: Option) {
  const { name, values: names }: { name: string; values: Readonly<Record<string, string>> } = options[code]
  return { name, values: Object.fromEntries(values.map((value) => [value.code, names[value.code]])) }
}
