// `/error/404` as the browser makes it itself when the server cannot be reached.
import { notFoundPath, type Page } from '../pages/page.ts'
import type { Visit } from '../pages/visit.ts'

/** What the not-found screen may be told; null when it was opened by its address. */
export type NotFoundData = { readonly unreachable: true } | null

/** The history entry of `/error/404` keeps the address that was wanted. '' where none was. */
export function wantedAddress(): string {
  const { wanted } = (history.state ?? {}) as { wanted?: unknown }
  return typeof wanted === 'string' ? wanted : ''
}

export function keepWantedAddress(wanted: string): void {
  history.replaceState({ ...(history.state as object | null), wanted }, '')
}

export function unreachablePage({ locale, country, t }: Visit): Page {
  const data: NotFoundData = { unreachable: true }
  return {
    name: 'not-found',
    path: notFoundPath,
    params: {},
    search: '',
    locale,
    country,
    status: 404,
    data,
    head: {
      title: `${t('error.unreachable')} · ${t('shop.name')}`,
      description: '',
      canonical: '',
      robots: 'noindex',
    },
  }
}
