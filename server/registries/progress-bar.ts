// How many gifts of a registry are given, in words and as a bar.
import { html, type Html } from '#domain/html.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'

type Progress = { readonly given: number; readonly wanted: number }

export function progressBar({ given, wanted }: Progress, locale: Locale): Html {
  const text = translateFor(locale)('registry.progress', { given, wanted })
  return html`<p class="progress">${text}<progress max="${wanted}" value="${given}" aria-label="${text}"></progress></p>`
}
