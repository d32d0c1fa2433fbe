// Checks the texts of pages as the server renders them, inside one document. Loading the pages would take thirty times
// as long.
import type { Page } from 'playwright-core'
import { faultsInDocument } from './text-in-view.ts'

/**
 * Shows one page after the other in this document, and returns their faults. Their scripts do not run, and this
 * document's navigation ends. All pages are requested first: then nothing waits, and the browser paints none of them.
 */
export async function renderedFaults(page: Page, paths: readonly string[]): Promise<string[]> {
  const check = await page.evaluateHandle(`({ faultsInDocument: ${faultsInDocument.toString()} })`)
  return page.evaluate(
    async ({ check, paths }) => {
      const { faultsInDocument } = check as { faultsInDocument: () => string[] }
      const sheets = new Map<string, CSSStyleSheet>()

      async function request(path: string, attempts = 5): Promise<Document> {
        const call = new XMLHttpRequest()
        // The content security policy forbids DOMParser.
        call.responseType = 'document'
        call.open('GET', path)
        call.send()
        await new Promise((resolve) => (call.onloadend = resolve))
        const { status, responseXML } = call
        // A busy machine refuses a rendering.
        if (status === 503 && attempts > 1) {
          await new Promise((resolve) => setTimeout(resolve, 1_000))
          return request(path, attempts - 1)
        }
        if (status !== 200 || !responseXML) throw new Error(`${path} answers ${status}`)
        return responseXML
      }

      function sheetOf(text: string): CSSStyleSheet {
        const sheet = sheets.get(text) ?? new CSSStyleSheet()
        if (!sheets.has(text)) sheet.replaceSync(text)
        sheets.set(text, sheet)
        return sheet
      }

      function show(rendered: Document): void {
        const styles = [...rendered.head.querySelectorAll('style')].map(
          ({ textContent }) => textContent ?? '',
        )
        const wanted = styles.map(sheetOf)
        if (wanted.some((sheet, index) => sheet !== document.adoptedStyleSheets[index]))
          document.adoptedStyleSheets = wanted
        for (const element of rendered.querySelectorAll('noscript, script')) element.remove()
        for (const { name, value } of rendered.documentElement.attributes)
          if (document.documentElement.getAttribute(name) !== value)
            document.documentElement.setAttribute(name, value)
        replace(document.getElementById('root')!, rendered.getElementById('root')!)
      }

      /** Keeps children that are equal, like header and footer. */
      function replace(old: Element, next: Element): void {
        const before = [...old.children]
        const after = [...next.children]
        if (before.length !== after.length) return old.replaceWith(document.adoptNode(next))
        for (const [index, child] of after.entries())
          if (!before[index]!.isEqualNode(child)) before[index]!.replaceWith(document.adoptNode(child))
      }

      const found: string[] = []
      const requested = await Promise.all(paths.map(request))
      for (const [index, rendered] of requested.entries()) {
        show(rendered)
        await document.fonts.ready
        found.push(...faultsInDocument().map((fault) => `${paths[index]}: ${fault}`))
      }
      return found
    },
    { check, paths },
  )
}
