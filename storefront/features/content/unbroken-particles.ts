// Keeps a Japanese particle on one line with the link before it: 'お支払い方法を'.
import { html, raw } from '#domain/html.ts'

/** HTML. A long link may break, with its particle on a line of its own. */
export function unbrokenParticles(text: string): string {
  return text.replaceAll(/<a [^>]*>[^<]{1,12}<\/a>[をにはがのへでとも]/g, (linked) =>
    String(html`<span data-part="unbroken">${raw(linked)}</span>`),
  )
}
