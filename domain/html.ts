// Builds HTML and XML. The tag escapes every inserted text, so that no text of a shopper or merchant becomes markup.

class Markup {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  toString(): string {
    return this.#text
  }
}

/** Safe markup. A function that takes `Html` refuses a string. */
export type Html = Markup

/** A value in a template: text and numbers are escaped, `Html` is not; null, undefined and false are omitted. */
export type HtmlValue = string | number | Html | null | undefined | false | readonly HtmlValue[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Special characters, and characters that XML 1.0 forbids, even escaped. */
// oxlint-disable-next-line no-control-regex -- the forbidden characters are control characters
const unsafe = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function markupOf(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return ''
  if (typeof value === 'string') return value.replace(unsafe, (character) => entities[character] ?? '')
  return Array.isArray(value) ? value.map(markupOf).join('') : String(value)
}

export function html(template: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Markup(template.reduce((text, part, i) => text + markupOf(values[i - 1]) + part))
}

/** The same rules are valid for XML and SVG. */
export const xml = html

/** Only for markup of a source that escapes: React, the sanitiser, `JSON` in a data block, or a constant. */
export function raw(markup: string): Html {
  return new Markup(markup)
}

export function joinHtml(values: readonly HtmlValue[], separator: HtmlValue): Html {
  return html`${values.map((value, i) => (i === 0 ? value : [separator, value]))}`
}

/** Text with its line breaks. */
export function htmlLines(text: string): Html {
  return joinHtml(text.split('\n'), html`<br>`)
}
