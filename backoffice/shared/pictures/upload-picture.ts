// Sends one picture to the server. XMLHttpRequest, because `fetch` does not report the progress of a body.
import { pictureUploadPath, type UploadedPicture } from '#contract/picture-upload.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { CallRefused } from '#web/platform/api/call-refused.ts'
import { callSettings } from '#web/platform/api/call-settings.ts'
import { adminCall } from '../../platform/admin-call.ts'

type Reply = {
  readonly code: number
  readonly msg: string
  readonly data: UploadedPicture
  readonly refused?: RefusalCode
}

/** `onProgress` receives the sent share, from 0 to 1. Rejects with CallRefused for a refusal. */
export async function uploadPicture(
  file: Blob,
  onProgress: (share: number) => void,
): Promise<UploadedPicture> {
  const reply = await send(file, onProgress)
  if (!reply.refused) return reply.data
  // This call shows the sign-in screen.
  if (reply.refused === 'staff-sign-in-needed') await adminCall('admin.me', {}).catch(() => undefined)
  throw new CallRefused(reply.refused, reply.msg)
}

function send(file: Blob, onProgress: (share: number) => void): Promise<Reply> {
  const request = new XMLHttpRequest()
  request.open('POST', pictureUploadPath)
  request.responseType = 'json'
  request.setRequestHeader('lang', callSettings().locale)
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  return new Promise((resolve, reject) => {
    request.onload = () => {
      if (request.response) resolve(request.response as Reply)
      else reject(new Error(`the upload was answered with ${request.status}`))
    }
    request.onerror = () => reject(new Error('the upload got no answer'))
    request.send(file)
  })
}
