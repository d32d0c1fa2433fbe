// Uploads of a screen, for its components.
import { useEffect, useState } from 'react'
import { maxUploadBytes } from '#contract/picture-upload.ts'
import { CallRefused } from '#web/platform/api/call-refused.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { uploadPicture } from './upload-picture.ts'
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts'

export type Uploads = UploadQueue & { readonly list: readonly Upload[] }

/** `onUploaded` receives the name of each stored picture, in the chosen order. */
export function useUploads(onUploaded: (picture: string) => void): Uploads {
  const t = useTranslate()
  const [list, setList] = useState<readonly Upload[]>([])
  const [queue] = useState(() =>
    createUploadQueue({
      async send(file, onProgress) {
        if (file.size > maxUploadBytes)
          throw new CallRefused(
            'picture-too-large',
            t('refusal.picture-too-large', { megabytes: 20, megapixels: 50 }),
          )
        return uploadPicture(file, onProgress)
      },
      describeProblem: (error) =>
        error instanceof CallRefused && error.message ? error.message : t('admin.frame.unreachable'),
      onChange: setList,
    }),
  )
  useEffect(() => {
    queue.listen(onUploaded)
  }, [queue, onUploaded])
  return { ...queue, list }
}
