// Receives browsers' reports of content security policy violations and logs them. Anybody can post here, so size and
// number are limited. The log gets only truncated fields, without queries and page text.
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { networksOf } from '#services/networks.ts'
import type { RouteHandler } from '../app.ts'
import type { Log } from '../log.ts'
import { createCountCalls, memoryCounters } from './count-calls.ts'
import { parseJsonBody, readBody } from './read-body.ts'
import { textResponse, type HttpResponse } from './response.ts'

type Options = {
  readonly clientIp: (request: IncomingMessage) => string
  readonly log: Pick<Log, 'warn'>
  readonly now: () => number
}

const maxBodyBytes = 16 * 1024
const maxBodyMs = 5_000
/** Further reports of one body are ignored. */
const reportsPerBody = 5
const networkLimit = { calls: 10, seconds: 60 }
const totalLimit = { calls: 60, seconds: 60 }
const maxFieldLength = 200

const text = z.string().default('')
const line = z.number().int().optional()
/** The Reporting API sends a list of these; `report-uri` sends one `uriReport`. */
const apiReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    effectiveDirective: text,
    blockedURL: text,
    documentURL: text,
    sourceFile: text.nullable(),
    sample: text.nullable(),
    lineNumber: line.nullable(),
  }),
})
const uriReport = z.object({
  'csp-report': z
    .object({
      'effective-directive': z.string().optional(),
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
      'source-file': text,
      'script-sample': text,
      'line-number': line,
    })
    .transform((report) => ({
      effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
      blockedURL: report['blocked-uri'],
      documentURL: report['document-uri'],
      sourceFile: report['source-file'],
      sample: report['script-sample'],
      lineNumber: report['line-number'],
    })),
})

type Violation = z.output<typeof apiReport>['body']

const accepted: HttpResponse = { status: 204, headers: { 'cache-control': 'no-store' }, body: '' }
const wrongMethod = textResponse(405, 'Reports are written by POST.', { allow: 'POST' })
const wrongType = textResponse(415, 'This is no report of a browser.', { connection: 'close' })
const unreadable = textResponse(400, 'This is no report of a browser.', { connection: 'close' })
const tooMany = textResponse(429, 'Too many reports.', { 'retry-after': '60', connection: 'close' })

export function createReports({ clientIp, log, now }: Options): RouteHandler {
  const count = createCountCalls(memoryCounters(now))

  async function isTooMany(request: IncomingMessage): Promise<boolean> {
    for (const network of networksOf(clientIp(request)))
      if ((await count(network, networkLimit)) > 0) return true
    return (await count('*', totalLimit)) > 0
  }

  return async (request) => {
    if (request.method !== 'POST') return wrongMethod
    if (!/^application\/(reports\+json|csp-report)\b/i.test(request.headers['content-type'] ?? ''))
      return wrongType
    if (await isTooMany(request)) return tooMany
    const body = await readBody(request, maxBodyBytes, maxBodyMs)
    if ('fault' in body) return unreadable
    for (const violation of violationsIn(parseJsonBody(body.bytes)))
      if (!isOfExtension(violation)) log.warn(fieldsOf(violation), 'the content security policy was broken')
    return accepted
  }
}

function violationsIn(value: unknown): Violation[] {
  const single = uriReport.safeParse(value)
  if (single.success) return [single.data['csp-report']]
  const list = Array.isArray(value) ? value.slice(0, reportsPerBody) : []
  return list.flatMap((each) => apiReport.safeParse(each).data?.body ?? [])
}

/** Violations by browser extensions are not the shop's. */
function isOfExtension({ blockedURL, sourceFile }: Violation): boolean {
  return [blockedURL, sourceFile ?? ''].some((address) => /^[a-z-]*extension(:|$)/i.test(address))
}

function fieldsOf({
  effectiveDirective,
  blockedURL,
  documentURL,
  sourceFile,
  sample,
  lineNumber,
}: Violation) {
  return {
    directive: truncate(effectiveDirective),
    blocked: truncate(withoutQuery(blockedURL)),
    page: truncate(withoutQuery(documentURL)),
    source: truncate(withoutQuery(sourceFile ?? '')),
    line: lineNumber ?? 0,
    // 'Element innerHTML|<p>Text of the page': the part before the bar names the sink.
    ...(blockedURL === 'trusted-types-sink' && { sink: truncate((sample ?? '').split('|', 1)[0] ?? '') }),
  }
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? ''
}

function truncate(value: string): string {
  return value.slice(0, maxFieldLength)
}
