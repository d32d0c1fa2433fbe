// Creates the error page: status, message and description.
import type { Translate } from '#messages/translator.ts'
import type { Page, PageRequest } from './page.ts'
import type { Head } from './route.ts'

export type ErrorData = { readonly status: number; readonly message: string; readonly description: string }

/** `unknownPath`: set if no route matches the address; omitted if the route's loader refused it. */
export function errorPage(
  request: Pick<PageRequest, 'locale' | 'country' | 'path'>,
  { shopName }: { readonly shopName: string },
  t: Translate,
  status: number,
  unknownPath?: string,
): { page: Page; head: Head; tags: [] } {
  const message = status === 404 ? t('error.notFound') : t('error.server')
  const advice = t(status === 404 ? 'error.checkAddress' : 'error.tryAgain')
  const description =
    unknownPath === undefined ? advice : t('error.unknownPath', { path: readablePath(unknownPath) })
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
    head: { title: `${message} · ${shopName}`, description: '', canonical: '', robots: 'noindex' },
    data,
  }
  return { page, head: { title: message, robots: 'noindex' }, tags: [] }
}

/** A readable path: decoded if valid, at most 200 characters, without invisible or direction-changing ones. */
export function readablePath(path: string): string {
  let text = path
  try {
    text = decodeURIComponent(path)
  } catch {
    // Broken escapes are shown undecoded.
  }
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '').slice(0, 200)
}
