// The setting FILES: 'folder', 'database', or the address of a bucket.
import { z } from 'zod'
import type { S3Options } from '#services/files/s3-store.ts'

export type FilesSetting =
  | { readonly kind: 'folder' }
  | { readonly kind: 'database' }
  | ({ readonly kind: 's3' } & S3Options)

const problem =
  'is not folder, database, or an address like s3://KEY:SECRET@s3.eu-central-1.amazonaws.com/bucket?region=eu-central-1'

export const filesSetting = z
  .string()
  .default('folder')
  .transform((text, context): FilesSetting => {
    if (text === 'folder' || text === 'database') return { kind: text }
    const s3 = parseBucket(text)
    if (!s3) context.addIssue(problem)
    return s3 ? { kind: 's3', ...s3 } : { kind: 'folder' }
  })

/** `s3+http` is for a service on the same machine or network. Special characters of the key are percent-encoded. */
function parseBucket(text: string): S3Options | undefined {
  const [, scheme, rest] = /^(s3|s3\+http):\/\/(.+)$/.exec(text) ?? []
  const address = `${scheme === 's3' ? 'https' : 'http'}://${rest}`
  if (!rest || !URL.canParse(address)) return undefined
  const { origin, username, password, pathname, searchParams } = new URL(address)
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean)
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || !username || !password) return undefined
  return {
    endpoint: origin,
    accessKey: decodeURIComponent(username),
    secretKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
  }
}
