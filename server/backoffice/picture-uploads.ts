// Receives pictures from signed-in staff with the permission `catalog`. Bytes go to a temporary file, because forty
// uploads of 20 MB would fill the memory.
import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { refusalResponse } from '#api/endpoint.ts'
import { doneCode, type RefusalCode } from '#contract/refusals.ts'
import { maxPictureBytes, pictureLimits } from '#domain/catalog/picture-limits.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import { isAllowed } from '#domain/staff/permissions.ts'
import { storePicture, type StoredPicture } from '#services/catalog/store-picture.ts'
import type { Shop } from '#services/shop.ts'
import { actingAsStaff, readStaff, type SignedInStaff } from '#services/staff/staff-session.ts'
import { callerOf } from '../http/api-handler.ts'
import { createOrigins } from '../http/origins.ts'
import { jsonResponse, type HttpResponse } from '../http/response.ts'
import type { SessionCookie } from '../http/session-cookie.ts'

export type PictureUploads = (request: IncomingMessage, requestId: string) => Promise<HttpResponse>

type Options = {
  readonly shop: Pick<Shop, 'db' | 'files' | 'now' | 'settings'>
  /** Origin of the back office's pages. */
  readonly origin: string
  readonly cookie: SessionCookie
  readonly clientIp: (request: IncomingMessage) => string
  /** For temporary files. */
  readonly folder: string
}

/** Together 1.2 GB of the disk. */
const maxAtOnce = 60
const tooLarge = { refused: 'picture-too-large', facts: pictureLimits } as const

export function createPictureUploads({ shop, origin, cookie, clientIp, folder }: Options): PictureUploads {
  const origins = createOrigins(origin)
  let running = 0

  async function upload(
    request: IncomingMessage,
    token: string | undefined,
  ): Promise<StoredPicture | Refusal<RefusalCode>> {
    if (origins.isForeign(request)) return { refused: 'origin-foreign' }
    const staff = await readStaff(shop, token)
    if (!staff) return { refused: 'staff-sign-in-needed' }
    if (!isAllowed(staff.role, 'catalog')) return { refused: 'not-permitted' }
    if (Number(request.headers['content-length']) > maxPictureBytes) return tooLarge
    if (running >= maxAtOnce) return { refused: 'busy' }
    running += 1
    try {
      return await store(request, staff)
    } finally {
      running -= 1
    }
  }

  async function store(request: IncomingMessage, staff: SignedInStaff) {
    const file = await openTemporaryFile(folder)
    try {
      const size = await receive(request, file)
      if (typeof size !== 'number') return size
      const db = actingAsStaff(shop.db, staff, 'admin.storePicture')
      return await storePicture({ db, files: shop.files }, () => read(file, size))
    } finally {
      await file.close()
    }
  }

  return async (request, requestId) => {
    const caller = callerOf(request, clientIp(request), requestId, cookie, shop.settings.markets)
    const result = await upload(request, caller.token)
    if (!isRefusal(result))
      return jsonResponse(200, { code: doneCode, msg: '', data: result, traceId: requestId })
    const { status, reply } = refusalResponse(result, caller)
    // The rest of a refused body is not read.
    return jsonResponse(status, reply, { connection: 'close' })
  }
}

/** Without a name: the system removes it even after a crash. */
async function openTemporaryFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true })
  const name = path.join(folder, randomUUID())
  const file = await open(name, 'wx+', 0o600)
  await rm(name)
  return file
}

/** Returns the number of bytes. */
async function receive(
  request: IncomingMessage,
  file: FileHandle,
): Promise<number | Refusal<'picture-too-large' | 'body-unreadable'>> {
  let size = 0
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length
      if (size > maxPictureBytes) return tooLarge
      await file.appendFile(part)
    }
    return size
  } catch (error) {
    if (request.complete) throw error
    return { refused: 'body-unreadable' }
  }
}

async function read(file: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size)
  let at = 0
  while (at < size) {
    const { bytesRead } = await file.read(bytes, at, size - at, at)
    if (bytesRead === 0) throw new Error('the temporary file is shorter than it was written')
    at += bytesRead
  }
  return bytes
}
