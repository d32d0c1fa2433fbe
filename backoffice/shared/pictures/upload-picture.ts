// Sends one picture to the server. XMLHttpRequest, because `fetch` does not report the progress of a body.
import { pictureUploadPath, type UploadedPicture } from '#contract/picture-upload.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { CallRefused } from '#web/platform/api/call-refused.ts'
import { callSettings } from '#web/platform/api/call-settings.ts'
import { t } from '../../platform/language.ts'
import { signInAgain } from '../../platform/admin-call.ts'
import { maxPictureBytes, pictureLimits } from '#domain/catalog/picture-limits.ts'

type Reply = {
  readonly code: number
  readonly msg: string
  readonly data: UploadedPicture
  readonly refused?: RefusalCode
}

/** A lost connection does not always report an error. */
const stalledMs = 60_000

/** `onProgress` receives the sent share, from 0 to 1. Rejects with CallRefused for a refusal. */
async function upload(file: Blob, onProgress: (share: number) => void): Promise<UploadedPicture> {
  const reply = await send(file, onProgress)
  if (!reply.refused) return reply.data
  if (reply.refused === 'staff-sign-in-needed' && (await signInAgain())) return upload(file, onProgress)
  throw new CallRefused(reply.refused, reply.msg)
}

function send(file: Blob, onProgress: (share: number) => void): Promise<Reply> {
  const request = new XMLHttpRequest()
  request.open('POST', pictureUploadPath)
  request.responseType = 'json'
  request.setRequestHeader('lang', callSettings().locale)
  let timer: ReturnType<typeof setTimeout> | undefined
  function watch(): void {
    clearTimeout(timer)
    timer = setTimeout(() => request.abort(), stalledMs)
  }
  request.upload.onprogress = ({ loaded, total }) => {
    watch()
    onProgress(total > 0 ? loaded / total : 0)
  }
  request.onloadend = () => clearTimeout(timer)
  return new Promise((resolve, reject) => {
    request.onload = () => {
      if (request.response) resolve(request.response as Reply)
      else reject(new Error(`the upload was answered with ${request.status}`))
    }
    request.onerror = request.onabort = () => reject(new Error('the upload got no answer'))
    request.send(file)
    watch()
  })
}

/** Uploads one picture; refuses a file that is too large before it is sent. */
export async function uploadPicture(
  file: Blob,
  onProgress: (share: number) => void,
): Promise<UploadedPicture> {
  if (file.size > maxPictureBytes)
    throw new CallRefused('picture-too-large', t('refusal.picture-too-large', pictureLimits))
  return upload(file, onProgress)
}
