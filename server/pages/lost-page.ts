// One document for all addresses that name nothing: rendered once per language and market, with a place for the
// address. A stranger may ask for any number of such addresses.
import { LRUCache } from 'lru-cache'
import type { ErrorData } from '#storefront/platform/pages/error-page.ts'
import { plainPath } from '#storefront/platform/pages/error-page.ts'
import type { Page } from '#storefront/platform/pages/page.ts'
import { escapeHtml } from '../mail/layout.ts'

/** In place of the address as it was asked for, and as it is shown: decoded, it would be read by people. */
const asked = '/address%2Dthat-names-nothing'
const shown = plainPath(asked)

/** A document of each kind takes about 200 KB. */
const mostKept = 40

export type LostPages = {
  /** The document of a page with status 404. `render` makes that of any page; `trueUntil` as with cached pages. */
  readonly of: (page: Page, trueUntil: number, render: (page: Page) => Promise<string>) => Promise<string>
  readonly clear: () => void
}

export function createLostPages(now: () => number): LostPages {
  const kept = new LRUCache<string, { readonly template: Promise<string>; readonly trueUntil: number }>({
    max: mostKept,
  })
  return {
    async of(page, trueUntil, render) {
      const general = withoutAddress(page)
      const key = `${page.locale} ${page.country} ${(general.data as ErrorData).description}`
      let known = kept.get(key)
      if (!known || known.trueUntil <= now()) {
        known = { template: render(general), trueUntil }
        kept.set(key, known)
        known.template.catch(() => kept.delete(key))
      }
      return withAddress(await known.template, page.path)
    },
    clear: () => kept.clear(),
  }
}

function withoutAddress(page: Page): Page {
  const data = page.data as ErrorData
  const description = data.description.replace(plainPath(page.path), () => shown)
  return { ...page, path: asked, data: { ...data, description } satisfies ErrorData }
}

/** The document's data follow its text: JSON in one, HTML in the other. */
function withAddress(template: string, path: string): string {
  const boot = template.lastIndexOf('<script type="application/json"')
  const [html, data] = [template.slice(0, boot), template.slice(boot)]
  return fill(html, path, escapeHtml) + fill(data, path, escapeInJson)
}

function fill(text: string, path: string, escape: (text: string) => string): string {
  return text.replaceAll(asked, () => escape(path)).replaceAll(shown, () => escape(plainPath(path)))
}

/** Within a string of JSON that stands in a document. */
function escapeInJson(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
