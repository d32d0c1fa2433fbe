// Uploads one picture; refuses a file that is too large before it is sent.
import { maxPictureBytes, pictureLimits } from '#domain/catalog/picture-limits.ts'
import { CallRefused } from '#web/platform/api/call-refused.ts'
import { useTranslate } from '#web/platform/pages/visit.ts'
import { uploadPicture } from './upload-picture.ts'

export function useUpload(): typeof uploadPicture {
  const t = useTranslate()
  return async (file, onProgress) => {
    if (file.size > maxPictureBytes)
      throw new CallRefused('picture-too-large', t('refusal.picture-too-large', pictureLimits))
    return uploadPicture(file, onProgress)
  }
}
