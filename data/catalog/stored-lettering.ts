// The lettering of a photograph, as stored with its picture.
import type { Picture } from '#domain/catalog/catalog.ts'
import type { Lettering } from '#domain/catalog/lettering.ts'
import type { Locale } from '#domain/markets/locale.ts'

/** `blank`: name of the same photograph without text. `words`: the sample word by language. */
export type StoredLettering = Omit<Lettering, 'sample'> & {
  readonly blank: string
  readonly words: { readonly us: string } & { readonly [L in Locale]?: string }
}

/** The photograph without text takes the picture's place: the text is drawn on it. */
export function drawnPicture(
  { words, blank, ...lettering }: StoredLettering,
  locale: Locale,
): Required<Pick<Picture, 'name' | 'lettering'>> {
  return { name: blank, lettering: { ...lettering, sample: words[locale] ?? words.us } }
}
