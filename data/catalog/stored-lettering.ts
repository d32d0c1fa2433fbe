// The lettering of a photograph, as stored with its picture.
import type { Picture } from '#domain/catalog/catalog.ts'
import type { Lettering } from '#domain/catalog/lettering.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { sql, type Queryable } from '../database.ts'

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

/** Those of the pictures that have a lettering. */
export async function drawnAmong(db: Queryable, pictures: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(
    sql`select name from picture where name = any(${pictures}::text[]) and lettering is not null`,
  )
  return rows.map(({ name }) => name)
}
