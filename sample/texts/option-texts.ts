// The options products of the sample shop have, and the values of each. Their names stand in each language's file.
import type { Colour } from '../swatches.ts'

/** Option → code of its values. */
export type OptionValues = {
  colour: Colour
  size:
    | 'small'
    | 'medium'
    | 'large'
    | 'a4'
    | 'a5'
    | '100g'
    | '200g'
    | '30ml'
    | '50ml'
    | '12-pieces'
    | '24-pieces'
  scent: 'peony' | 'lavender' | 'fig' | 'linen'
  chocolate: 'milk' | 'dark'
  variety: 'classic' | 'alcohol-free'
  /** Filling of a box. */
  filling: 'empty' | 'tissue'
  pages: 'lined' | 'dotted' | 'blank'
}

export type OptionCode = keyof OptionValues

/** What a variant is: { colour: 'oat' }. */
export type OptionChoice = { readonly [Code in OptionCode]?: OptionValues[Code] }

export type OptionTexts = {
  readonly [Code in OptionCode]: {
    readonly name: string
    readonly values: Readonly<Record<OptionValues[Code], string>>
  }
}
