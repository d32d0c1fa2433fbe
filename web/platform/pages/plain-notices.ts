// Notices in the HTML for documents without running code: scripts are off or failed to load. Only in the HTML, so that
// they cost no script.
import { html, type Html } from '#domain/html.ts'
import type { Translate } from '#messages/translator.ts'
import { incompleteId } from './incomplete-notice.ts'

export function plainNotices(t: Translate): Html {
  return html`<noscript><link rel="stylesheet" href="/_forms/no-script.css"><aside class="plain-notice"><p>${t('error.noScript')}</p></aside></noscript><aside class="plain-notice" id="${incompleteId}" hidden><p>${t('error.incomplete')} <a href="">${t('shell.retry')}</a></p></aside>`
}
