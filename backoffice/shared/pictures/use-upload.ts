// Uploads one picture; refuses a file that is too large before it is sent.
import { maxUploadBytes } from '#contract/picture-upload.ts'
import { CallRefused } from '#web/platform/api/call-refused.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { uploadPicture } from './upload-picture.ts'

export function useUpload(): typeof uploadPicture {
  const t = useTranslate()
  return async (file, onProgress) => {
    if (file.size > maxUploadBytes)
      throw new CallRefused(
        'picture-too-large',
        t('refusal.picture-too-large', { megabytes: 20, megapixels: 50 }),
      )
    return uploadPicture(file, onProgress)
  }
}
