// Notices in the HTML for documents without running code: scripts are off or failed to load. Only in the HTML, so that
// they cost no script.
import type { Translate } from '#messages/translator.ts'
import { escape } from './escape.ts'
import { incompleteId } from './incomplete-notice.ts'

export function plainNotices(t: Translate): string {
  return [
    '<noscript><link rel="stylesheet" href="/_forms/no-script.css">',
    `<aside class="plain-notice"><p>${escape(t('error.noScript'))}</p></aside></noscript>`,
    `<aside class="plain-notice" id="${incompleteId}" hidden><p>${escape(t('error.incomplete'))}`,
    ` <a href="">${escape(t('error.retry'))}</a></p></aside>`,
  ].join('')
}
