// Deletes the resized copies of a picture on this node and in the shared store. Other nodes no longer serve theirs.
import type { FileStore } from '#services/files/file-store.ts'
import { pictureWidths } from '#web/ui/picture-widths.ts'
import { fileNameOf } from '../media/media.ts'
import { pictureTypes, type PictureFormat } from '../media/picture-address.ts'
import type { PictureStores } from '../media/picture-cache.ts'
import { sharedFileOf } from '../seo/share-picture.ts'

const formats = Object.keys(pictureTypes) as PictureFormat[]

export async function deletePictureCopies({ local, shared }: PictureStores, file: string): Promise<void> {
  const resized = pictureWidths.flatMap((width) =>
    formats.map((format) => fileNameOf({ width, format }, file)),
  )
  const stores: FileStore[] = shared ? [local, shared] : [local]
  for (const name of [...resized, sharedFileOf(file)])
    await Promise.all(stores.map((store) => store.delete(`resized/${name}`)))
}
