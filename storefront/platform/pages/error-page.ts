// The page that tells of an error: a status, a message and a description, all as text.
import type { Translate } from '#messages/translator.ts'
import type { Page, PageRequest } from './page.ts'
import type { Head } from './route.ts'

export type ErrorData = { readonly status: number; readonly message: string; readonly description: string }

/** `unknownPath` where no route has this address; left out where a route refused it. */
export function errorPage(
  request: Pick<PageRequest, 'locale' | 'country' | 'path'>,
  t: Translate,
  status: number,
  unknownPath?: string,
): { page: Page; head: Head; tags: [] } {
  const message = status === 404 ? t('error.notFound') : t('error.server')
  const description =
    unknownPath !== undefined
      ? t('error.unknownPath', { path: plainPath(unknownPath) })
      : status === 404
        ? t('error.checkAddress')
        : t('error.tryAgain')
  const data: ErrorData = { status, message, description }
  const { locale, country } = request
  const page: Page = {
    name: 'error',
    path: request.path,
    params: {},
    search: '',
    locale,
    country,
    status,
    head: { title: `${message} · ${t('shop.name')}`, description: '', canonical: '', robots: 'noindex' },
    data,
  }
  return { page, head: { title: message, robots: 'noindex' }, tags: [] }
}

/** A path as a person can read it: decoded where possible, short, without invisible or direction-changing characters. */
export function plainPath(path: string): string {
  let text = path
  try {
    text = decodeURIComponent(path)
  } catch {
    // Broken escapes are shown as they came.
  }
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '').slice(0, 200)
}
