// Uploads of a screen, for its components.
import { useEffect, useState } from 'react'
import { CallRefused } from '#web/platform/api/call-refused.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts'
import { useUpload } from './use-upload.ts'

export type Uploads = UploadQueue & { readonly list: readonly Upload[] }

/** `onUploaded` receives the name of each stored picture, in the chosen order. */
export function useUploads(onUploaded: (picture: string) => void): Uploads {
  const t = useTranslate()
  const send = useUpload()
  const [list, setList] = useState<readonly Upload[]>([])
  const [queue] = useState(() =>
    createUploadQueue({
      send,
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
