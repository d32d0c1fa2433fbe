// What a document says where its code does not run: scripts are off, or did not come. The browser's code knows nothing
// of the sentences, so that they cost no script.
import type { Translate } from '#messages/translator.ts'
import { escape } from './escape.ts'
import { incompleteId } from './incomplete.ts'

export function plainNotices(t: Translate): string {
  return [
    '<noscript><link rel="stylesheet" href="/_forms/no-script.css">',
    `<aside class="plain-notice"><p>${escape(t('error.noScript'))}</p></aside></noscript>`,
    `<aside class="plain-notice" id="${incompleteId}" hidden><p>${escape(t('error.incomplete'))}`,
    ` <a href="">${escape(t('error.retry'))}</a></p></aside>`,
  ].join('')
}
