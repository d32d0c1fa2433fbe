// Names of pictures that the server draws: the photograph without text, with the sample word of a language. Lists show
// them until the shopper types a text, because a list has no room for the drawing itself.
import { isLocale, type Locale } from '../markets/locale.ts'

/** `blank`: name of the photograph without text. */
export function sampleDrawingName(blank: string, locale: Locale): string {
  return `${blank}-drawn-${locale}`
}

export function parseSampleDrawing(name: string): { blank: string; locale: Locale } | undefined {
  const [, blank, locale] = /^(.+)-drawn-(\w+)$/.exec(name) ?? []
  return blank && isLocale(locale) ? { blank, locale } : undefined
}
