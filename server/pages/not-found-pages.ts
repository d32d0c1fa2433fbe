// Not-found pages: one document per language and market, with a placeholder for the address. Clients can request any
// number of unknown addresses.
import { LRUCache } from 'lru-cache'
import { html } from '#domain/html.ts'
import { escapeJson } from '#web/platform/pages/document.ts'
import { readablePath, type ErrorData } from '#web/platform/pages/error-page.ts'
import type { Page } from '#web/platform/pages/page.ts'

/** Placeholders for the requested address and for its decoded form. */
const requestedPlaceholder = '/address%2Dthat-names-nothing'
const decodedPlaceholder = readablePath(requestedPlaceholder)

/** Documents in memory, about 200 KB each. */
const maxDocuments = 40

export type NotFoundPages = {
  /** The document of a page with status 404. `render` renders any page; `expiresAt` is as for cached pages. */
  readonly documentOf: (
    page: Page,
    expiresAt: number,
    render: (page: Page) => Promise<string>,
  ) => Promise<string>
  readonly clear: () => void
}

export function createNotFoundPages(now: () => number): NotFoundPages {
  const documents = new LRUCache<string, { readonly template: Promise<string>; readonly expiresAt: number }>({
    max: maxDocuments,
  })
  return {
    async documentOf(page, expiresAt, render) {
      const general = withoutAddress(page)
      const key = `${page.locale} ${page.country} ${(general.data as ErrorData).description}`
      let document = documents.get(key)
      if (!document || document.expiresAt <= now()) {
        document = { template: render(general), expiresAt }
        documents.set(key, document)
        document.template.catch(() => documents.delete(key))
      }
      return withAddress(await document.template, page.path)
    },
    clear: () => documents.clear(),
  }
}

function withoutAddress(page: Page): Page {
  const data = page.data as ErrorData
  const description = data.description.replace(readablePath(page.path), () => decodedPlaceholder)
  return { ...page, path: requestedPlaceholder, data: { ...data, description } satisfies ErrorData }
}

/** The document ends with its data as JSON; the part before is HTML. */
function withAddress(template: string, path: string): string {
  const dataStart = template.lastIndexOf(' id="boot">')
  const [markup, data] = [template.slice(0, dataStart), template.slice(dataStart)]
  return fill(markup, path, escapeInHtml) + fill(data, path, escapeInJson)
}

function fill(text: string, path: string, escape: (text: string) => string): string {
  return text
    .replaceAll(requestedPlaceholder, () => escape(path))
    .replaceAll(decodedPlaceholder, () => escape(readablePath(path)))
}

function escapeInHtml(text: string): string {
  return String(html`${text}`)
}

/** Escapes text for a JSON string in an HTML document. */
function escapeInJson(text: string): string {
  return escapeJson(JSON.stringify(text).slice(1, -1))
}
