// Creates the page `/error/404` in the browser when the server is unreachable.
import { notFoundPath, type Page } from '../pages/page.ts'
import type { Visit } from '../pages/visit.ts'

/** Data of the not-found screen; null if `/error/404` itself was requested. */
export type NotFoundData = { readonly unreachable: true } | null

/** Address that was requested before `/error/404`, from the history entry; '' if none. */
export function requestedAddress(): string {
  const { wanted: address } = (history.state ?? {}) as { wanted?: unknown }
  return typeof address === 'string' ? address : ''
}

export function unreachablePage({ locale, country, site, t }: Visit): Page {
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
      title: `${t('error.unreachable')} · ${site.shopName}`,
      description: '',
      canonical: '',
      robots: 'noindex',
    },
  }
}
