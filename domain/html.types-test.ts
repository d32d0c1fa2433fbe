// A string is no markup at compile time.
import { html, type Html } from './html.ts'

const show = (content: Html): string => String(content)

show(html`<p></p>`)
// @ts-expect-error -- a string is not escaped
show('<p></p>')
// @ts-expect-error -- joined markup is a string
show(String(html`<b></b>`) + String(html`<i></i>`))
// @ts-expect-error -- an object is no markup, although it has text
show({ toString: () => '<p></p>' })
