// Shows mails written to a folder in the browser, at /_mail, on a developer's machine only.
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { html, raw, type Html } from '#domain/html.ts'
import type { RouteHandler } from '../app.ts'
import { hasLocalOrigin, type Config } from '../config.ts'
import { htmlResponse, textResponse, type HttpResponse } from '../http/response.ts'
import { isLocalHostname } from '../public-address.ts'

const maxListed = 100
const none = textResponse(404, 'There is no such mail.')
// Mails may have inline styles and the shop's pictures; scripts, foreign pictures and forms are blocked.
const policy =
  "default-src 'none'; img-src 'self'; font-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** False where the shop is public, other machines can connect, or mails are sent by SMTP. */
export function isMailPageEnabled(config: Config): boolean {
  const { NODE_ENV, SMTP_URL, HOST } = config
  const listensLocally = isLocalHostname(HOST) || isLoopback(HOST)
  return NODE_ENV === 'development' && !SMTP_URL && listensLocally && hasLocalOrigin(config)
}

/** 127.0.0.0/8 and ::1, also as an IPv4 address within IPv6. */
function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(address)
}

/** Headers that proxies add. Proxies without them use HTTP/1.0, which no browser does. */
const proxyHeader = /^(?:x-forwarded-.*|x-real-ip|forwarded|via)$/

/**
 * Whether a program on this machine sent the request directly. A local proxy forwards requests of other machines. The
 * `Host` header proves nothing: clients and proxies choose its value.
 */
function comesFromThisMachine({ socket, headers, httpVersion }: IncomingMessage): boolean {
  const isProxied = httpVersion === '1.0' || Object.keys(headers).some((name) => proxyHeader.test(name))
  return isLoopback(socket.remoteAddress ?? '') && !isProxied
}

export function createMailPage(folder: string): RouteHandler {
  return async (request) => {
    if (!comesFromThisMachine(request)) return none
    const name = request.url?.split('?', 1)[0]?.split('/')[2] ?? ''
    if (name === '') return page(await list(folder))
    if (!/^[\w-]+$/.test(name)) return none
    const mail = await read(folder, `${name}.eml`)
    // The policy blocks scripts of a mail's markup.
    return mail ? page(mail.html ? raw(mail.html) : html`<pre>${mail.text}</pre>`) : none
  }
}

async function read(folder: string, file: string) {
  const bytes = await readFile(path.join(folder, file)).catch(() => undefined)
  if (!bytes) return undefined
  // Imported here because it is a development dependency.
  const { default: PostalMime } = await import('postal-mime')
  return PostalMime.parse(bytes)
}

/** Newest first: file names are ids that grow with time. */
async function list(folder: string): Promise<Html> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const newest = files.sort().reverse().slice(0, maxListed)
  const rows = await Promise.all(
    newest.map(async (file) => {
      const mail = await read(folder, file)
      const to = mail?.to?.map(({ address = '' }) => address).join(', ') ?? ''
      const link = html`<a href="/_mail/${file.slice(0, -'.eml'.length)}">${mail?.subject ?? file}</a>`
      return html`<li>${link}<br><small>${to} · ${mail?.date ?? ''}</small></li>`
    }),
  )
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title>
<style>body{font:16px/1.6 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}li{margin-block:1rem}</style>
<h1>Mails</h1>${rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>No mail has been written yet.</p>`}</html>`
}

function page(content: Html): HttpResponse {
  return htmlResponse(200, content, { 'content-security-policy': policy })
}
