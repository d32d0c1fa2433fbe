// A select with the chevron of the storefront (web/ui/SelectField.tsx).
import { html, type Html } from '#domain/html.ts'
import { plainIcon } from '../pages/plain-page.ts'

export type PlainOption = { readonly value: string; readonly text: string }

export const noOption: PlainOption = { value: '', text: '' }

type PlainSelect = {
  readonly name: string
  /** The chosen value. */
  readonly value: string
  readonly options: readonly PlainOption[]
  /** More attributes. */
  readonly more?: Html
}

export function plainSelect({ name, value, options, more }: PlainSelect): Html {
  const option = (each: PlainOption): Html =>
    html`<option value="${each.value}"${each.value === value && html` selected`}>${each.text}</option>`
  return html`<span class="select"><select class="input" name="${name}"${more && html` ${more}`}>${options.map(option)}</select>${plainIcon('chevron-down')}</span>`
}
