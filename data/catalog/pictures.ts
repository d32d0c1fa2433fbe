// The pictures of the catalogue.
import type { Lettering } from '#domain/catalog/lettering.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { sql, type Queryable } from '../database.ts'

export type PictureRow = {
  readonly name: string
  readonly width: number
  readonly height: number
  /** A small blurred picture as a data URI. */
  readonly placeholder: string
  /** File of the original, without its folder. */
  readonly file: string
}

type StoredPictureRow = PictureRow & {
  /** Null: something uses it, or it was not checked yet. */
  readonly unusedSince: number | null
}

/** File of a picture's original. */
export async function loadPictureFile(db: Queryable, name: string): Promise<string | undefined> {
  return db.value<string>(
    sql`select coalesce(file, name || '.webp') as file from picture where name = ${name}`,
  )
}

export type SampleDrawing = {
  /** File of the photograph without text. */
  readonly file: string
  /** With the sample word of the language. */
  readonly lettering: Lettering
}

/** `blank`: name of the photograph without text. */
export async function loadSampleDrawing(
  db: Queryable,
  blank: string,
  locale: Locale,
): Promise<SampleDrawing | undefined> {
  return db.row<SampleDrawing>(sql`
    select coalesce(b.file, b.name || '.webp') as file,
      f.lettering - 'blank' - 'words' || jsonb_build_object('sample',
        coalesce(f.lettering -> 'words' ->> ${locale}, f.lettering -> 'words' ->> 'us')) as lettering
    from picture f join picture b on b.name = f.lettering ->> 'blank'
    where f.lettering ->> 'blank' = ${blank} and f.lettering is not null order by f.name limit 1`)
}

export async function loadPicture(db: Queryable, name: string): Promise<StoredPictureRow | undefined> {
  return db.row<StoredPictureRow>(sql`
    select name, width, height, placeholder, coalesce(file, name || '.webp') as file, unused_since as "unusedSince"
    from picture where name = ${name}`)
}

/** Does nothing if the picture exists: equal names have equal bytes. */
export async function insertPicture(db: Queryable, picture: PictureRow): Promise<void> {
  const { name, width, height, placeholder, file } = picture
  await db.run(sql`
    insert into picture (name, width, height, placeholder, file)
    values (${name}, ${width}, ${height}, ${placeholder}, ${file})
    on conflict (name) do nothing`)
}
