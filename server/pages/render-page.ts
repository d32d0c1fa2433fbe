// One rendering of a page: from the question to the document or its data, with what they depend on.
import type { Read } from '#api/call.ts'
import { instantAt, timeZones } from '#domain/calendar/calendar.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import { validUntil } from '#domain/calendar/validity.ts'
import { translateFor } from '#messages/load.ts'
import type { Payload, Site } from '#storefront/platform/pages/page.ts'
import { createLostPages } from './lost-page.ts'
import type { Rendered } from './page-cache.ts'
import type { Renderer, Storefront } from './storefront.ts'
import type { Asked } from './visitor.ts'

export type RenderOptions = {
  readonly storefront: Storefront
  readonly site: Site
  readonly readFor: (locale: Locale, country: Country) => Read
  readonly now: () => number
  /** False in development: every page is rendered anew. */
  readonly keeps: boolean
  /** Every document then begins with a notice that nothing is sold. */
  readonly isTestShop: boolean
}

type LoadedPage = Awaited<ReturnType<Renderer['loadFault']>>

/** When a day is looked at that is not today: in the morning. */
const lookingHour = 9

export function createRenderPage({ storefront, site, readFor, now, keeps, isTestShop }: RenderOptions) {
  const lost = createLostPages(now)

  function momentOf({ day, country }: Asked): number {
    return day === undefined ? now() : instantAt(day, lookingHour, timeZones[country])
  }

  async function documentOf(loaded: LoadedPage, moment: number): Promise<string> {
    const { page } = loaded
    const renderer = await storefront.renderer()
    const notice = isTestShop ? translateFor(page.locale)('test.notice') : ''
    const around = { ...storefront, notice }
    const render = (shown = page): Promise<string> =>
      renderer.render(
        { ...loaded, page: shown },
        moment,
        site,
        storefront.assets(page.name, page.locale),
        around,
      )
    const isLost = page.status === 404 && page.name === 'error'
    return isLost && keeps ? lost.of(page, validUntil(page.country, moment), render) : render()
  }

  async function rendered(
    asked: Asked,
    loaded: LoadedPage,
    moment: number,
    keep: boolean,
  ): Promise<Rendered> {
    const { page, tags } = loaded
    const trueUntil = validUntil(asked.country, moment)
    const common = { status: page.status, tags, trueUntil, keep: keep && keeps }
    if (asked.isPayload)
      return {
        ...common,
        contentType: 'application/json; charset=utf-8',
        body: JSON.stringify(page satisfies Payload),
      }
    const { cssHash } = storefront.assets(page.name, page.locale)
    const body = await documentOf(loaded, moment)
    return { ...common, contentType: 'text/html; charset=utf-8', body, cssHash }
  }

  return {
    async page(asked: Asked): Promise<Rendered> {
      const moment = momentOf(asked)
      const renderer = await storefront.renderer()
      const loaded = await renderer.load({ ...asked, now: moment }, readFor(asked.locale, asked.country))
      if ('redirect' in loaded) return renderRedirect(asked, loaded)
      return rendered(asked, loaded, moment, loaded.page.status === 200 && asked.day === undefined)
    },
    /** The page that says that something went wrong. */
    async fault(asked: Asked): Promise<Rendered> {
      const moment = momentOf(asked)
      const renderer = await storefront.renderer()
      return rendered(asked, await renderer.loadFault({ ...asked, now: moment }, 500), moment, false)
    },
    /** Forgets what stands in the documents of addresses that name nothing: the menu may have changed. */
    clear: lost.clear,
  }
}

function renderRedirect(
  asked: Asked,
  { redirect, permanent }: { redirect: string; permanent: boolean },
): Rendered {
  const common = { tags: [], keep: false, trueUntil: 0 }
  if (asked.isPayload)
    return {
      ...common,
      status: 200,
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify({ redirect } satisfies Payload),
    }
  return {
    ...common,
    status: permanent ? 308 : 302,
    contentType: 'text/plain; charset=utf-8',
    body: '',
    location: redirect,
  }
}
