// Prints HTML of the server in a frame of its own, so that the screen stays as it is.
import { trustedHtml } from '#web/ui/trusted-html.ts'

/** `styles` become a constructed sheet, which the content security policy allows. */
export function printPage({ html, styles }: { html: string; styles: string }, title: string): void {
  document.querySelector('iframe[data-part="print"]')?.remove()
  const frame = document.createElement('iframe')
  frame.dataset.part = 'print'
  frame.title = title
  frame.tabIndex = -1
  document.body.append(frame)
  const target = frame.contentWindow as (Window & typeof globalThis) | null
  if (!target) throw new Error('the browser opened no frame to print')
  const content = document.createElement('template')
  content.innerHTML = trustedHtml(html) as string
  const sheet = new target.CSSStyleSheet()
  sheet.replaceSync(styles)
  target.document.adoptedStyleSheets = [sheet]
  target.document.title = title
  target.document.body.append(target.document.importNode(content.content, true))
  target.print()
}
