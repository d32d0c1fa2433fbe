// Files in a bucket of an S3 service.
import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client'
import { assertKey, contentTypeOf, type FileStore } from './file-store.ts'

export type S3Options = {
  /** `https://s3.eu-central-1.amazonaws.com` */
  readonly endpoint: string
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
  readonly bucket: string
  /** Begins every key; '' or ends with a slash. */
  readonly prefix: string
}

/** The client has no limit of its own. */
const maxMs = 20_000

export function openS3Store({ endpoint, prefix, ...options }: S3Options): FileStore {
  const client = new S3Client({ endPoint: endpoint, ...options })
  return {
    get: (key) => withLimit(read(client, prefix + key)),
    async put(key, bytes) {
      assertKey(key)
      const type = contentTypeOf(key) ?? 'application/octet-stream'
      await withLimit(
        client.putObject(prefix + key, new Uint8Array(bytes), { metadata: { 'Content-Type': type } }),
      )
    },
    list: (folder) => withLimit(list(client, prefix, folder)),
    delete: (key) => withLimit(client.deleteObject(prefix + key)),
  }
}

async function read(client: S3Client, objectName: string): Promise<Buffer | undefined> {
  try {
    const response = await client.getObject(objectName)
    return Buffer.from(await response.arrayBuffer())
  } catch (error) {
    if (error instanceof S3Errors.ServerError && error.code === 'NoSuchKey') return undefined
    throw error
  }
}

async function list(client: S3Client, prefix: string, folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of client.listObjects({ prefix: `${prefix}${folder}/` }))
    keys.push(key.slice(prefix.length))
  return keys.sort()
}

async function withLimit<T>(work: Promise<T>): Promise<T> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => timeout.reject(new Error(`the S3 service did not answer in ${maxMs} ms`)),
    maxMs,
  )
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
